CREATE TABLE "language_texts" (
	"language_code" text NOT NULL,
	"keyword" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "language_texts_language_code_keyword_pk" PRIMARY KEY("language_code","keyword")
);
--> statement-breakpoint
CREATE TABLE "menu_item_translations" (
	"item_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "menu_item_translations_item_id_language_code_pk" PRIMARY KEY("item_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"menu" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"place" text,
	"category_id" integer,
	"page_id" integer,
	"address" text,
	CONSTRAINT "menu_items_menu" CHECK ("menu_items"."menu" in ('header', 'footer')),
	CONSTRAINT "menu_items_one_target" CHECK (num_nonnulls("menu_items"."place", "menu_items"."category_id", "menu_items"."page_id", "menu_items"."address") <= 1),
	CONSTRAINT "menu_items_address" CHECK ("menu_items"."address" ~ '^(/([^/]|$)|https://)')
);
--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_list";--> statement-breakpoint
ALTER TABLE "language_texts" ADD CONSTRAINT "language_texts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD CONSTRAINT "menu_item_translations_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD CONSTRAINT "menu_item_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "menu_items_category" ON "menu_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "menu_items_page" ON "menu_items" USING btree ("page_id");--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'shop_orders', 'products', 'customers', 'returns', 'coupons', 'transfers', 'recharges', 'vouchers', 'mails', 'audit', 'price_rules', 'stock'));