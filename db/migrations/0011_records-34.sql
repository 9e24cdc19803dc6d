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
ALTER TABLE "notes" DROP CONSTRAINT "notes_one_subject";--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "shop_id" integer;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "kind" text DEFAULT 'note' NOT NULL;--> statement-breakpoint
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
CREATE INDEX "record_files_by_shop" ON "record_files" USING btree ("by_shop_id");--> statement-breakpoint
CREATE INDEX "record_files_order" ON "record_files" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "record_files_product" ON "record_files" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "record_files_customer" ON "record_files" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "record_files_shop" ON "record_files" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "record_tags_order" ON "record_tags" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "record_tags_product" ON "record_tags" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "record_tags_customer" ON "record_tags" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "record_tags_shop" ON "record_tags" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_about_shop" ON "notes" USING btree ("shop_id","id");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_kind" CHECK ("notes"."kind" in ('note', 'tag_added', 'tag_removed', 'file_added', 'file_removed'));--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_one_subject" CHECK (num_nonnulls("notes"."order_id", "notes"."product_id", "notes"."customer_id", "notes"."shop_id") = 1);--> statement-breakpoint
-- by hand
INSERT INTO "notes" ("shop_id", "text", "written_by", "created_at") SELECT "shop_id", "text", "written_by", "created_at" FROM "shop_notes" ORDER BY "id";--> statement-breakpoint
DELETE FROM "shop_notes";
