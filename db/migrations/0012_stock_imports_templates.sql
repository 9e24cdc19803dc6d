CREATE TABLE "stock_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"customer_id" integer,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"errors_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "term_import_rows" DROP CONSTRAINT "term_import_rows_kind";--> statement-breakpoint
ALTER TABLE "term_imports" DROP CONSTRAINT "term_imports_list";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_imports_shop" ON "stock_imports" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "stock_imports_customer" ON "stock_imports" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_import_id_stock_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."stock_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_import" ON "stock_movements" USING btree ("import_id") WHERE "stock_movements"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "term_import_rows" ADD CONSTRAINT "term_import_rows_kind" CHECK ("term_import_rows"."kind" in ('brands', 'colors', 'attributes', 'categories', 'tags', 'units', 'specification-templates', 'attribute-values'));--> statement-breakpoint
ALTER TABLE "term_imports" ADD CONSTRAINT "term_imports_list" CHECK ("term_imports"."list" in ('brands', 'colors', 'attributes', 'categories', 'tags', 'units', 'specification-templates'));