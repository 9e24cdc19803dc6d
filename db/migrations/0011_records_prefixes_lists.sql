CREATE TABLE "internal_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internal_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_shop_id" integer,
	"name" text NOT NULL,
	CONSTRAINT "internal_tags_name" UNIQUE NULLS NOT DISTINCT("by_shop_id","name"),
	CONSTRAINT "internal_tags_name_length" CHECK (char_length("internal_tags"."name") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "record_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_shop_id" integer,
	"order_id" integer,
	"product_id" integer,
	"customer_id" integer,
	"shop_id" integer,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_files_file_unique" UNIQUE("file"),
	CONSTRAINT "record_files_one_record" CHECK (num_nonnulls("record_files"."order_id", "record_files"."product_id", "record_files"."customer_id", "record_files"."shop_id") = 1),
	CONSTRAINT "record_files_size" CHECK ("record_files"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "record_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag_id" integer NOT NULL,
	"order_id" integer,
	"product_id" integer,
	"customer_id" integer,
	"shop_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_tags_once" UNIQUE NULLS NOT DISTINCT("tag_id","order_id","product_id","customer_id","shop_id"),
	CONSTRAINT "record_tags_one_record" CHECK (num_nonnulls("record_tags"."order_id", "record_tags"."product_id", "record_tags"."customer_id", "record_tags"."shop_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "term_import_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_import_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"term_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "term_import_rows_kind" CHECK ("term_import_rows"."kind" in ('categories', 'brands', 'colors', 'attributes', 'attribute-values', 'tags', 'units'))
);
--> statement-breakpoint
CREATE TABLE "term_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"customer_id" integer,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"errors_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "term_imports_list" CHECK ("term_imports"."list" in ('brands', 'colors', 'attributes', 'categories', 'tags', 'units'))
);
--> statement-breakpoint
ALTER TABLE "notes" DROP CONSTRAINT "notes_one_subject";--> statement-breakpoint
DROP INDEX "purchases_country";--> statement-breakpoint
DROP INDEX "invoices_search";--> statement-breakpoint
DROP INDEX "orders_shop";--> statement-breakpoint
DROP INDEX "orders_payment";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_untracked";--> statement-breakpoint
DROP INDEX "orders_total";--> statement-breakpoint
DROP INDEX "orders_shop_total";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "prefix" text DEFAULT 'CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "symbol_format" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "number_style" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "omits_zero_decimals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "shop_id" integer;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "kind" text DEFAULT 'note' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "prefix" text DEFAULT 'INV' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_to_country_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "seen_minor" bigint;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_currency_code" text;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_minor" bigint;--> statement-breakpoint
ALTER TABLE "internal_tags" ADD CONSTRAINT "internal_tags_by_shop_id_shops_id_fk" FOREIGN KEY ("by_shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_by_shop_id_shops_id_fk" FOREIGN KEY ("by_shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tags" ADD CONSTRAINT "record_tags_tag_id_internal_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."internal_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tags" ADD CONSTRAINT "record_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tags" ADD CONSTRAINT "record_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tags" ADD CONSTRAINT "record_tags_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_tags" ADD CONSTRAINT "record_tags_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_import_rows" ADD CONSTRAINT "term_import_rows_import_id_term_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."term_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_imports" ADD CONSTRAINT "term_imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_files_by_shop" ON "record_files" USING btree ("by_shop_id");--> statement-breakpoint
CREATE INDEX "record_files_order" ON "record_files" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "record_files_product" ON "record_files" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "record_files_customer" ON "record_files" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "record_files_shop" ON "record_files" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "record_tags_order" ON "record_tags" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "record_tags_product" ON "record_tags" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "record_tags_customer" ON "record_tags" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "record_tags_shop" ON "record_tags" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "term_import_rows_import" ON "term_import_rows" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "term_imports_list_id" ON "term_imports" USING btree ("list","id");--> statement-breakpoint
CREATE INDEX "term_imports_customer" ON "term_imports" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_about_shop" ON "notes" USING btree ("shop_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_letters" ON "orders" USING btree (right("code", 9));--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("ship_to_country_code","created_at","id","shop_id","fulfilment_status","payment_status","payment_method");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (("prefix" || '-' || "shop_id"::text || '-' || lpad("number"::text, greatest(6, length("number"::text)), '0')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","created_at","id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_status","created_at","id","shop_id","fulfilment_status","payment_method");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id","shop_id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
CREATE INDEX "orders_untracked" ON "orders" USING btree ("shop_id","created_at","id","fulfilment_status","payment_status") WHERE not is_tracked;--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_minor","id","shop_id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
CREATE INDEX "orders_shop_total" ON "orders" USING btree ("shop_id","total_minor","id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_symbol_format" CHECK ("currencies"."symbol_format" in ('symbol_amount', 'symbol__amount', 'amount_symbol', 'amount__symbol'));--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_number_style" CHECK ("currencies"."number_style" in ('point', 'comma', 'space', 'apostrophe', 'language'));--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_kind" CHECK ("notes"."kind" in ('note', 'tag_added', 'tag_removed', 'file_added', 'file_removed'));--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_one_subject" CHECK (num_nonnulls("notes"."order_id", "notes"."product_id", "notes"."customer_id", "notes"."shop_id") = 1);--> statement-breakpoint
-- by hand
-- Rewrites the table once: updating each order would write it anew into every index.
CREATE FUNCTION country_of_purchase(wanted integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT p.ship_to_country_code FROM purchases p WHERE p.id = wanted);
END $$;
--> statement-breakpoint
ALTER TABLE orders ALTER COLUMN ship_to_country_code TYPE text USING country_of_purchase(purchase_id);--> statement-breakpoint
DROP FUNCTION country_of_purchase(integer);--> statement-breakpoint
DROP TRIGGER orders_copy_payment_method ON orders;--> statement-breakpoint
DROP FUNCTION copy_payment_method();--> statement-breakpoint
CREATE FUNCTION copy_from_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN new;
  END IF;
  SELECT coalesce(p.payment_method, ''), p.ship_to_country_code INTO new.payment_method, new.ship_to_country_code
  FROM purchases p WHERE p.id = new.purchase_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_copy_from_purchase BEFORE INSERT ON orders
FOR EACH ROW EXECUTE FUNCTION copy_from_purchase();
--> statement-breakpoint
DROP TRIGGER purchases_note_payment_method ON purchases;--> statement-breakpoint
DROP FUNCTION note_payment_method();--> statement-breakpoint
CREATE FUNCTION copy_to_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET payment_method = coalesce(new.payment_method, ''), ship_to_country_code = new.ship_to_country_code
  WHERE purchase_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchases_copy_to_orders AFTER UPDATE OF payment_method, ship_to_country_code ON purchases
FOR EACH ROW WHEN (old.payment_method IS DISTINCT FROM new.payment_method OR old.ship_to_country_code <> new.ship_to_country_code)
EXECUTE FUNCTION copy_to_orders();
--> statement-breakpoint
-- What is rare in one shop may be frequent in all. All combinations of few columns fit into such a list, those of five do not.
DROP STATISTICS orders_facts;--> statement-breakpoint
CREATE STATISTICS orders_states (mcv) ON fulfilment_status, payment_status, payment_method, is_tracked FROM orders;--> statement-breakpoint
CREATE STATISTICS orders_shop_states (mcv) ON shop_id, fulfilment_status, payment_status FROM orders;--> statement-breakpoint
CREATE STATISTICS orders_shop_method (mcv) ON shop_id, payment_method FROM orders;--> statement-breakpoint
CREATE STATISTICS orders_shop_tracked (mcv) ON shop_id, is_tracked FROM orders;--> statement-breakpoint
-- Indexes are read alone only where the table was vacuumed; a fifth of a million orders is too much to wait for.
ALTER TABLE orders SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
INSERT INTO "notes" ("shop_id", "text", "written_by", "created_at") SELECT "shop_id", "text", "written_by", "created_at" FROM "shop_notes" ORDER BY "id";--> statement-breakpoint
DELETE FROM "shop_notes";
