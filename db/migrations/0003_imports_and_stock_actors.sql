CREATE TABLE "product_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"customer_id" integer,
	"is_by_operator" boolean NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"is_all_or_nothing" boolean NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"category_id" integer,
	"source" text,
	"position" integer DEFAULT 0 NOT NULL,
	"rows" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "product_imports_format" CHECK ("product_imports"."format" in ('souk', 'shopify', 'woocommerce'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_shop" ON "product_imports" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "product_imports_customer" ON "product_imports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_imports_category" ON "product_imports" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_actor" ON "stock_movements" USING btree ("actor_id") WHERE "stock_movements"."actor_id" is not null;