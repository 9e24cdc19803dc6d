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
ALTER TABLE "brands" ADD COLUMN "proposed_by_shop_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_proposed_by_id_customers_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_saved_by_id_customers_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_proposed_by" ON "product_changes" USING btree ("proposed_by_id");--> statement-breakpoint
CREATE INDEX "product_drafts_product" ON "product_drafts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_drafts_shop" ON "product_drafts" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_versions_product" ON "product_versions" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_versions_saved_by" ON "product_versions" USING btree ("saved_by_id");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_proposed_by_shop_id_shops_id_fk" FOREIGN KEY ("proposed_by_shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_proposed_by" ON "brands" USING btree ("proposed_by_shop_id");--> statement-breakpoint
CREATE INDEX "products_publish_at" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_publish_at" CHECK ("products"."publish_at" is null or "products"."status" = 'draft');