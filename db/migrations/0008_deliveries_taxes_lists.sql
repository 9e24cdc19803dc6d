CREATE TABLE "address_forms" (
	"country_code" text PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "error_reports" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"message" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "job_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"failures" integer NOT NULL,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_layouts" (
	"template" text NOT NULL,
	"language_code" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "mail_layouts_template_language_code_pk" PRIMARY KEY("template","language_code")
);
--> statement-breakpoint
CREATE TABLE "shipping_carriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"name" text NOT NULL,
	"tracking_link" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_carriers_link" CHECK ("shipping_carriers"."tracking_link" = '' or ("shipping_carriers"."tracking_link" like 'https://_%' and "shipping_carriers"."tracking_link" like '%{number}%'))
);
--> statement-breakpoint
CREATE TABLE "shipping_packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"name" text NOT NULL,
	"length_millimeters" integer NOT NULL,
	"width_millimeters" integer NOT NULL,
	"height_millimeters" integer NOT NULL,
	"empty_grams" integer DEFAULT 0 NOT NULL,
	"maximum_grams" integer,
	CONSTRAINT "shipping_packages_size" CHECK (least("shipping_packages"."length_millimeters", "shipping_packages"."width_millimeters", "shipping_packages"."height_millimeters") > 0
        and greatest("shipping_packages"."length_millimeters", "shipping_packages"."width_millimeters", "shipping_packages"."height_millimeters") <= 10000),
	CONSTRAINT "shipping_packages_weight" CHECK ("shipping_packages"."empty_grams" >= 0 and coalesce("shipping_packages"."maximum_grams", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_practices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_practices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"handling_days" integer DEFAULT 0 NOT NULL,
	"cut_off_minutes" integer,
	"volume_divisor" integer,
	CONSTRAINT "shipping_practices_days" CHECK ("shipping_practices"."handling_days" between 0 and 60),
	CONSTRAINT "shipping_practices_cut_off" CHECK ("shipping_practices"."cut_off_minutes" between 0 and 1439),
	CONSTRAINT "shipping_practices_divisor" CHECK ("shipping_practices"."volume_divisor" between 100 and 100000)
);
--> statement-breakpoint
CREATE TABLE "low_stock_alerts" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_exceptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_code" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"category_id" integer,
	"tax_class_code" text,
	"name" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "tax_exceptions_rate" CHECK ("tax_exceptions"."rate_basis_points" between 0 and 10000),
	CONSTRAINT "tax_exceptions_interval" CHECK ("tax_exceptions"."ends_at" > "tax_exceptions"."starts_at"),
	CONSTRAINT "tax_exceptions_narrower" CHECK ("tax_exceptions"."state" <> '' or "tax_exceptions"."category_id" is not null or "tax_exceptions"."starts_at" is not null or "tax_exceptions"."ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "tax_thresholds" (
	"country_code" text PRIMARY KEY NOT NULL,
	"order_minor" bigint,
	"yearly_minor" bigint,
	"below" text DEFAULT 'none' NOT NULL,
	CONSTRAINT "tax_thresholds_below" CHECK ("tax_thresholds"."below" in ('none', 'home')),
	CONSTRAINT "tax_thresholds_amounts" CHECK (coalesce("tax_thresholds"."order_minor", 1) > 0 and coalesce("tax_thresholds"."yearly_minor", 1) > 0),
	CONSTRAINT "tax_thresholds_any" CHECK ("tax_thresholds"."order_minor" is not null or "tax_thresholds"."yearly_minor" is not null)
);
--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_list";--> statement-breakpoint
ALTER TABLE "banner_translations" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner_translations" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "focus" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_tracked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "focus" text DEFAULT 'center' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_focus" text DEFAULT 'center' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "length_millimeters" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "width_millimeters" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "height_millimeters" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "excluded_classes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "is_low_stock_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "address_forms" ADD CONSTRAINT "address_forms_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_clicks" ADD CONSTRAINT "slide_clicks_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_clicks" ADD CONSTRAINT "slide_clicks_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_layouts" ADD CONSTRAINT "mail_layouts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_carriers" ADD CONSTRAINT "shipping_carriers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_packages" ADD CONSTRAINT "shipping_packages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_practices" ADD CONSTRAINT "shipping_practices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_stock_alerts" ADD CONSTRAINT "low_stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_exceptions" ADD CONSTRAINT "tax_exceptions_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_exceptions" ADD CONSTRAINT "tax_exceptions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_exceptions" ADD CONSTRAINT "tax_exceptions_tax_class_code_tax_classes_code_fk" FOREIGN KEY ("tax_class_code") REFERENCES "public"."tax_classes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_thresholds" ADD CONSTRAINT "tax_thresholds_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slide_clicks_slider_day" ON "slide_clicks" USING btree ("slider_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "slide_clicks_banner_day" ON "slide_clicks" USING btree ("banner_id","day");--> statement-breakpoint
CREATE INDEX "error_reports_last" ON "error_reports" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "job_history_job" ON "job_history" USING btree ("job","id");--> statement-breakpoint
CREATE INDEX "job_history_started" ON "job_history" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "shipping_carriers_shop" ON "shipping_carriers" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "shipping_packages_shop" ON "shipping_packages" USING btree ("shop_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_practices_once" ON "shipping_practices" USING btree (coalesce("shop_id", 0));--> statement-breakpoint
CREATE INDEX "tax_exceptions_country" ON "tax_exceptions" USING btree ("country_code","id");--> statement-breakpoint
CREATE INDEX "tax_exceptions_category" ON "tax_exceptions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tax_exceptions_class" ON "tax_exceptions" USING btree ("tax_class_code");--> statement-breakpoint
CREATE INDEX "orders_untracked" ON "orders" USING btree ("shop_id","created_at","id") WHERE not is_tracked;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'shop_orders', 'products', 'customers', 'returns', 'coupons', 'transfers', 'recharges', 'vouchers', 'mails', 'audit', 'price_rules', 'stock', 'searches', 'search_rules', 'payouts', 'affiliates'));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_focus" CHECK ("media_files"."focus" in ('center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_focus" CHECK ("product_images"."focus" in ('center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_focus" CHECK ("products"."image_focus" in ('center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size" CHECK ("products"."length_millimeters" > 0 and "products"."width_millimeters" > 0 and "products"."height_millimeters" > 0);
--> statement-breakpoint
-- by hand
-- Descriptions were plain text: each line becomes a paragraph.
UPDATE products SET description = '<p>' || regexp_replace(btrim(replace(replace(replace(description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E' \n\r\t'), '\s*\n\s*', '</p><p>', 'g') || '</p>'
  WHERE btrim(description, E' \n\r\t') <> '';--> statement-breakpoint
UPDATE product_translations SET description = '<p>' || regexp_replace(btrim(replace(replace(replace(description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E' \n\r\t'), '\s*\n\s*', '</p><p>', 'g') || '</p>'
  WHERE btrim(description, E' \n\r\t') <> '';--> statement-breakpoint
ALTER TABLE products ADD CONSTRAINT products_description_is_safe CHECK (regexp_replace(description, '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE product_translations ADD CONSTRAINT product_translations_description_is_safe CHECK (regexp_replace(description, '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]');
--> statement-breakpoint
CREATE FUNCTION note_tracking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := coalesce(new.order_id, old.order_id);
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN NULL;
  END IF;
  UPDATE orders SET is_tracked = known.is_tracked
  FROM (SELECT EXISTS (SELECT FROM parcels WHERE order_id = changed AND tracking_number <> '') AS is_tracked) known
  WHERE orders.id = changed AND orders.is_tracked <> known.is_tracked;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_note_tracking AFTER INSERT OR DELETE OR UPDATE OF tracking_number ON parcels
FOR EACH ROW EXECUTE FUNCTION note_tracking();
--> statement-breakpoint
UPDATE orders SET is_tracked = true
WHERE EXISTS (SELECT FROM parcels WHERE parcels.order_id = orders.id AND parcels.tracking_number <> '');
