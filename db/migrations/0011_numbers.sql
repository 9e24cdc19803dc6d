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
DROP INDEX "invoices_search";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "prefix" text DEFAULT 'CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "symbol_format" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "number_style" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "omits_zero_decimals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "prefix" text DEFAULT 'INV' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD COLUMN "seen_minor" bigint;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_currency_code" text;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_minor" bigint;--> statement-breakpoint
ALTER TABLE "term_import_rows" ADD CONSTRAINT "term_import_rows_import_id_term_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."term_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_imports" ADD CONSTRAINT "term_imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_import_rows_import" ON "term_import_rows" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "term_imports_list_id" ON "term_imports" USING btree ("list","id");--> statement-breakpoint
CREATE INDEX "term_imports_customer" ON "term_imports" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_letters" ON "orders" USING btree (right("code", 9));--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (("prefix" || '-' || "shop_id"::text || '-' || lpad("number"::text, greatest(6, length("number"::text)), '0')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_symbol_format" CHECK ("currencies"."symbol_format" in ('symbol_amount', 'symbol__amount', 'amount_symbol', 'amount__symbol'));--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_number_style" CHECK ("currencies"."number_style" in ('point', 'comma', 'space', 'apostrophe', 'language'));