CREATE TABLE "campaign_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"discount_kind" text NOT NULL,
	"amount_minor" bigint,
	"percent_basis_points" integer,
	"maximum_per_buyer" integer,
	"maximum_units" integer,
	"sold_units" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_products_once" UNIQUE("campaign_id","product_id"),
	CONSTRAINT "campaign_products_status" CHECK ("campaign_products"."status" in ('requested', 'accepted', 'rejected')),
	CONSTRAINT "campaign_products_discount" CHECK (("campaign_products"."discount_kind" = 'percent' and "campaign_products"."percent_basis_points" between 1 and 9999 and "campaign_products"."amount_minor" is null)
        or ("campaign_products"."discount_kind" = 'flat' and "campaign_products"."amount_minor" > 0 and "campaign_products"."percent_basis_points" is null)),
	CONSTRAINT "campaign_products_caps" CHECK (("campaign_products"."maximum_per_buyer" is null or "campaign_products"."maximum_per_buyer" >= 1)
        and ("campaign_products"."maximum_units" is null or "campaign_products"."maximum_units" >= 1)
        and "campaign_products"."sold_units" >= 0 and ("campaign_products"."maximum_units" is null or "campaign_products"."sold_units" <= "campaign_products"."maximum_units"))
);
--> statement-breakpoint
CREATE TABLE "campaign_translations" (
	"campaign_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "campaign_translations_campaign_id_language_code_pk" PRIMARY KEY("campaign_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"banner" text,
	"phone_banner" text,
	"backdrop" text NOT NULL,
	"text_color" text NOT NULL,
	"is_flash_sale" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug"),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('draft', 'published')),
	CONSTRAINT "campaigns_interval" CHECK ("campaigns"."ends_at" > "campaigns"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "compared_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compared_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer,
	"customer_id" integer,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compared_products_one_owner" CHECK (num_nonnulls("compared_products"."session_id", "compared_products"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "cart_coupons" (
	"cart_id" integer NOT NULL,
	"trx_id" text NOT NULL,
	"coupon_id" integer NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_coupons_cart_id_trx_id_coupon_id_pk" PRIMARY KEY("cart_id","trx_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_products" (
	"coupon_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "coupon_products_coupon_id_product_id_pk" PRIMARY KEY("coupon_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_translations" (
	"coupon_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "coupon_translations_coupon_id_language_code_pk" PRIMARY KEY("coupon_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"order_id" integer,
	"customer_id" integer,
	"email" text NOT NULL,
	"discount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "coupon_uses_once" UNIQUE("coupon_id","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"discount_kind" text NOT NULL,
	"amount_minor" bigint,
	"percent_basis_points" integer,
	"minimum_spend_minor" bigint DEFAULT 0 NOT NULL,
	"maximum_discount_minor" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"maximum_uses" integer,
	"maximum_uses_per_customer" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code_form" CHECK ("coupons"."code" = upper("coupons"."code") and "coupons"."code" ~ '^[A-Z0-9_-]{3,32}$'),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('invoice_base', 'product_base')),
	CONSTRAINT "coupons_discount" CHECK (("coupons"."discount_kind" = 'percent' and "coupons"."percent_basis_points" between 1 and 10000 and "coupons"."amount_minor" is null)
        or ("coupons"."discount_kind" = 'flat' and "coupons"."amount_minor" > 0 and "coupons"."percent_basis_points" is null)),
	CONSTRAINT "coupons_interval" CHECK ("coupons"."ends_at" > "coupons"."starts_at"),
	CONSTRAINT "coupons_limits" CHECK (("coupons"."maximum_uses" is null or "coupons"."uses_count" <= "coupons"."maximum_uses") and "coupons"."uses_count" >= 0
        and ("coupons"."maximum_uses" is null or "coupons"."maximum_uses" >= 1)
        and ("coupons"."maximum_uses_per_customer" is null or "coupons"."maximum_uses_per_customer" >= 1)
        and "coupons"."minimum_spend_minor" >= 0 and ("coupons"."maximum_discount_minor" is null or "coupons"."maximum_discount_minor" > 0))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"message_type" text DEFAULT 'info' NOT NULL,
	"link" text,
	"once_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "notifications_message_type" CHECK ("notifications"."message_type" in ('success', 'error', 'warning', 'info'))
);
--> statement-breakpoint
CREATE TABLE "product_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"language_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "product_alerts_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "product_alerts_kind" CHECK ("product_alerts"."kind" in ('back_in_stock', 'price_drop')),
	CONSTRAINT "product_alerts_email_form" CHECK ("product_alerts"."email" = lower("product_alerts"."email"))
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"language_code" text NOT NULL,
	"word" text NOT NULL,
	"synonym" text NOT NULL,
	CONSTRAINT "search_synonyms_language_code_word_synonym_pk" PRIMARY KEY("language_code","word","synonym")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"language_code" text NOT NULL,
	"term" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_terms_language_code_term_pk" PRIMARY KEY("language_code","term")
);
--> statement-breakpoint
CREATE TABLE "shop_followers" (
	"customer_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_followers_customer_id_shop_id_pk" PRIMARY KEY("customer_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "slug_changes" (
	"subject" text NOT NULL,
	"slug" text NOT NULL,
	"subject_id" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_changes_subject_slug_pk" PRIMARY KEY("subject","slug"),
	CONSTRAINT "slug_changes_subject" CHECK ("slug_changes"."subject" in ('product', 'category', 'brand', 'shop', 'campaign', 'page'))
);
--> statement-breakpoint
CREATE TABLE "video_products" (
	"video_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_products_video_id_product_id_pk" PRIMARY KEY("video_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "video_translations" (
	"video_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "video_translations_video_id_language_code_pk" PRIMARY KEY("video_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"poster" text NOT NULL,
	"kind" text NOT NULL,
	"source" text,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_slug_unique" UNIQUE("slug"),
	CONSTRAINT "videos_kind" CHECK ("videos"."kind" in ('file', 'youtube', 'vimeo')),
	CONSTRAINT "videos_source" CHECK (("videos"."kind" = 'file') = ("videos"."source" is null))
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"wishlist_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_wishlist_id_product_id_pk" PRIMARY KEY("wishlist_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer,
	"customer_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"share_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_share_key_unique" UNIQUE("share_key"),
	CONSTRAINT "wishlists_one_owner" CHECK (num_nonnulls("wishlists"."session_id", "wishlists"."customer_id") = 1),
	CONSTRAINT "wishlists_name" CHECK ("wishlists"."is_default" or "wishlists"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "home_components" DROP CONSTRAINT "home_components_kind";--> statement-breakpoint
ALTER TABLE "price_rules" DROP CONSTRAINT "price_rules_kind";--> statement-breakpoint
ALTER TABLE "price_rules" DROP CONSTRAINT "price_rules_quantity";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language_code" text;--> statement-breakpoint
ALTER TABLE "listing_products" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
ALTER TABLE "listing_products" ADD COLUMN "deal_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "operator_discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "campaign_product_id" integer;--> statement-breakpoint
ALTER TABLE "price_rules" ADD COLUMN "campaign_product_id" integer;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_coupons" ADD CONSTRAINT "cart_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_products" ADD CONSTRAINT "coupon_products_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_products" ADD CONSTRAINT "coupon_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_translations" ADD CONSTRAINT "coupon_translations_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_translations" ADD CONSTRAINT "coupon_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_products" ADD CONSTRAINT "video_products_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_products" ADD CONSTRAINT "video_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_translations" ADD CONSTRAINT "video_translations_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_translations" ADD CONSTRAINT "video_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_products_product" ON "campaign_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaigns_ends" ON "campaigns" USING btree ("ends_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "compared_products_of_session" ON "compared_products" USING btree ("session_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compared_products_of_customer" ON "compared_products" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "compared_products_product" ON "compared_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_coupons_coupon" ON "cart_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_products_product" ON "coupon_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_purchase" ON "coupon_uses" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_customer" ON "coupon_uses" USING btree ("customer_id","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_of_email" ON "coupon_uses" USING btree ("coupon_id","email","purchase_id");--> statement-breakpoint
CREATE INDEX "coupons_shop" ON "coupons" USING btree ("shop_id","ends_at");--> statement-breakpoint
CREATE INDEX "coupons_ends" ON "coupons" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_once" ON "product_alerts" USING btree ("variant_id","kind","email") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "product_alerts_product" ON "product_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_alerts_customer" ON "product_alerts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "search_synonyms_word" ON "search_synonyms" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_terms_popular" ON "search_terms" USING btree ("language_code","uses");--> statement-breakpoint
CREATE INDEX "search_terms_last_used" ON "search_terms" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "shop_followers_shop" ON "shop_followers" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "video_products_product" ON "video_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "videos_shop" ON "videos" USING btree ("shop_id","published_at");--> statement-breakpoint
CREATE INDEX "videos_published" ON "videos" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wishlists_session" ON "wishlists" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "wishlists_customer" ON "wishlists" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default_of_session" ON "wishlists" USING btree ("session_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default_of_customer" ON "wishlists" USING btree ("customer_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_campaign_product_id_campaign_products_id_fk" FOREIGN KEY ("campaign_product_id") REFERENCES "public"."campaign_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_campaign_product_id_campaign_products_id_fk" FOREIGN KEY ("campaign_product_id") REFERENCES "public"."campaign_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_products_campaign" ON "listing_products" USING btree ("campaign_id","product_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "listing_products_deal" ON "listing_products" USING btree ("deal_ends_at","product_id") WHERE deal_ends_at is not null;--> statement-breakpoint
CREATE INDEX "order_lines_campaign_product" ON "order_lines" USING btree ("campaign_product_id") WHERE campaign_product_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_rules_campaign_product" ON "price_rules" USING btree ("campaign_product_id");--> statement-breakpoint
ALTER TABLE "home_components" ADD CONSTRAINT "home_components_kind" CHECK ("home_components"."kind" in ('sliders', 'services', 'categories', 'flash_sale', 'daily_deals', 'campaigns', 'offers', 'banners', 'best_selling', 'newest', 'top_rated', 'category_products', 'gadget', 'shops', 'videos', 'brands', 'viewed_products'));--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_campaign" CHECK (("price_rules"."kind" = 'campaign') = ("price_rules"."campaign_product_id" is not null));--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_deal_ends" CHECK ("price_rules"."kind" not in ('campaign', 'daily_deal') or "price_rules"."ends_at" is not null);--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_kind" CHECK ("price_rules"."kind" in ('special', 'campaign', 'daily_deal', 'wholesale'));--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_quantity" CHECK (("price_rules"."kind" <> 'wholesale' and "price_rules"."minimum_quantity" = 1) or ("price_rules"."kind" = 'wholesale' and "price_rules"."minimum_quantity" > 1));