CREATE TABLE "list_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"shop_id" integer,
	"customer_id" integer,
	"format" text NOT NULL,
	"columns" text[] NOT NULL,
	"filter" text,
	"ids" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"key" text NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'products')),
	CONSTRAINT "list_exports_format" CHECK ("list_exports"."format" in ('csv', 'json')),
	CONSTRAINT "list_exports_state" CHECK ("list_exports"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "list_exports_rows" CHECK (("list_exports"."filter" is null) <> ("list_exports"."ids" is null))
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"line" integer NOT NULL,
	"source" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"color_id" integer,
	"sku" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file" text,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "import_pictures_state" CHECK ("import_pictures"."state" in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_templates_name" UNIQUE("shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "imported_products" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb,
	"revision" integer NOT NULL,
	CONSTRAINT "imported_products_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_state";--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_format";--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "archive" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "updated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_templates" ADD CONSTRAINT "import_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_exports_customer" ON "list_exports" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "list_exports_shop" ON "list_exports" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "import_pictures_import" ON "import_pictures" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_pictures_product" ON "import_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "import_pictures_waiting" ON "import_pictures" USING btree ("id") WHERE "import_pictures"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "imported_products_product" ON "imported_products" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('queued', 'running', 'done', 'failed', 'undone'));--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_format" CHECK ("product_imports"."format" in ('souk', 'shopify', 'woocommerce', 'google'));