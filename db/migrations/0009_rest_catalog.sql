CREATE TABLE "imported_terms" (
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "imported_terms_import_id_kind_term_id_pk" PRIMARY KEY("import_id","kind","term_id"),
	CONSTRAINT "imported_terms_kind" CHECK ("imported_terms"."kind" in ('category', 'brand', 'color'))
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "banner" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "return_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_terms" ADD CONSTRAINT "imported_terms_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_return_days" CHECK ("categories"."return_days" between 0 and 3650);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_return_days" CHECK ("order_lines"."return_days" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_days" CHECK ("orders"."return_days" >= 0);--> statement-breakpoint
-- by hand
-- Orders that are there keep the window that the setting gives them now.
UPDATE order_lines SET return_days = (s.value #>> '{}')::integer FROM settings s
WHERE s.key = 'returnDays' AND (s.value #>> '{}')::integer <> order_lines.return_days;--> statement-breakpoint
UPDATE orders SET return_days = (s.value #>> '{}')::integer FROM settings s
WHERE s.key = 'returnDays' AND (s.value #>> '{}')::integer <> orders.return_days;
