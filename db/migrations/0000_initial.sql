CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;
--> statement-breakpoint
CREATE FUNCTION fold_words(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT translate(public.fold_text(normalize(value, NFKC)),
  E'\u0623\u0625\u0622\u0671\u0649\u06CC\u0626\u0624\u0629\u06A9\u0901\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9\u0966\u0967\u0968\u0969\u096A\u096B\u096C\u096D\u096E\u096F\u0640\u0670\u093C\u094D\u200C\u200D\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0658\u0659\u065A\u065B\u065C\u065D\u065E\u065F',
  E'\u0627\u0627\u0627\u0627\u064A\u064A\u064A\u0648\u0647\u0643\u0902012345678901234567890123456789') $$;
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"is_default_shipping" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_translations" (
	"attribute_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_translations_attribute_id_language_code_pk" PRIMARY KEY("attribute_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "attribute_value_translations" (
	"attribute_value_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_value_translations_attribute_value_id_language_code_pk" PRIMARY KEY("attribute_value_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_name" UNIQUE("attribute_id","name"),
	CONSTRAINT "attribute_values_of_attribute" UNIQUE("attribute_id","id")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attributes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"network_area" text DEFAULT '' NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
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
CREATE TABLE "provider_customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"vault" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_customers_once" UNIQUE("customer_id","vault"),
	CONSTRAINT "provider_customers_reference" UNIQUE("vault","reference")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"vault" text NOT NULL,
	"reference" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_reference" UNIQUE("vault","reference"),
	CONSTRAINT "saved_cards_digits" CHECK ("saved_cards"."last_digits" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_cards_month" CHECK ("saved_cards"."expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_unit_price_minor" bigint NOT NULL,
	"buy_now_trx_id" text,
	"is_saved_for_later" boolean DEFAULT false NOT NULL,
	"referral_code" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_buy_now_trx_id_unique" UNIQUE("buy_now_trx_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer,
	"customer_id" integer,
	"trx_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "carts_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "carts_trx_id_unique" UNIQUE("trx_id"),
	CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."session_id", "carts"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_not_own_parent" CHECK ("categories"."parent_id" <> "categories"."id")
);
--> statement-breakpoint
CREATE TABLE "category_translations" (
	"category_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "category_translations_category_id_language_code_pk" PRIMARY KEY("category_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "color_translations" (
	"color_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "color_translations_color_id_language_code_pk" PRIMARY KEY("color_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "colors_name_unique" UNIQUE("name"),
	CONSTRAINT "colors_hex_form" CHECK ("colors"."hex" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"category_id" integer,
	"basis_points" integer NOT NULL,
	"fixed_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rules_shop_id_unique" UNIQUE("shop_id"),
	CONSTRAINT "commission_rules_category_id_unique" UNIQUE("category_id"),
	CONSTRAINT "commission_rules_one_target" CHECK ("commission_rules"."shop_id" is null or "commission_rules"."category_id" is null),
	CONSTRAINT "commission_rules_amounts" CHECK ("commission_rules"."basis_points" between 0 and 10000 and "commission_rules"."fixed_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "earning_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earning_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_line_id" integer,
	"refund_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_reversals_once" UNIQUE NULLS NOT DISTINCT("refund_id","order_line_id"),
	CONSTRAINT "earning_reversals_amount" CHECK ("earning_reversals"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_line_id" integer,
	"shop_id" integer NOT NULL,
	"paid_minor" bigint NOT NULL,
	"earning_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"promotion_minor" bigint DEFAULT 0 NOT NULL,
	"reversed_earning_minor" bigint DEFAULT 0 NOT NULL,
	"reversed_commission_minor" bigint DEFAULT 0 NOT NULL,
	"reversed_promotion_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earnings_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "earnings_reversed" CHECK ("earnings"."reversed_commission_minor" between 0 and "earnings"."commission_minor")
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
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "cities_state_name" UNIQUE("state_id","name")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone_prefix" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "countries_code_form" CHECK ("countries"."code" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "states_country_name" UNIQUE("country_code","name")
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
CREATE TABLE "credit_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recharge_id" integer,
	"voucher_id" integer,
	"customer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"base_minor" bigint NOT NULL,
	"held_minor" bigint DEFAULT 0 NOT NULL,
	"owed_minor" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "credit_disputes_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "credit_disputes_status" CHECK ("credit_disputes"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "credit_disputes_about" CHECK (num_nonnulls("credit_disputes"."recharge_id", "credit_disputes"."voucher_id") = 1),
	CONSTRAINT "credit_disputes_amount" CHECK ("credit_disputes"."amount_minor" > 0 and "credit_disputes"."base_minor" >= 0),
	CONSTRAINT "credit_disputes_held" CHECK ("credit_disputes"."held_minor" between 0 and "credit_disputes"."base_minor" and ("credit_disputes"."held_minor" = 0 or ("credit_disputes"."status" = 'open' and "credit_disputes"."voucher_id" is null))),
	CONSTRAINT "credit_disputes_ended" CHECK (("credit_disputes"."status" = 'open') = ("credit_disputes"."ended_at" is null)),
	CONSTRAINT "credit_disputes_owed" CHECK (("credit_disputes"."status" = 'lost') = ("credit_disputes"."owed_minor" is not null) and "credit_disputes"."owed_minor" between 0 and "credit_disputes"."base_minor")
);
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer,
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
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"exchange_rate" numeric(20, 10) NOT NULL,
	"rounding_step_minor" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_rate_followed" boolean DEFAULT true NOT NULL,
	"rate_changed_at" timestamp with time zone,
	"proposed_rate" numeric(20, 10),
	CONSTRAINT "currencies_code_form" CHECK ("currencies"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currencies_rate_positive" CHECK ("currencies"."exchange_rate" > 0),
	CONSTRAINT "currencies_step_positive" CHECK ("currencies"."rounding_step_minor" > 0),
	CONSTRAINT "currencies_proposed_positive" CHECK ("currencies"."proposed_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_refreshes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "rate_refreshes_one" CHECK ("rate_refreshes"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "customer_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "customer_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "customer_codes_kind" CHECK ("customer_codes"."kind" in ('verify_email', 'reset_password', 'delete_account'))
);
--> statement-breakpoint
CREATE TABLE "customer_devices" (
	"customer_id" integer NOT NULL,
	"device_key" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_devices_customer_id_device_key_pk" PRIMARY KEY("customer_id","device_key")
);
--> statement-breakpoint
CREATE TABLE "customer_topics" (
	"customer_id" integer NOT NULL,
	"topic" text NOT NULL,
	"is_notified" boolean NOT NULL,
	"is_mailed" boolean NOT NULL,
	CONSTRAINT "customer_topics_customer_id_topic_pk" PRIMARY KEY("customer_id","topic"),
	CONSTRAINT "customer_topics_topic" CHECK ("customer_topics"."topic" in ('orders', 'messages', 'alerts', 'shops', 'news'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"verified_phone" text,
	"phone_verified_at" timestamp with time zone,
	"image" text,
	"password_hash" text,
	"language_code" text,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_phone_is_verified" CHECK (("customers"."verified_phone" is null) = ("customers"."phone_verified_at" is null)),
	CONSTRAINT "customers_verified_phone_form" CHECK ("customers"."verified_phone" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "customers_deleted" CHECK ("customers"."deleted_at" is null or ("customers"."password_hash" is null and "customers"."phone" is null)),
	CONSTRAINT "customers_email_form" CHECK ("customers"."email" = lower("customers"."email") and "customers"."email" like '%_@_%')
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" text NOT NULL,
	"undo_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "email_changes_undo_hash_unique" UNIQUE("undo_hash"),
	CONSTRAINT "email_changes_differ" CHECK ("email_changes"."old_email" <> "email_changes"."new_email"),
	CONSTRAINT "email_changes_form" CHECK ("email_changes"."old_email" = lower("email_changes"."old_email") and "email_changes"."new_email" = lower("email_changes"."new_email"))
);
--> statement-breakpoint
CREATE TABLE "banner_translations" (
	"banner_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	CONSTRAINT "banner_translations_banner_id_language_code_pk" PRIMARY KEY("banner_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"backdrop" text NOT NULL,
	"link" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_components" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_components_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "home_components_kind" CHECK ("home_components"."kind" in ('sliders', 'services', 'categories', 'flash_sale', 'daily_deals', 'campaigns', 'offers', 'banners', 'best_selling', 'newest', 'top_rated', 'category_products', 'gadget', 'shops', 'videos', 'brands', 'viewed_products'))
);
--> statement-breakpoint
CREATE TABLE "service_translations" (
	"service_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	CONSTRAINT "service_translations_service_id_language_code_pk" PRIMARY KEY("service_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slider_translations" (
	"slider_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"button" text DEFAULT '' NOT NULL,
	CONSTRAINT "slider_translations_slider_id_language_code_pk" PRIMARY KEY("slider_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"phone_image" text NOT NULL,
	"backdrop" text NOT NULL,
	"link" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"button" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"direction" text DEFAULT 'ltr' NOT NULL,
	"flag" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "languages_code_form" CHECK ("languages"."code" ~ '^[a-z]{2}(-[A-Z]{2})?$'),
	CONSTRAINT "languages_direction" CHECK ("languages"."direction" in ('ltr', 'rtl'))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" integer,
	"shop_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'shop_earning', 'order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction')),
	CONSTRAINT "ledger_accounts_owner" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available') then "ledger_accounts"."shop_id" is null
        when "ledger_accounts"."kind" in ('shop_earning') then "ledger_accounts"."shop_id" is not null and "ledger_accounts"."customer_id" is null
        else "ledger_accounts"."shop_id" is null and "ledger_accounts"."customer_id" is null end),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance_minor" >= 0 or "ledger_accounts"."kind" in ('shop_earning', 'points_available'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after_minor" bigint,
	CONSTRAINT "ledger_entries_once" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"once_key" text NOT NULL,
	"order_id" integer,
	"payment_id" integer,
	"recharge_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('recharge', 'payment', 'hold', 'hold_released', 'refund', 'conversion', 'voucher', 'affiliate', 'payout', 'correction', 'earning', 'earning_reversed', 'points_earned', 'points_available', 'points_reversed', 'dispute', 'dispute_won', 'dispute_lost'))
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"part" integer NOT NULL,
	"changed_in" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_changes_part_changed_in_pk" PRIMARY KEY("part","changed_in")
);
--> statement-breakpoint
CREATE TABLE "listing_new_words" (
	"product_id" integer NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listing_new_words_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"old_words" text[],
	CONSTRAINT "listing_new_words_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
CREATE TABLE "listing_postings" (
	"word" text COLLATE "C" NOT NULL,
	"stretch" integer NOT NULL,
	"product_ids" "bytea" NOT NULL,
	CONSTRAINT "listing_postings_word_stretch_pk" PRIMARY KEY("word","stretch")
);
--> statement-breakpoint
CREATE TABLE "listing_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"lead_variant_id" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"old_price_minor" bigint,
	"lowest_price_30_days_minor" bigint,
	"in_stock_price_minor" bigint,
	"price_valid_until_at" timestamp with time zone,
	"is_on_offer" boolean NOT NULL,
	"offer_ends_at" timestamp with time zone,
	"campaign_id" integer,
	"deal_ends_at" timestamp with time zone,
	"is_in_stock" boolean NOT NULL,
	"choice_ids" integer[] DEFAULT '{}' NOT NULL,
	"rating_tenths" integer NOT NULL,
	"sales_count" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"search_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_variants" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"color_id" integer,
	"value_ids" integer[] DEFAULT '{}' NOT NULL,
	"price_minor" bigint NOT NULL,
	"old_price_minor" bigint,
	"lowest_price_30_days_minor" bigint,
	"price_valid_until_at" timestamp with time zone,
	"offer_ends_at" timestamp with time zone,
	"is_in_stock" boolean NOT NULL,
	"rating_tenths" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"once_key" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language_code" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire_at" timestamp with time zone
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
	CONSTRAINT "notifications_topic" CHECK ("notifications"."topic" in ('security', 'orders', 'messages', 'alerts', 'shops', 'news')),
	CONSTRAINT "notifications_message_type" CHECK ("notifications"."message_type" in ('success', 'error', 'warning', 'info'))
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shopper_read_at" timestamp with time zone,
	"shop_read_at" timestamp with time zone,
	CONSTRAINT "order_messages_author" CHECK ("order_messages"."author" in ('shopper', 'shop', 'operator')),
	CONSTRAINT "order_messages_text" CHECK (char_length("order_messages"."text") between 1 and 2000),
	CONSTRAINT "order_messages_own_read" CHECK (("order_messages"."author" <> 'shopper' or "order_messages"."shopper_read_at" is not null) and ("order_messages"."author" <> 'shop' or "order_messages"."shop_read_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"number" integer NOT NULL,
	"seller" jsonb,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_number" UNIQUE("shop_id","number"),
	CONSTRAINT "invoices_number_positive" CHECK ("invoices"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"axis" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_axis" CHECK ("order_events"."axis" in ('fulfilment', 'payment', 'return')),
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('shopper', 'shop', 'operator', 'system', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"product_slug" text NOT NULL,
	"product_name" text NOT NULL,
	"variant_name" text DEFAULT '' NOT NULL,
	"sku" text NOT NULL,
	"image" text,
	"product_type" text DEFAULT 'physical' NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"old_unit_price_minor" bigint,
	"line_total_minor" bigint NOT NULL,
	"coupon_discount_minor" bigint DEFAULT 0 NOT NULL,
	"operator_discount_minor" bigint DEFAULT 0 NOT NULL,
	"campaign_product_id" integer,
	"tax_class_code" text NOT NULL,
	"tax_rate_basis_points" integer DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"commission_basis_points" integer DEFAULT 0 NOT NULL,
	"commission_minor" bigint DEFAULT 0 NOT NULL,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"referral_code" text,
	CONSTRAINT "order_lines_earned" CHECK ("order_lines"."commission_minor" >= 0 and "order_lines"."reward_points" >= 0),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."line_total_minor" = "order_lines"."unit_price_minor" * "order_lines"."quantity" and "order_lines"."unit_price_minor" >= 0 and "order_lines"."tax_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purchase_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"code" text NOT NULL,
	"fulfilment_status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"delivery_name" text DEFAULT '' NOT NULL,
	"delivery_from_on" date,
	"delivery_to_on" date,
	"pickup_point" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"sub_total_minor" bigint DEFAULT 0 NOT NULL,
	"offer_discount_minor" bigint DEFAULT 0 NOT NULL,
	"coupon_discount_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_tax_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint DEFAULT 0 NOT NULL,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_one_per_shop" UNIQUE("purchase_id","shop_id"),
	CONSTRAINT "orders_fulfilment_status" CHECK ("orders"."fulfilment_status" in ('pending', 'confirmed', 'picked_up', 'on_the_way', 'delivered', 'canceled')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'paid', 'partly_refunded', 'refunded')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total_minor" >= 0 and "orders"."sub_total_minor" >= 0),
	CONSTRAINT "orders_delivered" CHECK ("orders"."fulfilment_status" <> 'delivered' or "orders"."delivered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "page_translations" (
	"page_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "page_translations_page_id_language_code_pk" PRIMARY KEY("page_id","language_code"),
	CONSTRAINT "page_translations_body_is_safe" CHECK (regexp_replace("page_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]')
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"is_in_footer" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_body_is_safe" CHECK (regexp_replace("pages"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]')
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_order_line_id_pk" PRIMARY KEY("parcel_id","order_line_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text DEFAULT 'packed' NOT NULL,
	"carrier_code" text DEFAULT '' NOT NULL,
	"carrier_name" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"tracking_link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_over_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('packed', 'handed_over', 'delivered', 'lost', 'returned')),
	CONSTRAINT "parcels_handed_over" CHECK (("parcels"."state" = 'packed') = ("parcels"."handed_over_at" is null)),
	CONSTRAINT "parcels_ended" CHECK (("parcels"."state" in ('packed', 'handed_over')) = ("parcels"."ended_at" is null)),
	CONSTRAINT "parcels_link" CHECK ("parcels"."tracking_link" is null or "parcels"."tracking_link" like 'https://_%')
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"challenge_hash" text NOT NULL,
	"customer_id" integer,
	"is_registration" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"base_minor" bigint NOT NULL,
	"kept_minor" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payment_disputes_status" CHECK ("payment_disputes"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "payment_disputes_amount" CHECK ("payment_disputes"."amount_minor" > 0 and "payment_disputes"."base_minor" >= 0),
	CONSTRAINT "payment_disputes_ended" CHECK (("payment_disputes"."status" = 'open') = ("payment_disputes"."ended_at" is null)),
	CONSTRAINT "payment_disputes_kept" CHECK (("payment_disputes"."status" = 'lost') = ("payment_disputes"."kept_minor" is not null) and "payment_disputes"."kept_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" integer,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purchase_id" integer NOT NULL,
	"order_id" integer,
	"provider" text NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"collected_minor" bigint,
	"collected_currency_code" text,
	"provider_reference" text,
	"redirect_url" text,
	"rest_payment_id" integer,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payments_one_part_of_a_kind" UNIQUE("rest_payment_id","provider"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('started', 'paid', 'failed')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_collected" CHECK (("payments"."collected_minor" is null) = ("payments"."collected_currency_code" is null) and ("payments"."collected_minor" is null or "payments"."collected_minor" > 0)),
	CONSTRAINT "payments_settled" CHECK (("payments"."status" = 'started') = ("payments"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"base_minor" bigint,
	"tries_count" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"failure" text,
	"provider_reference" text,
	"dispute_id" integer,
	"sent_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_tries" CHECK ("refunds"."tries_count" >= 0),
	CONSTRAINT "refunds_disputed" CHECK ("refunds"."dispute_id" is null or "refunds"."status" = 'done'),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('started', 'done', 'failed')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_codes_form" CHECK ("phone_codes"."phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"kind" text NOT NULL,
	"campaign_product_id" integer,
	"discount_kind" text NOT NULL,
	"amount_minor" bigint,
	"percent_basis_points" integer,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_rules_kind" CHECK ("price_rules"."kind" in ('special', 'campaign', 'daily_deal', 'wholesale')),
	CONSTRAINT "price_rules_discount_kind" CHECK ("price_rules"."discount_kind" in ('fixed_price', 'flat', 'percent')),
	CONSTRAINT "price_rules_discount" CHECK (("price_rules"."discount_kind" = 'percent' and "price_rules"."percent_basis_points" between 1 and 9999 and "price_rules"."amount_minor" is null)
        or ("price_rules"."discount_kind" <> 'percent' and "price_rules"."amount_minor" >= 0 and "price_rules"."percent_basis_points" is null)),
	CONSTRAINT "price_rules_interval" CHECK ("price_rules"."ends_at" is null or "price_rules"."ends_at" > "price_rules"."starts_at"),
	CONSTRAINT "price_rules_quantity" CHECK (("price_rules"."kind" <> 'wholesale' and "price_rules"."minimum_quantity" = 1) or ("price_rules"."kind" = 'wholesale' and "price_rules"."minimum_quantity" > 1)),
	CONSTRAINT "price_rules_campaign" CHECK (("price_rules"."kind" = 'campaign') = ("price_rules"."campaign_product_id" is not null)),
	CONSTRAINT "price_rules_deal_ends" CHECK ("price_rules"."kind" not in ('campaign', 'daily_deal') or "price_rules"."ends_at" is not null)
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
CREATE TABLE "product_translations" (
	"product_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"specification" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_translations_product_id_language_code_pk" PRIMARY KEY("product_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"slug" text NOT NULL,
	"type" text DEFAULT 'physical' NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"specification" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"video_url" text,
	"unit" text DEFAULT 'piece' NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"tax_class_code" text NOT NULL,
	"is_refundable" boolean DEFAULT true NOT NULL,
	"is_cash_on_delivery_allowed" boolean DEFAULT true NOT NULL,
	"has_variant" boolean DEFAULT false NOT NULL,
	"minimum_order_quantity" integer DEFAULT 1 NOT NULL,
	"maximum_order_quantity" integer,
	"low_stock_threshold" integer DEFAULT 5 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"rating_tenths" integer DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_type" CHECK ("products"."type" in ('physical', 'digital')),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "products_quantities" CHECK ("products"."minimum_order_quantity" >= 1 and ("products"."maximum_order_quantity" is null or "products"."maximum_order_quantity" >= "products"."minimum_order_quantity")),
	CONSTRAINT "products_rating" CHECK ("products"."rating_tenths" between 0 and 50 and "products"."reviews_count" >= 0 and "products"."sales_count" >= 0),
	CONSTRAINT "products_published" CHECK ("products"."status" <> 'published' or "products"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "variant_values" (
	"variant_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	CONSTRAINT "variant_values_variant_id_attribute_id_pk" PRIMARY KEY("variant_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"color_id" integer,
	"combination" text DEFAULT '' NOT NULL,
	"price_minor" bigint NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_combination" UNIQUE NULLS NOT DISTINCT("product_id","color_id","combination"),
	CONSTRAINT "variants_price" CHECK ("variants"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_addresses" (
	"purchase_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"line1" text NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	CONSTRAINT "purchase_addresses_purchase_id_kind_pk" PRIMARY KEY("purchase_id","kind"),
	CONSTRAINT "purchase_addresses_kind" CHECK ("purchase_addresses"."kind" in ('shipping', 'billing'))
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trx_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"session_id" integer,
	"customer_id" integer,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"language_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"exchange_rate" numeric(20, 10) NOT NULL,
	"ship_to_country_code" text NOT NULL,
	"delivery" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pickup" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payment_method" text,
	"tax_display" text DEFAULT 'before_tax' NOT NULL,
	"sub_total_minor" bigint DEFAULT 0 NOT NULL,
	"offer_discount_minor" bigint DEFAULT 0 NOT NULL,
	"coupon_discount_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_tax_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint DEFAULT 0 NOT NULL,
	"key_hash" text,
	"network_hash" text,
	"terms_accepted_at" timestamp with time zone,
	"placed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_trx_id_unique" UNIQUE("trx_id"),
	CONSTRAINT "purchases_status" CHECK ("purchases"."status" in ('draft', 'placed', 'expired', 'canceled')),
	CONSTRAINT "purchases_placed" CHECK ("purchases"."status" = 'draft' or ("purchases"."placed_at" is not null and "purchases"."payment_method" is not null and "purchases"."terms_accepted_at" is not null)),
	CONSTRAINT "purchases_amounts" CHECK ("purchases"."total_minor" >= 0 and "purchases"."sub_total_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"order_line_id" integer,
	"quantity" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"coupon_share_minor" bigint DEFAULT 0 NOT NULL,
	"operator_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_refund_lines_once" UNIQUE NULLS NOT DISTINCT("refund_id","order_line_id"),
	CONSTRAINT "order_refund_lines_operator" CHECK ("order_refund_lines"."operator_minor" <= "order_refund_lines"."amount_minor"),
	CONSTRAINT "order_refund_lines_quantity" CHECK ("order_refund_lines"."quantity" >= 0 and ("order_refund_lines"."order_line_id" is not null or "order_refund_lines"."quantity" = 0)),
	CONSTRAINT "order_refund_lines_amounts" CHECK ("order_refund_lines"."amount_minor" >= 0 and "order_refund_lines"."tax_minor" between 0 and "order_refund_lines"."amount_minor" and "order_refund_lines"."coupon_share_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"destination" text NOT NULL,
	"return_id" integer,
	"amount_minor" bigint NOT NULL,
	"goods_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"goodwill_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"coupon_share_minor" bigint DEFAULT 0 NOT NULL,
	"bearer" text DEFAULT 'shop' NOT NULL,
	"operator_base_minor" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_return_id_unique" UNIQUE("return_id"),
	CONSTRAINT "order_refunds_kind" CHECK ("order_refunds"."kind" in ('cancel', 'return', 'goodwill', 'dispute')),
	CONSTRAINT "order_refunds_bearer" CHECK ("order_refunds"."bearer" in ('shop', 'operator')),
	CONSTRAINT "order_refunds_destination" CHECK ("order_refunds"."destination" in ('source', 'wallet')),
	CONSTRAINT "order_refunds_actor" CHECK ("order_refunds"."actor" in ('shopper', 'shop', 'operator', 'system', 'provider')),
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."amount_minor" > 0 and "order_refunds"."goods_minor" >= 0 and "order_refunds"."shipping_minor" >= 0 and "order_refunds"."goodwill_minor" >= 0 and "order_refunds"."amount_minor" = "order_refunds"."goods_minor" + "order_refunds"."shipping_minor" + "order_refunds"."goodwill_minor"),
	CONSTRAINT "order_refunds_tax" CHECK ("order_refunds"."tax_minor" between 0 and "order_refunds"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "refund_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"method" text NOT NULL,
	"payment_id" integer,
	"provider_refund_id" integer,
	"amount_minor" bigint NOT NULL,
	"base_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_out_at" timestamp with time zone,
	"paid_out_by" integer,
	CONSTRAINT "refund_payouts_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refund_payouts_method" CHECK ("refund_payouts"."method" in ('provider', 'wallet', 'voucher', 'by_hand', 'dispute')),
	CONSTRAINT "refund_payouts_amount" CHECK ("refund_payouts"."amount_minor" > 0 and "refund_payouts"."base_minor" >= 0),
	CONSTRAINT "refund_payouts_dispute" CHECK ("refund_payouts"."method" <> 'dispute' or "refund_payouts"."payment_id" is not null),
	CONSTRAINT "refund_payouts_provider" CHECK (("refund_payouts"."method" = 'provider') = ("refund_payouts"."provider_refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_restocked" boolean,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "return_pictures_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"customer_id" integer,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"refund_to" text DEFAULT 'source' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('requested', 'approved', 'received', 'refunded', 'rejected', 'withdrawn')),
	CONSTRAINT "returns_reason" CHECK ("returns"."reason" in ('damaged', 'defective', 'wrong_item', 'not_as_described', 'does_not_fit', 'arrived_late', 'no_longer_wanted', 'other')),
	CONSTRAINT "returns_refund_to" CHECK ("returns"."refund_to" in ('source', 'wallet')),
	CONSTRAINT "returns_ended" CHECK (("returns"."status" in ('refunded', 'rejected', 'withdrawn')) = ("returns"."ended_at" is not null)),
	CONSTRAINT "returns_rejected" CHECK (("returns"."status" = 'rejected') = ("returns"."rejection" <> ''))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"customer_id" integer,
	"order_line_id" integer,
	"author_name" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"language_code" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('pending', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "reward_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"points" integer NOT NULL,
	"reversed_points" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_grants_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "reward_grants_points" CHECK ("reward_grants"."points" > 0 and "reward_grants"."reversed_points" between 0 and "reward_grants"."points"),
	CONSTRAINT "reward_grants_status" CHECK ("reward_grants"."status" in ('pending', 'available'))
);
--> statement-breakpoint
CREATE TABLE "reward_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"refund_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_reversals_once" UNIQUE("refund_id","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "reward_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"category_id" integer,
	"shop_id" integer,
	"points" integer NOT NULL,
	"per" text DEFAULT 'amount' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_rules_product_id_unique" UNIQUE("product_id"),
	CONSTRAINT "reward_rules_category_id_unique" UNIQUE("category_id"),
	CONSTRAINT "reward_rules_shop_id_unique" UNIQUE("shop_id"),
	CONSTRAINT "reward_rules_one_target" CHECK (num_nonnulls("reward_rules"."product_id", "reward_rules"."category_id", "reward_rules"."shop_id") <= 1),
	CONSTRAINT "reward_rules_points" CHECK ("reward_rules"."points" between 0 and 100000),
	CONSTRAINT "reward_rules_per" CHECK ("reward_rules"."per" in ('unit', 'amount'))
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
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"customer_id" integer,
	"currency_code" text,
	"ship_to_country_code" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"network_area" text DEFAULT '' NOT NULL,
	"is_kept" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"line_1" text NOT NULL,
	"line_2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"opening_hours" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"ready_days" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_points_ready" CHECK ("pickup_points"."ready_days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "shipping_product_prices" (
	"rate_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "shipping_product_prices_rate_id_product_id_pk" PRIMARY KEY("rate_id","product_id"),
	CONSTRAINT "shipping_product_prices_price" CHECK ("shipping_product_prices"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"country_code" text,
	"zone_id" integer,
	"method" text DEFAULT 'flat_rate' NOT NULL,
	"name" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"is_per_unit" boolean DEFAULT false NOT NULL,
	"free_from_minor" bigint,
	"minimum_days" integer NOT NULL,
	"maximum_days" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipping_rates_method" CHECK ("shipping_rates"."method" in ('flat_rate', 'product_base', 'area_base', 'invoice_base')),
	CONSTRAINT "shipping_rates_price" CHECK ("shipping_rates"."price_minor" >= 0 and ("shipping_rates"."free_from_minor" is null or "shipping_rates"."free_from_minor" > 0)),
	CONSTRAINT "shipping_rates_days" CHECK ("shipping_rates"."minimum_days" >= 0 and "shipping_rates"."maximum_days" >= "shipping_rates"."minimum_days"),
	CONSTRAINT "shipping_rates_zone" CHECK (("shipping_rates"."method" = 'area_base') = ("shipping_rates"."zone_id" is not null) and ("shipping_rates"."zone_id" is null or "shipping_rates"."country_code" is null)),
	CONSTRAINT "shipping_rates_per_unit" CHECK ("shipping_rates"."method" = 'product_base' or not "shipping_rates"."is_per_unit")
);
--> statement-breakpoint
CREATE TABLE "shipping_steps" (
	"rate_id" integer NOT NULL,
	"from_minor" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "shipping_steps_rate_id_from_minor_pk" PRIMARY KEY("rate_id","from_minor"),
	CONSTRAINT "shipping_steps_amounts" CHECK ("shipping_steps"."from_minor" > 0 and "shipping_steps"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_zone_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_zone_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"zone_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipping_zone_places_once" UNIQUE("zone_id","country_code","state","city")
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_followers" (
	"customer_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_followers_customer_id_shop_id_pk" PRIMARY KEY("customer_id","shop_id")
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
CREATE TABLE "shop_figures" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"products_count" integer DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"rating_tenths" integer DEFAULT 0 NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"top_category_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shop_figures_counts" CHECK ("shop_figures"."followers_count" >= 0 and "shop_figures"."products_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_translations" (
	"shop_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"tagline" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"story" text NOT NULL,
	CONSTRAINT "shop_translations_shop_id_language_code_pk" PRIMARY KEY("shop_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"logo" text,
	"banner" text,
	"owner_id" integer,
	"is_operator" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"on_holiday_until_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_slug_unique" UNIQUE("slug"),
	CONSTRAINT "shops_status" CHECK ("shops"."status" in ('pending', 'approved', 'rejected', 'suspended', 'closed'))
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
CREATE TABLE "text_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"once_key" text NOT NULL,
	"recipient" text NOT NULL,
	"language_code" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"expires_at" timestamp with time zone NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "text_messages_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"permissions" text[] NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "staff_invitations_email" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_levels_never_oversold" CHECK ("stock_levels"."allocated" >= 0 and "stock_levels"."on_hand" >= "stock_levels"."allocated")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"order_line_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('received', 'allocated', 'shipped', 'released', 'adjusted')),
	CONSTRAINT "stock_movements_quantity" CHECK ("stock_movements"."quantity" > 0 or ("stock_movements"."kind" = 'adjusted' and "stock_movements"."quantity" <> 0))
);
--> statement-breakpoint
CREATE TABLE "tax_classes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tax_class_code" text NOT NULL,
	"country_code" text NOT NULL,
	"name" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	CONSTRAINT "tax_rates_class_country" UNIQUE("tax_class_code","country_code"),
	CONSTRAINT "tax_rates_rate" CHECK ("tax_rates"."rate_basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"paid_by" text DEFAULT '' NOT NULL,
	"paid_on" date,
	"proof" text,
	"submitted_at" timestamp with time zone,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "transfers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "transfers_submitted" CHECK (("transfers"."submitted_at" is null) = ("transfers"."proof" is null))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"awaits" text NOT NULL,
	"customer_id" integer,
	"identity" jsonb,
	"is_kept" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_challenges_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_challenges_awaits" CHECK ("sign_in_challenges"."awaits" in ('code', 'password')),
	CONSTRAINT "sign_in_challenges_of_somebody" CHECK ("sign_in_challenges"."awaits" = 'password' or "sign_in_challenges"."customer_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "two_steps" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"turned_on_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_email_form" CHECK ("subscribers"."email" = lower("subscribers"."email"))
);
--> statement-breakpoint
CREATE TABLE "viewed_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewed_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer,
	"customer_id" integer,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_products_one_owner" CHECK (num_nonnulls("viewed_products"."session_id", "viewed_products"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "voucher_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"book_minor" bigint NOT NULL,
	"payment_id" integer,
	"payout_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_moves_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "voucher_moves_kind" CHECK ("voucher_moves"."kind" in ('bought', 'held', 'released', 'redeemed', 'refunded', 'voided', 'expired', 'disputed')),
	CONSTRAINT "voucher_moves_direction" CHECK (case when "voucher_moves"."kind" in ('bought', 'released', 'refunded') then "voucher_moves"."amount_minor" >= 0 and "voucher_moves"."book_minor" >= 0
        else "voucher_moves"."amount_minor" <= 0 and "voucher_moves"."book_minor" <= 0 end),
	CONSTRAINT "voucher_moves_payment" CHECK (("voucher_moves"."payment_id" is not null) = ("voucher_moves"."kind" in ('held', 'released', 'refunded')) and ("voucher_moves"."payout_id" is not null) = ("voucher_moves"."kind" = 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"code_hash" text,
	"last_four" text DEFAULT '' NOT NULL,
	"currency_code" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"remaining_minor" bigint DEFAULT 0 NOT NULL,
	"book_minor" bigint DEFAULT 0 NOT NULL,
	"cost_minor" bigint NOT NULL,
	"design" text NOT NULL,
	"sender_name" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"language_code" text NOT NULL,
	"send_on" date,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"provider_reference" text,
	"redirect_url" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_reference" UNIQUE("method","provider_reference"),
	CONSTRAINT "vouchers_status" CHECK ("vouchers"."status" in ('pending', 'failed', 'scheduled', 'active', 'expired', 'void')),
	CONSTRAINT "vouchers_design" CHECK ("vouchers"."design" in ('classic', 'birthday', 'thanks', 'festive')),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."amount_minor" > 0 and "vouchers"."cost_minor" >= 0),
	CONSTRAINT "vouchers_frozen" CHECK ("vouchers"."frozen_at" is null or "vouchers"."paid_at" is not null),
	CONSTRAINT "vouchers_remaining" CHECK ("vouchers"."remaining_minor" between 0 and "vouchers"."amount_minor" and "vouchers"."book_minor" >= 0),
	CONSTRAINT "vouchers_paid" CHECK (("vouchers"."status" in ('pending', 'failed')) = ("vouchers"."paid_at" is null)),
	CONSTRAINT "vouchers_sent" CHECK ("vouchers"."status" not in ('active', 'expired') or ("vouchers"."code_hash" is not null and "vouchers"."sent_at" is not null and "vouchers"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "wallet_recharges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"proof" text,
	"provider_reference" text,
	"redirect_url" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wallet_recharges_reference" UNIQUE("method","provider_reference"),
	CONSTRAINT "wallet_recharges_status" CHECK ("wallet_recharges"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "wallet_recharges_amount" CHECK ("wallet_recharges"."amount_minor" > 0),
	CONSTRAINT "wallet_recharges_decided" CHECK (("wallet_recharges"."status" = 'pending') = ("wallet_recharges"."decided_at" is null))
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
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD CONSTRAINT "attribute_translations_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD CONSTRAINT "attribute_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD CONSTRAINT "attribute_value_translations_attribute_value_id_attribute_values_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD CONSTRAINT "attribute_value_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_translations" ADD CONSTRAINT "color_translations_color_id_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_translations" ADD CONSTRAINT "color_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_reversals" ADD CONSTRAINT "earning_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_reversals" ADD CONSTRAINT "earning_reversals_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_reversals" ADD CONSTRAINT "earning_reversals_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_products" ADD CONSTRAINT "compared_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_recharge_id_wallet_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."wallet_recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_counters" ADD CONSTRAINT "credit_note_counters_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_devices" ADD CONSTRAINT "customer_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_topics" ADD CONSTRAINT "customer_topics_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_counts" ADD CONSTRAINT "digital_counts_order_line_id_digital_grants_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."digital_grants"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_counts" ADD CONSTRAINT "digital_counts_file_id_digital_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."digital_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_downloads" ADD CONSTRAINT "digital_downloads_counted" FOREIGN KEY ("order_line_id","file_id") REFERENCES "public"."digital_counts"("order_line_id","file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_files" ADD CONSTRAINT "digital_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_files" ADD CONSTRAINT "digital_files_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_grants" ADD CONSTRAINT "digital_grants_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_keys" ADD CONSTRAINT "licence_keys_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_keys" ADD CONSTRAINT "licence_keys_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_translations" ADD CONSTRAINT "banner_translations_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_translations" ADD CONSTRAINT "banner_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_translations" ADD CONSTRAINT "service_translations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_translations" ADD CONSTRAINT "service_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD CONSTRAINT "slider_translations_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD CONSTRAINT "slider_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_recharge_id_wallet_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."wallet_recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_lead_variant_id_variants_id_fk" FOREIGN KEY ("lead_variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_products" ADD CONSTRAINT "listing_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_variants" ADD CONSTRAINT "listing_variants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_variants" ADD CONSTRAINT "listing_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_variants" ADD CONSTRAINT "listing_variants_color_id_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_campaign_product_id_campaign_products_id_fk" FOREIGN KEY ("campaign_product_id") REFERENCES "public"."campaign_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_rest_payment_id_payments_id_fk" FOREIGN KEY ("rest_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent_by_customers_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_campaign_product_id_campaign_products_id_fk" FOREIGN KEY ("campaign_product_id") REFERENCES "public"."campaign_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_code_tax_classes_code_fk" FOREIGN KEY ("tax_class_code") REFERENCES "public"."tax_classes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_values" ADD CONSTRAINT "variant_values_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_values" ADD CONSTRAINT "variant_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_values" ADD CONSTRAINT "variant_values_value" FOREIGN KEY ("attribute_id","attribute_value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_id_colors_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_addresses" ADD CONSTRAINT "purchase_addresses_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_addresses" ADD CONSTRAINT "purchase_addresses_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_ship_to_country_code_countries_code_fk" FOREIGN KEY ("ship_to_country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_provider_refund_id_refunds_id_fk" FOREIGN KEY ("provider_refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_paid_out_by_customers_id_fk" FOREIGN KEY ("paid_out_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_reversals" ADD CONSTRAINT "reward_reversals_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_reversals" ADD CONSTRAINT "reward_reversals_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_ship_to_country_code_countries_code_fk" FOREIGN KEY ("ship_to_country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_product_prices" ADD CONSTRAINT "shipping_product_prices_rate_id_shipping_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_product_prices" ADD CONSTRAINT "shipping_product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_steps" ADD CONSTRAINT "shipping_steps_rate_id_shipping_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_places" ADD CONSTRAINT "shipping_zone_places_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_places" ADD CONSTRAINT "shipping_zone_places_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD CONSTRAINT "shipping_zones_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_imprints" ADD CONSTRAINT "shop_imprints_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_imprints" ADD CONSTRAINT "shop_imprints_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_figures" ADD CONSTRAINT "shop_figures_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_translations" ADD CONSTRAINT "shop_translations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_translations" ADD CONSTRAINT "shop_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_customers_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_tax_class_code_tax_classes_code_fk" FOREIGN KEY ("tax_class_code") REFERENCES "public"."tax_classes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_steps" ADD CONSTRAINT "two_steps_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_products" ADD CONSTRAINT "video_products_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_products" ADD CONSTRAINT "video_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_translations" ADD CONSTRAINT "video_translations_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_translations" ADD CONSTRAINT "video_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_products" ADD CONSTRAINT "viewed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_payout_id_refund_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."refund_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_buyer_id_customers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_recharges" ADD CONSTRAINT "wallet_recharges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_recharges" ADD CONSTRAINT "wallet_recharges_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_shipping" ON "addresses" USING btree ("customer_id") WHERE is_default_shipping;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_billing" ON "addresses" USING btree ("customer_id") WHERE is_default_billing;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_products_product" ON "campaign_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaigns_ends" ON "campaigns" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "saved_cards_customer" ON "saved_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_one_per_variant" ON "cart_lines" USING btree ("cart_id","variant_id","is_saved_for_later") WHERE buy_now_trx_id is null;--> statement-breakpoint
CREATE INDEX "cart_lines_cart" ON "cart_lines" USING btree ("cart_id","id");--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rules_one_default" ON "commission_rules" USING btree ((1)) WHERE shop_id is null and category_id is null;--> statement-breakpoint
CREATE INDEX "earning_reversals_order" ON "earning_reversals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "earning_reversals_line" ON "earning_reversals" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_one_delivery" ON "earnings" USING btree ("order_id") WHERE order_line_id is null;--> statement-breakpoint
CREATE INDEX "earnings_order" ON "earnings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "earnings_shop" ON "earnings" USING btree ("shop_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "compared_products_of_session" ON "compared_products" USING btree ("session_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compared_products_of_customer" ON "compared_products" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "compared_products_product" ON "compared_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "cart_coupons_coupon" ON "cart_coupons" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_products_product" ON "coupon_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_purchase" ON "coupon_uses" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_customer" ON "coupon_uses" USING btree ("customer_id","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_of_email" ON "coupon_uses" USING btree ("coupon_id","email","purchase_id");--> statement-breakpoint
CREATE INDEX "coupons_shop" ON "coupons" USING btree ("shop_id","ends_at");--> statement-breakpoint
CREATE INDEX "coupons_ends" ON "coupons" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "credit_disputes_customer" ON "credit_disputes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_recharge" ON "credit_disputes" USING btree ("recharge_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_voucher" ON "credit_disputes" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_open" ON "credit_disputes" USING btree ("asked_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_one_cancellation" ON "credit_notes" USING btree ("order_id") WHERE refund_id is null;--> statement-breakpoint
CREATE INDEX "customer_codes_customer" ON "customer_codes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_codes_expires" ON "customer_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_email_parts" ON "customers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING gin (fold_text("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_verified_phone" ON "customers" USING btree ("verified_phone") WHERE verified_phone is not null;--> statement-breakpoint
CREATE INDEX "digital_counts_file" ON "digital_counts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "digital_downloads_line" ON "digital_downloads" USING btree ("order_line_id","file_id");--> statement-breakpoint
CREATE INDEX "digital_downloads_link" ON "digital_downloads" USING btree ("link_key");--> statement-breakpoint
CREATE INDEX "digital_files_variant" ON "digital_files" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "licence_keys_free" ON "licence_keys" USING btree ("variant_id","id") WHERE order_line_id is null;--> statement-breakpoint
CREATE INDEX "licence_keys_line" ON "licence_keys" USING btree ("order_line_id") WHERE order_line_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("customer_id") WHERE confirmed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email") WHERE confirmed_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "home_components_position" ON "home_components" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "identities_customer" ON "identities" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_customer" ON "ledger_accounts" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_shop" ON "ledger_accounts" USING btree ("shop_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_operator" ON "ledger_accounts" USING btree ("kind","name","unit") WHERE "ledger_accounts"."kind" in ('order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction');--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_recharge" ON "ledger_transactions" USING btree ("recharge_id");--> statement-breakpoint
CREATE INDEX "listing_changes_changed_in" ON "listing_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "listing_products_category" ON "listing_products" USING btree ("category_id","product_id","price_minor","is_in_stock","rating_tenths","sales_count","published_at","brand_id","in_stock_price_minor");--> statement-breakpoint
CREATE INDEX "listing_products_brand" ON "listing_products" USING btree ("brand_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_shop" ON "listing_products" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_newest" ON "listing_products" USING btree ("published_at","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_price" ON "listing_products" USING btree ("price_minor","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_in_stock_price" ON "listing_products" USING btree ("in_stock_price_minor","product_id") WHERE in_stock_price_minor is not null;--> statement-breakpoint
CREATE INDEX "listing_products_rating" ON "listing_products" USING btree ("rating_tenths","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_sales" ON "listing_products" USING btree ("sales_count","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_offer" ON "listing_products" USING btree ("offer_ends_at","product_id") WHERE is_on_offer;--> statement-breakpoint
CREATE INDEX "listing_products_campaign" ON "listing_products" USING btree ("campaign_id","product_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "listing_products_deal" ON "listing_products" USING btree ("deal_ends_at","product_id") WHERE deal_ends_at is not null;--> statement-breakpoint
CREATE INDEX "listing_products_stale" ON "listing_products" USING btree ("price_valid_until_at") WHERE price_valid_until_at is not null;--> statement-breakpoint
CREATE INDEX "listing_products_search" ON "listing_products" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "listing_products_names" ON "listing_products" USING gin (ts_filter("search_vector", '{a}'));--> statement-breakpoint
CREATE INDEX "listing_variants_product" ON "listing_variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_variants_category" ON "listing_variants" USING btree ("category_id","product_id","brand_id","color_id","price_minor","is_in_stock","rating_tenths","value_ids");--> statement-breakpoint
CREATE INDEX "listing_variants_brand" ON "listing_variants" USING btree ("brand_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_variants_shop" ON "listing_variants" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_variants_color" ON "listing_variants" USING btree ("color_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_variants_values" ON "listing_variants" USING gin ("value_ids");--> statement-breakpoint
CREATE INDEX "listing_words_trigram" ON "listing_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_customer" ON "notifications" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_author_id" ON "order_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "order_messages_unread_by_shopper" ON "order_messages" USING btree ("order_id") WHERE shopper_read_at is null;--> statement-breakpoint
CREATE INDEX "order_messages_unread_by_shop" ON "order_messages" USING btree ("order_id") WHERE shop_read_at is null;--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (('INV-' || "shop_id"::text || '-' || lpad("number"::text, greatest(6, length("number"::text)), '0')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_search" ON "order_lines" USING gin (fold_text("product_name" || ' ' || "sku") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_campaign_product" ON "order_lines" USING btree ("campaign_product_id") WHERE campaign_product_id is not null;--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_shop_fulfilment" ON "orders" USING btree ("shop_id","fulfilment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("sent_at") WHERE fulfilment_status = 'on_the_way';--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_code_parts" ON "orders" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parcel_lines_line" ON "parcel_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "parcels_search" ON "parcels" USING gin (upper(replace("tracking_number", ' ', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "passkey_challenges_customer" ON "passkey_challenges" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("asked_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "payments_purchase" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_dispute" ON "refunds" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("id") WHERE status = 'started';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_for_reason" ON "refunds" USING btree ("payment_id","reason");--> statement-breakpoint
CREATE INDEX "phone_codes_customer" ON "phone_codes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "phone_codes_expires" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "price_changes_variant" ON "price_changes" USING btree ("variant_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_rules_campaign_product" ON "price_rules" USING btree ("campaign_product_id");--> statement-breakpoint
CREATE INDEX "price_rules_product" ON "price_rules" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_rules_variant" ON "price_rules" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "price_rules_starts" ON "price_rules" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "price_rules_ends" ON "price_rules" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_once" ON "product_alerts" USING btree ("variant_id","kind","email") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "product_alerts_product" ON "product_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_alerts_customer" ON "product_alerts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "products_shop" ON "products" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_tax_class" ON "products" USING btree ("tax_class_code");--> statement-breakpoint
CREATE INDEX "variant_values_by_value" ON "variant_values" USING btree ("attribute_value_id");--> statement-breakpoint
CREATE INDEX "variants_color" ON "variants" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "purchase_addresses_search" ON "purchase_addresses" USING gin (fold_text("name" || ' ' || regexp_replace("phone", '[^0-9]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchases_session" ON "purchases" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "purchases_customer" ON "purchases" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "purchases_customer_placed" ON "purchases" USING btree ("customer_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "purchases_email" ON "purchases" USING btree ("email");--> statement-breakpoint
CREATE INDEX "purchases_search" ON "purchases" USING gin (("email" || ' ' || regexp_replace("phone", '[^0-9]', '', 'g')) gin_trgm_ops) WHERE status <> 'draft';--> statement-breakpoint
CREATE INDEX "purchases_country" ON "purchases" USING btree ("ship_to_country_code","id");--> statement-breakpoint
CREATE INDEX "purchases_network" ON "purchases" USING btree ("network_hash","placed_at");--> statement-breakpoint
CREATE INDEX "purchases_expires" ON "purchases" USING btree ("expires_at") WHERE status = 'placed';--> statement-breakpoint
CREATE INDEX "order_refund_lines_line" ON "order_refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refund_payouts_refund" ON "refund_payouts" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_payouts_payment" ON "refund_payouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_payouts_by_hand" ON "refund_payouts" USING btree ("id") WHERE method = 'by_hand' and paid_out_at is null;--> statement-breakpoint
CREATE INDEX "return_lines_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_pictures_return" ON "return_pictures" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_shop" ON "returns" USING btree ("shop_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "returns_customer" ON "returns" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "returns_created" ON "returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "reward_grants_customer" ON "reward_grants" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "reward_grants_order" ON "reward_grants" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reward_grants_pending" ON "reward_grants" USING btree ("available_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reward_reversals_line" ON "reward_reversals" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_rules_one_default" ON "reward_rules" USING btree ((1)) WHERE product_id is null and category_id is null and shop_id is null;--> statement-breakpoint
CREATE INDEX "search_synonyms_word" ON "search_synonyms" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_terms_popular" ON "search_terms" USING btree ("language_code","uses");--> statement-breakpoint
CREATE INDEX "search_terms_last_used" ON "search_terms" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pickup_points_shop" ON "pickup_points" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "shipping_product_prices_product" ON "shipping_product_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shipping_rates_shop" ON "shipping_rates" USING btree ("shop_id","country_code");--> statement-breakpoint
CREATE INDEX "shipping_rates_zone_id" ON "shipping_rates" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "shipping_zones_shop" ON "shipping_zones" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "shop_followers_shop" ON "shop_followers" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_followers_newest" ON "shop_followers" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_figures_rating" ON "shop_figures" USING btree ("rating_tenths","reviews_count","shop_id");--> statement-breakpoint
CREATE INDEX "shop_figures_followers" ON "shop_figures" USING btree ("followers_count","shop_id");--> statement-breakpoint
CREATE INDEX "shop_figures_products" ON "shop_figures" USING btree ("products_count","shop_id");--> statement-breakpoint
CREATE INDEX "shop_figures_categories" ON "shop_figures" USING gin ("top_category_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_one_operator" ON "shops" USING btree ("is_operator") WHERE is_operator;--> statement-breakpoint
CREATE INDEX "shops_owner" ON "shops" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "shops_newest" ON "shops" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shops_name" ON "shops" USING btree (fold_text("name"),"id");--> statement-breakpoint
CREATE INDEX "shops_name_trigram" ON "shops" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "slug_changes_subject_id" ON "slug_changes" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "text_messages_waiting" ON "text_messages" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_open" ON "staff_invitations" USING btree ("email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_inviter" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_line" ON "stock_movements" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "tax_rates_country" ON "tax_rates" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "transfers_to_decide" ON "transfers" USING btree ("submitted_at") WHERE submitted_at is not null and decided_at is null;--> statement-breakpoint
CREATE INDEX "recovery_codes_customer" ON "recovery_codes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_customer" ON "sign_in_challenges" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expires" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "video_products_product" ON "video_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "videos_shop" ON "videos" USING btree ("shop_id","published_at");--> statement-breakpoint
CREATE INDEX "videos_published" ON "videos" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "viewed_products_of_session" ON "viewed_products" USING btree ("session_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "viewed_products_of_customer" ON "viewed_products" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "viewed_products_product" ON "viewed_products" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_moves_of_payment" ON "voucher_moves" USING btree ("payment_id","kind") WHERE kind in ('held', 'released');--> statement-breakpoint
CREATE INDEX "voucher_moves_payment_id" ON "voucher_moves" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_moves_bought" ON "voucher_moves" USING btree ("voucher_id") WHERE kind = 'bought';--> statement-breakpoint
CREATE INDEX "voucher_moves_voucher" ON "voucher_moves" USING btree ("voucher_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_buyer" ON "vouchers" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_recipient" ON "vouchers" USING btree (lower("recipient_email"));--> statement-breakpoint
CREATE INDEX "vouchers_last_four" ON "vouchers" USING btree ("last_four");--> statement-breakpoint
CREATE INDEX "vouchers_waiting" ON "vouchers" USING btree ("send_on") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "vouchers_pending" ON "vouchers" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "vouchers_ends" ON "vouchers" USING btree ("expires_at") WHERE status = 'active' and remaining_minor > 0;--> statement-breakpoint
CREATE INDEX "wallet_recharges_customer" ON "wallet_recharges" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "wallet_recharges_pending" ON "wallet_recharges" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wishlists_session" ON "wishlists" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "wishlists_customer" ON "wishlists" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default_of_session" ON "wishlists" USING btree ("session_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_default_of_customer" ON "wishlists" USING btree ("customer_id") WHERE is_default;
--> statement-breakpoint
-- Whoever follows an old link to something finds it under its new address, or is told that it is gone.
CREATE FUNCTION remember_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE slug_changes SET subject_id = NULL, changed_at = now() WHERE subject = TG_ARGV[0] AND subject_id = OLD.id;
    INSERT INTO slug_changes (subject, slug, subject_id) VALUES (TG_ARGV[0], OLD.slug, NULL)
      ON CONFLICT (subject, slug) DO UPDATE SET subject_id = NULL, changed_at = now();
  ELSE
    INSERT INTO slug_changes (subject, slug, subject_id) VALUES (TG_ARGV[0], OLD.slug, OLD.id)
      ON CONFLICT (subject, slug) DO UPDATE SET subject_id = excluded.subject_id, changed_at = now();
    DELETE FROM slug_changes WHERE subject = TG_ARGV[0] AND slug = NEW.slug;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION reuse_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM slug_changes WHERE subject = TG_ARGV[0] AND slug IN (SELECT slug FROM inserted);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes AS o (part) SELECT DISTINCT product_id >> 10 FROM written
    ON CONFLICT (part, changed_in) DO UPDATE SET times = o.times + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What staff did is written down once: audit_entries takes no %', TG_OP;
END
$$;
--> statement-breakpoint
-- Of every unit the entries of a transaction add up to nothing, which is looked at when it is committed.
CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.transaction_id GROUP BY a.unit HAVING sum(e.amount_minor) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not add up', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Balances of owners follow their entries in the same statement, where their CHECK keeps them from falling below zero. What is
-- loaded from a backup brings its balances along.
CREATE FUNCTION keep_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN NEW;
  END IF;
  UPDATE ledger_accounts SET balance_minor = balance_minor + NEW.amount_minor
    WHERE id = NEW.account_id AND (customer_id IS NOT NULL OR shop_id IS NOT NULL)
    RETURNING balance_minor INTO NEW.balance_after_minor;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION check_parcel_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
  packed integer;
BEGIN
  SELECT l.quantity INTO ordered FROM order_lines l JOIN parcels p ON p.id = NEW.parcel_id AND p.order_id = l.order_id
    WHERE l.id = NEW.order_line_id AND l.product_type = 'physical' FOR UPDATE OF l;
  IF ordered IS NULL THEN
    RAISE EXCEPTION 'The line % is not one that the order of parcel % sends', NEW.order_line_id, NEW.parcel_id;
  END IF;
  SELECT coalesce(sum(c.quantity), 0) INTO packed FROM parcel_lines c JOIN parcels p ON p.id = c.parcel_id
    WHERE c.order_line_id = NEW.order_line_id AND p.state <> 'returned';
  IF packed > ordered THEN
    RAISE EXCEPTION 'Of the line % there are % units packed, but % were ordered', NEW.order_line_id, packed, ordered;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of a line there never come more units back than were bought; two who ask at once wait for each other at the line.
CREATE FUNCTION check_return_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
  returned integer;
BEGIN
  SELECT l.quantity INTO bought FROM order_lines l JOIN returns r ON r.id = NEW.return_id AND r.order_id = l.order_id
    WHERE l.id = NEW.order_line_id FOR UPDATE OF l;
  IF bought IS NULL THEN
    RAISE EXCEPTION 'The line % is not one of the order of return %', NEW.order_line_id, NEW.return_id;
  END IF;
  SELECT coalesce(sum(c.quantity), 0) INTO returned FROM return_lines c JOIN returns r ON r.id = c.return_id
    WHERE c.order_line_id = NEW.order_line_id AND r.status NOT IN ('rejected', 'withdrawn');
  IF returned > bought THEN
    RAISE EXCEPTION 'Of the line % there are % units in returns, but % were bought', NEW.order_line_id, returned, bought;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of an order, and of each of its lines, there never comes more back than was paid.
CREATE FUNCTION check_order_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  refunded bigint;
BEGIN
  SELECT o.total_minor INTO paid FROM orders o WHERE o.id = NEW.order_id AND o.payment_status <> 'unpaid' FOR UPDATE;
  SELECT sum(r.amount_minor) INTO refunded FROM order_refunds r WHERE r.order_id = NEW.order_id;
  IF paid IS NULL OR refunded > paid THEN
    RAISE EXCEPTION 'Of the order % there would go % back, but % were paid', NEW.order_id, refunded, coalesce(paid, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_order_refund_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
  paid bigint;
  returned integer;
  refunded bigint;
BEGIN
  IF NEW.order_line_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT l.quantity, l.line_total_minor - l.coupon_discount_minor + CASE WHEN p.tax_display = 'before_tax' THEN l.tax_minor ELSE 0 END
    INTO bought, paid FROM order_lines l JOIN order_refunds r ON r.id = NEW.refund_id AND r.order_id = l.order_id
    JOIN orders o ON o.id = l.order_id JOIN purchases p ON p.id = o.purchase_id
    WHERE l.id = NEW.order_line_id FOR UPDATE OF l;
  IF bought IS NULL THEN
    RAISE EXCEPTION 'The line % is not one of the order of refund %', NEW.order_line_id, NEW.refund_id;
  END IF;
  SELECT sum(c.quantity), sum(c.amount_minor) INTO returned, refunded FROM order_refund_lines c WHERE c.order_line_id = NEW.order_line_id;
  IF returned > bought OR refunded > paid THEN
    RAISE EXCEPTION 'Of the line % there would go % units and % back, of % units and %', NEW.order_line_id, returned, refunded, bought, paid;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- From a payment there never goes more back than it brought: what was asked for, or what came in place of it.
CREATE FUNCTION check_provider_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  brought bigint;
  refunded bigint;
BEGIN
  SELECT coalesce(p.collected_minor, p.amount_minor) INTO brought FROM payments p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT sum(r.amount_minor) INTO refunded FROM refunds r WHERE r.payment_id = NEW.payment_id AND r.status <> 'failed';
  IF refunded > brought THEN
    RAISE EXCEPTION 'Of the payment % there would go % back, but it brought %', NEW.payment_id, refunded, brought;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_new_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_new_words (product_id) SELECT product_id FROM written;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_new_words (product_id, old_words) VALUES (OLD.product_id, tsvector_to_array(OLD.search_vector));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_gone_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_new_words (product_id, old_words) SELECT product_id, tsvector_to_array(search_vector) FROM written;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of the flash sales that are published never two overlap.
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_one_flash_sale"
  EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&) WHERE ("is_flash_sale" AND "status" = 'published');
--> statement-breakpoint
-- A product is in one campaign at a time. A range of one number compares as the number does, so that no extension is needed.
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_one_campaign"
  EXCLUDE USING gist (int4range("product_id", "product_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("kind" = 'campaign');
--> statement-breakpoint
COMMENT ON FUNCTION fold_words(text) IS 'fold_text, and what Arabic and Hindi write in more than one way: forms of alef, ya and ta marbuta, vowel marks, tatweel, nukta, halant, digits';
--> statement-breakpoint
CREATE TRIGGER products_slug_changed AFTER UPDATE OF slug ON products FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('product');
--> statement-breakpoint
CREATE TRIGGER products_slug_gone AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION remember_slug('product');
--> statement-breakpoint
CREATE TRIGGER products_slug_reused AFTER INSERT ON products REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('product');
--> statement-breakpoint
CREATE TRIGGER categories_slug_changed AFTER UPDATE OF slug ON categories FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('category');
--> statement-breakpoint
CREATE TRIGGER categories_slug_gone AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION remember_slug('category');
--> statement-breakpoint
CREATE TRIGGER categories_slug_reused AFTER INSERT ON categories REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('category');
--> statement-breakpoint
CREATE TRIGGER brands_slug_changed AFTER UPDATE OF slug ON brands FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('brand');
--> statement-breakpoint
CREATE TRIGGER brands_slug_gone AFTER DELETE ON brands FOR EACH ROW EXECUTE FUNCTION remember_slug('brand');
--> statement-breakpoint
CREATE TRIGGER brands_slug_reused AFTER INSERT ON brands REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('brand');
--> statement-breakpoint
CREATE TRIGGER shops_slug_changed AFTER UPDATE OF slug ON shops FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('shop');
--> statement-breakpoint
CREATE TRIGGER shops_slug_gone AFTER DELETE ON shops FOR EACH ROW EXECUTE FUNCTION remember_slug('shop');
--> statement-breakpoint
CREATE TRIGGER shops_slug_reused AFTER INSERT ON shops REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('shop');
--> statement-breakpoint
CREATE TRIGGER campaigns_slug_changed AFTER UPDATE OF slug ON campaigns FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('campaign');
--> statement-breakpoint
CREATE TRIGGER campaigns_slug_gone AFTER DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION remember_slug('campaign');
--> statement-breakpoint
CREATE TRIGGER campaigns_slug_reused AFTER INSERT ON campaigns REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('campaign');
--> statement-breakpoint
CREATE TRIGGER pages_slug_changed AFTER UPDATE OF slug ON pages FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('page');
--> statement-breakpoint
CREATE TRIGGER pages_slug_gone AFTER DELETE ON pages FOR EACH ROW EXECUTE FUNCTION remember_slug('page');
--> statement-breakpoint
CREATE TRIGGER pages_slug_reused AFTER INSERT ON pages REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('page');
--> statement-breakpoint
CREATE TRIGGER listing_products_inserted AFTER INSERT ON listing_products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_products_updated AFTER UPDATE ON listing_products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_products_deleted AFTER DELETE ON listing_products REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_variants_inserted AFTER INSERT ON listing_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_variants_updated AFTER UPDATE ON listing_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER listing_variants_deleted AFTER DELETE ON listing_variants REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_listing_changes();
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION keep_ledger_balance();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER parcel_lines_fit AFTER INSERT OR UPDATE ON parcel_lines FOR EACH ROW EXECUTE FUNCTION check_parcel_line();
--> statement-breakpoint
CREATE TRIGGER return_lines_fit AFTER INSERT OR UPDATE ON return_lines FOR EACH ROW EXECUTE FUNCTION check_return_line();
--> statement-breakpoint
CREATE TRIGGER order_refunds_fit AFTER INSERT OR UPDATE ON order_refunds FOR EACH ROW EXECUTE FUNCTION check_order_refund();
--> statement-breakpoint
CREATE TRIGGER order_refund_lines_fit AFTER INSERT OR UPDATE ON order_refund_lines FOR EACH ROW EXECUTE FUNCTION check_order_refund_line();
--> statement-breakpoint
CREATE TRIGGER refunds_fit AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION check_provider_refund();
--> statement-breakpoint
-- Numbers that only rise do not get shorter by being packed once more.
ALTER TABLE "listing_postings" ALTER COLUMN "product_ids" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE TRIGGER listing_products_new_words AFTER INSERT ON listing_products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_new_words();
--> statement-breakpoint
CREATE TRIGGER listing_products_changed_words AFTER UPDATE OF search_vector ON listing_products FOR EACH ROW
  WHEN (OLD.search_vector IS DISTINCT FROM NEW.search_vector) EXECUTE FUNCTION mark_changed_words();
--> statement-breakpoint
CREATE TRIGGER listing_products_gone_words AFTER DELETE ON listing_products REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_gone_words();
