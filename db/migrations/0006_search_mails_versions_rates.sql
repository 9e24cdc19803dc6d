CREATE TABLE "region_countries" (
	"region_id" integer NOT NULL,
	"country_code" text NOT NULL,
	CONSTRAINT "region_countries_region_id_country_code_pk" PRIMARY KEY("region_id","country_code")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "regions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
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
CREATE TABLE "search_misses" (
	"id" serial PRIMARY KEY NOT NULL,
	"language_code" text NOT NULL,
	"term" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_term" UNIQUE("language_code","term")
);
--> statement-breakpoint
CREATE TABLE "shipping_weight_bands" (
	"rate_id" integer NOT NULL,
	"up_to_grams" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "shipping_weight_bands_rate_id_up_to_grams_pk" PRIMARY KEY("rate_id","up_to_grams"),
	CONSTRAINT "shipping_weight_bands_amounts" CHECK ("shipping_weight_bands"."up_to_grams" > 0 and "shipping_weight_bands"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vat_checks" (
	"number" text PRIMARY KEY NOT NULL,
	"is_valid" boolean NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipping_zone_places" DROP CONSTRAINT "shipping_zone_places_once";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_axis";--> statement-breakpoint
ALTER TABLE "shipping_rates" DROP CONSTRAINT "shipping_rates_method";--> statement-breakpoint
ALTER TABLE "shipping_rates" DROP CONSTRAINT "shipping_rates_zone";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "proposed_by_shop_id" integer;--> statement-breakpoint
ALTER TABLE "home_components" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_components" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "is_legal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "vat_status" text DEFAULT 'unverified' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "vat_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "vat_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "legal_pages" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "maximum_grams" integer;--> statement-breakpoint
ALTER TABLE "shipping_zone_places" ADD COLUMN "postal_codes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "region_countries" ADD CONSTRAINT "region_countries_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_countries" ADD CONSTRAINT "region_countries_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_proposed_by_id_customers_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_saved_by_id_customers_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_misses" ADD CONSTRAINT "search_misses_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_weight_bands" ADD CONSTRAINT "shipping_weight_bands_rate_id_shipping_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_shop" ON "media_files" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_changes_proposed_by" ON "product_changes" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "product_drafts_product" ON "product_drafts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_drafts_shop" ON "product_drafts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_versions_product" ON "product_versions" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_versions_saved_by" ON "product_versions" USING btree ("saved_by_id");--> statement-breakpoint
CREATE INDEX "product_versions_pictures" ON "product_versions" USING gin (("content"->'pictures') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "search_misses_uses" ON "search_misses" USING btree ("uses","id");--> statement-breakpoint
CREATE INDEX "search_misses_last_used" ON "search_misses" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "vat_checks_checked" ON "vat_checks" USING btree ("checked_at");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_proposed_by_shop_id_shops_id_fk" FOREIGN KEY ("proposed_by_shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_proposed_by" ON "brands" USING btree ("proposed_by_shop_id");--> statement-breakpoint
CREATE INDEX "mails_kept" ON "mails" USING btree ("sent_at") WHERE sent_at is not null and data <> '{}';--> statement-breakpoint
CREATE INDEX "orders_delivery_address_search" ON "orders" USING gin (fold_text((delivery_address ->> 'name') || ' ' || regexp_replace(delivery_address ->> 'phone', '[^0-9]', '', 'g')) gin_trgm_ops) WHERE delivery_address is not null;--> statement-breakpoint
CREATE INDEX "products_publish_at" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "products_images" ON "products" USING gin ("images");--> statement-breakpoint
CREATE INDEX "variants_image" ON "variants" USING btree ("image");--> statement-breakpoint
ALTER TABLE "shipping_zone_places" ADD CONSTRAINT "shipping_zone_places_once" UNIQUE("zone_id","country_code","state","city","postal_codes");--> statement-breakpoint
ALTER TABLE "home_components" ADD CONSTRAINT "home_components_schedule" CHECK ("home_components"."starts_at" < "home_components"."ends_at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_axis" CHECK ("order_events"."axis" in ('fulfilment', 'payment', 'return', 'address'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_publish_at" CHECK ("products"."publish_at" is null or "products"."status" = 'draft');--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_vat_status" CHECK ("purchases"."vat_status" in ('unverified', 'valid', 'invalid'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_vat_checked" CHECK ("purchases"."vat_status" = 'unverified' or "purchases"."vat_checked_at" is not null);--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_weight" CHECK ("shipping_rates"."maximum_grams" > 0);--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_method" CHECK ("shipping_rates"."method" in ('flat_rate', 'product_base', 'area_base', 'invoice_base', 'weight_base'));--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_zone" CHECK (("shipping_rates"."method" <> 'area_base' or "shipping_rates"."zone_id" is not null) and ("shipping_rates"."zone_id" is null or "shipping_rates"."method" in ('area_base', 'weight_base'))
        and ("shipping_rates"."zone_id" is null or "shipping_rates"."country_code" is null));--> statement-breakpoint
-- by hand
UPDATE "pages" SET "is_legal" = true WHERE "slug" = 'returns';--> statement-breakpoint
UPDATE "page_versions" SET "is_legal" = true FROM "pages" WHERE "pages"."id" = "page_versions"."page_id" AND "pages"."is_legal";--> statement-breakpoint
-- The pictures that products show already, for the library of their shop.
INSERT INTO "media_files" ("file", "shop_id")
SELECT DISTINCT ON (f.file) f.file, p.shop_id FROM "products" p, unnest(p.images) f(file) ORDER BY f.file, p.id
ON CONFLICT DO NOTHING;
