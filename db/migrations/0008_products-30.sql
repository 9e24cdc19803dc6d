CREATE TABLE "low_stock_alerts" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "focus" text DEFAULT 'center' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_focus" text DEFAULT 'center' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "excluded_classes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "is_low_stock_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "low_stock_alerts" ADD CONSTRAINT "low_stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_focus" CHECK ("product_images"."focus" in ('center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_focus" CHECK ("products"."image_focus" in ('center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size" CHECK ("products"."length_mm" > 0 and "products"."width_mm" > 0 and "products"."height_mm" > 0);--> statement-breakpoint
-- by hand
-- Descriptions were plain text: each line becomes a paragraph.
UPDATE products SET description = '<p>' || regexp_replace(btrim(replace(replace(replace(description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E' \n\r\t'), '\s*\n\s*', '</p><p>', 'g') || '</p>'
  WHERE btrim(description, E' \n\r\t') <> '';--> statement-breakpoint
UPDATE product_translations SET description = '<p>' || regexp_replace(btrim(replace(replace(replace(description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E' \n\r\t'), '\s*\n\s*', '</p><p>', 'g') || '</p>'
  WHERE btrim(description, E' \n\r\t') <> '';--> statement-breakpoint
ALTER TABLE products ADD CONSTRAINT products_description_is_safe CHECK (regexp_replace(description, '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE product_translations ADD CONSTRAINT product_translations_description_is_safe CHECK (regexp_replace(description, '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]');
