CREATE TABLE "search_misses" (
	"id" serial PRIMARY KEY NOT NULL,
	"language_code" text NOT NULL,
	"term" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_term" UNIQUE("language_code","term")
);
--> statement-breakpoint
ALTER TABLE "home_components" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_components" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "is_legal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "legal_pages" jsonb;--> statement-breakpoint
ALTER TABLE "search_misses" ADD CONSTRAINT "search_misses_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_misses_uses" ON "search_misses" USING btree ("uses","id");--> statement-breakpoint
CREATE INDEX "search_misses_last_used" ON "search_misses" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "mails_kept" ON "mails" USING btree ("sent_at") WHERE sent_at is not null and data <> '{}';--> statement-breakpoint
ALTER TABLE "home_components" ADD CONSTRAINT "home_components_schedule" CHECK ("home_components"."starts_at" < "home_components"."ends_at");--> statement-breakpoint
-- by hand
UPDATE "pages" SET "is_legal" = true WHERE "slug" = 'returns';--> statement-breakpoint
UPDATE "page_versions" SET "is_legal" = true FROM "pages" WHERE "pages"."id" = "page_versions"."page_id" AND "pages"."is_legal";
