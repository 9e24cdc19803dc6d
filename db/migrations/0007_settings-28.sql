CREATE TABLE "search_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"language_code" text NOT NULL,
	"term" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"product_id" integer,
	CONSTRAINT "search_rules_once" UNIQUE NULLS NOT DISTINCT("kind","language_code","term","product_id"),
	CONSTRAINT "search_rules_kind" CHECK ("search_rules"."kind" in ('redirect', 'boost', 'stop_word')),
	CONSTRAINT "search_rules_target" CHECK (("search_rules"."kind" = 'redirect') = ("search_rules"."target" <> '')),
	CONSTRAINT "search_rules_product" CHECK (("search_rules"."kind" = 'boost') = ("search_rules"."product_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_list";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_rules_language" ON "search_rules" USING btree ("language_code");--> statement-breakpoint
CREATE INDEX "search_rules_product_id" ON "search_rules" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'shop_orders', 'products', 'customers', 'returns', 'coupons', 'transfers', 'recharges', 'vouchers', 'mails', 'audit', 'price_rules', 'stock', 'searches', 'search_rules'));