CREATE TABLE "category_attributes" (
	"category_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "mail_senders" (
	"language_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"footer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"template" text NOT NULL,
	"language_code" text NOT NULL,
	"keyword" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "mail_texts_template_language_code_keyword_pk" PRIMARY KEY("template","language_code","keyword")
);
--> statement-breakpoint
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
CREATE TABLE "specification_template_translations" (
	"template_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"rows" text[] NOT NULL,
	CONSTRAINT "specification_template_translations_template_id_language_code_pk" PRIMARY KEY("template_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "specification_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specification_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"category_id" integer,
	"rows" text[] NOT NULL,
	CONSTRAINT "specification_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "unit_translations" (
	"unit_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "unit_translations_unit_id_language_code_pk" PRIMARY KEY("unit_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "units_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "blog_post_translations" DROP CONSTRAINT "blog_post_translations_body_is_safe";--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_body_is_safe";--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_list";--> statement-breakpoint
ALTER TABLE "page_translations" DROP CONSTRAINT "page_translations_body_is_safe";--> statement-breakpoint
ALTER TABLE "pages" DROP CONSTRAINT "pages_body_is_safe";--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "guide_page_id" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "is_whole_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "cost_minor" bigint;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_rules" ADD CONSTRAINT "search_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_template_translations" ADD CONSTRAINT "specification_template_translations_template_id_specification_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."specification_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_template_translations" ADD CONSTRAINT "specification_template_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_templates" ADD CONSTRAINT "specification_templates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_translations" ADD CONSTRAINT "unit_translations_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_translations" ADD CONSTRAINT "unit_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_attributes_attribute" ON "category_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "search_rules_language" ON "search_rules" USING btree ("language_code");--> statement-breakpoint
CREATE INDEX "search_rules_product_id" ON "search_rules" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "specification_templates_category" ON "specification_templates" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_guide_page_id_pages_id_fk" FOREIGN KEY ("guide_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("created_at","id","purchase_id","payment_status") WHERE fulfilment_status in ('pending', 'confirmed', 'picked_up');--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","id","purchase_id") WHERE payment_status = 'unpaid' and fulfilment_status not in ('canceled', 'delivered');--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_minor","id");--> statement-breakpoint
CREATE INDEX "orders_shop_total" ON "orders" USING btree ("shop_id","total_minor","id");--> statement-breakpoint
CREATE INDEX "products_specification" ON "products" USING gin ("specification" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "blog_post_translations" ADD CONSTRAINT "blog_post_translations_body_is_safe" CHECK (regexp_replace("blog_post_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_body_is_safe" CHECK (regexp_replace("blog_posts"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'shop_orders', 'products', 'customers', 'returns', 'coupons', 'transfers', 'recharges', 'vouchers', 'mails', 'audit', 'price_rules', 'stock', 'searches', 'search_rules'));--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_body_is_safe" CHECK (regexp_replace("page_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_body_is_safe" CHECK (regexp_replace("pages"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">|</?(blockquote|details|summary|table|tbody|tr|th|td|figure|figcaption)>|<hr>|</div>|<p class="action">|<figure class="wide">|<div class="columns?">|<img src="/img/960/[A-Za-z0-9_][A-Za-z0-9_.-]*" alt="[^"<>]*">', '', 'g') !~ '[<>]');--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_cost" CHECK ("variants"."cost_minor" >= 0);--> statement-breakpoint
-- by hand
-- What is loaded from a backup brings its words along.
CREATE FUNCTION add_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO tags (name) SELECT DISTINCT g.tag FROM unnest(NEW.tags) g(tag)
      WHERE NOT EXISTS (SELECT FROM tags t WHERE t.name = g.tag) ORDER BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO units (name) SELECT NEW.unit
      WHERE NOT EXISTS (SELECT FROM units u WHERE u.name = NEW.unit) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO tags (name) SELECT DISTINCT g.tag FROM inserted p, unnest(p.tags) g(tag)
      WHERE NOT EXISTS (SELECT FROM tags t WHERE t.name = g.tag) ORDER BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO units (name) SELECT DISTINCT p.unit FROM inserted p
      WHERE NOT EXISTS (SELECT FROM units u WHERE u.name = p.unit) ORDER BY 1 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_words_added AFTER INSERT ON products REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION add_product_words();--> statement-breakpoint
CREATE TRIGGER products_words_changed AFTER UPDATE OF tags, unit ON products
  FOR EACH ROW WHEN (OLD.tags IS DISTINCT FROM NEW.tags OR OLD.unit IS DISTINCT FROM NEW.unit)
  EXECUTE FUNCTION add_product_words();--> statement-breakpoint
INSERT INTO tags (name) SELECT DISTINCT g.tag FROM products p, unnest(p.tags) g(tag) ORDER BY 1;--> statement-breakpoint
INSERT INTO units (name) SELECT p.unit FROM products p UNION SELECT 'piece' ORDER BY 1;
