CREATE TABLE "credit_note_counters" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"number" integer NOT NULL,
	"seller" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "credit_notes_number" UNIQUE("shop_id","number"),
	CONSTRAINT "credit_notes_number_positive" CHECK ("credit_notes"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "digital_counts" (
	"order_line_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"downloads_count" integer NOT NULL,
	CONSTRAINT "digital_counts_order_line_id_file_id_pk" PRIMARY KEY("order_line_id","file_id"),
	CONSTRAINT "digital_counts_count" CHECK ("digital_counts"."downloads_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "digital_downloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digital_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"link_key" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digital_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digital_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"name" text NOT NULL,
	"version" text DEFAULT '1.0' NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"digest" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digital_files_name" UNIQUE NULLS NOT DISTINCT("product_id","variant_id","name"),
	CONSTRAINT "digital_files_size" CHECK ("digital_files"."size_bytes" > 0),
	CONSTRAINT "digital_files_digest" CHECK ("digital_files"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "digital_grants" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"downloads_limit" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "digital_grants_limit" CHECK ("digital_grants"."downloads_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "licence_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_line_id" integer,
	"assigned_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_keys_fingerprint" UNIQUE("variant_id","fingerprint"),
	CONSTRAINT "licence_keys_assigned" CHECK (("licence_keys"."order_line_id" is null) = ("licence_keys"."assigned_at" is null)),
	CONSTRAINT "licence_keys_revoked" CHECK ("licence_keys"."revoked_at" is null or "licence_keys"."assigned_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_imprints" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "credit_note_counters" ADD CONSTRAINT "credit_note_counters_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_counts" ADD CONSTRAINT "digital_counts_order_line_id_digital_grants_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."digital_grants"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_counts" ADD CONSTRAINT "digital_counts_file_id_digital_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."digital_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_downloads" ADD CONSTRAINT "digital_downloads_counted" FOREIGN KEY ("order_line_id","file_id") REFERENCES "public"."digital_counts"("order_line_id","file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_files" ADD CONSTRAINT "digital_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_files" ADD CONSTRAINT "digital_files_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_grants" ADD CONSTRAINT "digital_grants_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_keys" ADD CONSTRAINT "licence_keys_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_keys" ADD CONSTRAINT "licence_keys_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_imprints" ADD CONSTRAINT "shop_imprints_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_imprints" ADD CONSTRAINT "shop_imprints_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "digital_counts_file" ON "digital_counts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "digital_downloads_line" ON "digital_downloads" USING btree ("order_line_id","file_id");--> statement-breakpoint
CREATE INDEX "digital_downloads_link" ON "digital_downloads" USING btree ("link_key");--> statement-breakpoint
CREATE INDEX "digital_files_variant" ON "digital_files" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "licence_keys_free" ON "licence_keys" USING btree ("variant_id","id") WHERE order_line_id is null;--> statement-breakpoint
CREATE INDEX "licence_keys_line" ON "licence_keys" USING btree ("order_line_id") WHERE order_line_id is not null;