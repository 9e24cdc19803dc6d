CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_shop_id" integer,
	"order_id" integer,
	"product_id" integer,
	"customer_id" integer,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_one_subject" CHECK (num_nonnulls("notes"."order_id", "notes"."product_id", "notes"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_views_views" CHECK ("product_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"variant_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "variant_prices_variant_id_currency_code_pk" PRIMARY KEY("variant_id","currency_code"),
	CONSTRAINT "variant_prices_positive" CHECK ("variant_prices"."price_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "imported_terms" DROP CONSTRAINT "imported_terms_kind";--> statement-breakpoint
DROP INDEX "orders_to_ship";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_currency_code" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_fixed_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "package_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "length_millimeters" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "width_millimeters" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "height_millimeters" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_by_shop_id_shops_id_fk" FOREIGN KEY ("by_shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_shop" ON "notes" USING btree ("by_shop_id");--> statement-breakpoint
CREATE INDEX "notes_order" ON "notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "notes_product" ON "notes" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "notes_customer" ON "notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "variant_prices_currency" ON "variant_prices" USING btree ("currency_code","variant_id");--> statement-breakpoint
CREATE INDEX "orders_shop_payment" ON "orders" USING btree ("shop_id","payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" USING btree ("payment_method","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_shop_method" ON "orders" USING btree ("shop_id","payment_method","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("created_at","id","payment_method","payment_status") WHERE fulfilment_status in ('pending', 'confirmed', 'picked_up');--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","id") WHERE payment_status = 'unpaid' and fulfilment_status not in ('canceled', 'delivered') and payment_method <> 'cash_on_delivery';--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_package" CHECK ("parcels"."length_millimeters" > 0 and "parcels"."width_millimeters" > 0 and "parcels"."height_millimeters" > 0 and "parcels"."weight_grams" > 0);--> statement-breakpoint
ALTER TABLE "imported_terms" ADD CONSTRAINT "imported_terms_kind" CHECK ("imported_terms"."kind" in ('category', 'brand', 'color', 'attribute', 'attribute_value'));--> statement-breakpoint
-- by hand
-- Rewrites the table once: updating each order would write it anew into every index.
CREATE FUNCTION payment_method_of(wanted integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT p.payment_method FROM purchases p WHERE p.id = wanted), '');
END $$;
--> statement-breakpoint
ALTER TABLE orders ALTER COLUMN payment_method TYPE text USING payment_method_of(purchase_id);--> statement-breakpoint
DROP FUNCTION payment_method_of(integer);--> statement-breakpoint
CREATE FUNCTION copy_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN new;
  END IF;
  new.payment_method := coalesce((SELECT p.payment_method FROM purchases p WHERE p.id = new.purchase_id), '');
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_copy_payment_method BEFORE INSERT ON orders
FOR EACH ROW EXECUTE FUNCTION copy_payment_method();
--> statement-breakpoint
CREATE FUNCTION note_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET payment_method = coalesce(new.payment_method, '') WHERE purchase_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchases_note_payment_method AFTER UPDATE OF payment_method ON purchases
FOR EACH ROW WHEN (old.payment_method IS DISTINCT FROM new.payment_method) EXECUTE FUNCTION note_payment_method();
--> statement-breakpoint
-- What is rare in one shop may be frequent in all: without these an index is not used.
CREATE STATISTICS orders_facts (mcv) ON shop_id, fulfilment_status, payment_status, payment_method, is_tracked FROM orders;
