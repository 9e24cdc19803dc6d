CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"shop_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"byte_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"base" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"proposed_by_id" integer,
	"proposed_at" timestamp with time zone NOT NULL,
	"refusal_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"product_id" integer,
	"shop_id" integer,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_drafts_of" UNIQUE NULLS NOT DISTINCT("customer_id","product_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "proposed_by_shop_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_proposed_by_id_customers_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_saved_by_id_customers_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_shop" ON "media_files" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_changes_proposed_by" ON "product_changes" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "product_drafts_product" ON "product_drafts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_drafts_shop" ON "product_drafts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_versions_product" ON "product_versions" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_versions_saved_by" ON "product_versions" USING btree ("saved_by_id");--> statement-breakpoint
CREATE INDEX "product_versions_pictures" ON "product_versions" USING gin (("content"->'pictures') jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_proposed_by_shop_id_shops_id_fk" FOREIGN KEY ("proposed_by_shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_proposed_by" ON "brands" USING btree ("proposed_by_shop_id");--> statement-breakpoint
CREATE INDEX "products_publish_at" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "products_images" ON "products" USING gin ("images");--> statement-breakpoint
CREATE INDEX "variants_image" ON "variants" USING btree ("image");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_publish_at" CHECK ("products"."publish_at" is null or "products"."status" = 'draft');--> statement-breakpoint
-- by hand
-- The pictures that products show already, for the library of their shop.
INSERT INTO "media_files" ("file", "shop_id")
SELECT DISTINCT ON (f.file) f.file, p.shop_id FROM "products" p, unnest(p.images) f(file) ORDER BY f.file, p.id
ON CONFLICT DO NOTHING;
