CREATE TABLE "home_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sections" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide_clicks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slider_id" integer,
	"banner_id" integer,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "slide_clicks_one_subject" CHECK (num_nonnulls("slide_clicks"."slider_id", "slide_clicks"."banner_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "mail_layouts" (
	"template" text NOT NULL,
	"language_code" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "mail_layouts_template_language_code_pk" PRIMARY KEY("template","language_code")
);
--> statement-breakpoint
ALTER TABLE "banner_translations" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner_translations" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "focus" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slide_clicks" ADD CONSTRAINT "slide_clicks_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_clicks" ADD CONSTRAINT "slide_clicks_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_layouts" ADD CONSTRAINT "mail_layouts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slide_clicks_slider_day" ON "slide_clicks" USING btree ("slider_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "slide_clicks_banner_day" ON "slide_clicks" USING btree ("banner_id","day");--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_focus" CHECK ("media_files"."focus" in ('center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));