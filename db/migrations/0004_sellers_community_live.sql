CREATE TABLE "affiliate_clicks" (
	"affiliate_id" integer NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_commissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"affiliate_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"basis_points" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reversed_minor" bigint DEFAULT 0 NOT NULL,
	"payable_at" timestamp with time zone,
	"payout_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_commissions_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "affiliate_commissions_status" CHECK ("affiliate_commissions"."status" in ('pending', 'locked', 'payable', 'paid', 'reversed')),
	CONSTRAINT "affiliate_commissions_amounts" CHECK ("affiliate_commissions"."reversed_minor" between 0 and "affiliate_commissions"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "affiliate_rates" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "affiliate_rates_rate" CHECK ("affiliate_rates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "affiliate_visits" (
	"affiliate_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "affiliate_visits_affiliate_id_day_visitor_hash_pk" PRIMARY KEY("affiliate_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"agreement" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"basis_points" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliates_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "affiliates_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliates_status" CHECK ("affiliates"."status" in ('applied', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "affiliates_rate" CHECK ("affiliates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "customer_referrals" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"referred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"message" text NOT NULL,
	"message_type" text NOT NULL,
	"link" text,
	"audience" text NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"recipients" integer DEFAULT 0 NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_message_type" CHECK ("announcements"."message_type" in ('success', 'error', 'warning', 'info')),
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('everyone', 'buyers', 'sellers')),
	CONSTRAINT "announcements_state" CHECK ("announcements"."state" in ('scheduled', 'sent', 'canceled')),
	CONSTRAINT "announcements_sent" CHECK (("announcements"."state" = 'sent') = ("announcements"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"customer_id" integer,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"holder" text NOT NULL,
	"country_code" text NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "bank_accounts_shop_id_unique" UNIQUE("shop_id"),
	CONSTRAINT "bank_accounts_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "bank_accounts_state" CHECK ("bank_accounts"."state" in ('unconfirmed', 'confirmed')),
	CONSTRAINT "bank_accounts_owner" CHECK (("bank_accounts"."shop_id" is null) <> ("bank_accounts"."customer_id" is null)),
	CONSTRAINT "bank_accounts_number" CHECK (("bank_accounts"."iban" = '') <> ("bank_accounts"."account_number" = '')),
	CONSTRAINT "bank_accounts_confirmed" CHECK (("bank_accounts"."state" = 'confirmed') = ("bank_accounts"."confirmed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_category_translations" (
	"category_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "blog_category_translations_category_id_language_code_pk" PRIMARY KEY("category_id","language_code")
);
--> statement-breakpoint
CREATE TABLE "blog_comment_likes" (
	"comment_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_comment_likes_comment_id_customer_id_pk" PRIMARY KEY("comment_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"parent_id" integer,
	"customer_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_comments_status" CHECK ("blog_comments"."status" in ('pending', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "blog_post_products" (
	"post_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_post_products_post_id_product_id_pk" PRIMARY KEY("post_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "blog_post_translations" (
	"post_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "blog_post_translations_post_id_language_code_pk" PRIMARY KEY("post_id","language_code"),
	CONSTRAINT "blog_post_translations_body_is_safe" CHECK (regexp_replace("blog_post_translations"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]')
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover" text,
	"author_name" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_body_is_safe" CHECK (regexp_replace("blog_posts"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]')
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL,
	"accepted" text[] NOT NULL,
	"declined" text[] NOT NULL,
	"text_version" integer NOT NULL,
	"language_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"order_code" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"language_code" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_topic" CHECK ("contact_messages"."topic" in ('order', 'return', 'product', 'payment', 'selling', 'other')),
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channels" text[] NOT NULL,
	"name" text NOT NULL,
	"data" text NOT NULL,
	"socket_id" text,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language_code" text,
	"audience" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"last_subscriber_id" integer DEFAULT 0 NOT NULL,
	"recipients_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "newsletters_body_is_safe" CHECK (regexp_replace("newsletters"."body", '</?(p|h2|h3|ul|ol|li|dl|dt|dd|strong|em)>|<br>|</a>|<a href="(https://|mailto:|/)[^"<>]*">', '', 'g') !~ '[<>]'),
	CONSTRAINT "newsletters_audience" CHECK ("newsletters"."audience" in ('everyone', 'customers', 'others')),
	CONSTRAINT "newsletters_state" CHECK ("newsletters"."state" in ('draft', 'sending', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "ledger_closes" (
	"month" date PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'created' NOT NULL,
	"total_minor" bigint NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_by" integer,
	"approved_at" timestamp with time zone,
	CONSTRAINT "payout_runs_status" CHECK ("payout_runs"."status" in ('created', 'approved', 'discarded')),
	CONSTRAINT "payout_runs_approved" CHECK (("payout_runs"."status" = 'approved') = ("payout_runs"."approved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"month" date NOT NULL,
	"opening_minor" bigint NOT NULL,
	"sales_minor" bigint NOT NULL,
	"refunds_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"payouts_minor" bigint NOT NULL,
	"other_minor" bigint NOT NULL,
	"closing_minor" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_minor" bigint NOT NULL,
	"invoice_number" integer,
	"operator" jsonb,
	"shop" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_statements_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "payout_statements_once" UNIQUE("shop_id","month"),
	CONSTRAINT "payout_statements_sum" CHECK ("payout_statements"."opening_minor" + "payout_statements"."sales_minor" + "payout_statements"."refunds_minor" + "payout_statements"."commission_minor" + "payout_statements"."payouts_minor" + "payout_statements"."other_minor" = "payout_statements"."closing_minor")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"customer_id" integer,
	"status" text DEFAULT 'requested' NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"destination" jsonb NOT NULL,
	"run_id" integer,
	"requested_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"provider_reference" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payouts_provider_reference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('requested', 'approved', 'paid', 'rejected', 'canceled', 'failed')),
	CONSTRAINT "payouts_method" CHECK ("payouts"."method" in ('bank', 'provider')),
	CONSTRAINT "payouts_owner" CHECK (("payouts"."shop_id" is null) <> ("payouts"."customer_id" is null)),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_ended" CHECK (("payouts"."status" in ('requested', 'approved')) = ("payouts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_payout_terms" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"schedule" text,
	"minimum_minor" bigint,
	"reserve_basis_points" integer,
	"provider_account" text DEFAULT '' NOT NULL,
	CONSTRAINT "shop_payout_terms_minimum" CHECK ("shop_payout_terms"."minimum_minor" >= 0),
	CONSTRAINT "shop_payout_terms_reserve" CHECK ("shop_payout_terms"."reserve_basis_points" between 0 and 10000)
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
CREATE TABLE "due_pushes" (
	"notification_id" integer PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_key" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "quiet_hours_minutes" CHECK ("quiet_hours"."from_minute" between 0 and 1439 and "quiet_hours"."until_minute" between 0 and 1439),
	CONSTRAINT "quiet_hours_span" CHECK ("quiet_hours"."from_minute" <> "quiet_hours"."until_minute")
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "review_invitations_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "review_likes" (
	"review_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_likes_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"parent_id" integer,
	"customer_id" integer,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"language_code" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_replies_author" CHECK ("review_replies"."author" in ('shopper', 'shop', 'operator')),
	CONSTRAINT "review_replies_status" CHECK ("review_replies"."status" in ('pending', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "review_reply_likes" (
	"reply_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reply_likes_reply_id_customer_id_pk" PRIMARY KEY("reply_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"reply_id" integer,
	"customer_id" integer,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('spam', 'offensive', 'off_topic', 'untrue', 'other'))
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_documents_file_unique" UNIQUE("file"),
	CONSTRAINT "application_documents_kind" CHECK ("application_documents"."kind" in ('identity', 'registration', 'tax', 'address'))
);
--> statement-breakpoint
CREATE TABLE "shop_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"shop_name" text DEFAULT '' NOT NULL,
	"offer" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"phone" text DEFAULT '' NOT NULL,
	"line1" text DEFAULT '' NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '' NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"bank_sealed" text,
	"bank_ending" text DEFAULT '' NOT NULL,
	"bank_confirmed_at" timestamp with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"checked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	"shop_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "shop_applications_type" CHECK ("shop_applications"."type" in ('individual', 'business')),
	CONSTRAINT "shop_applications_status" CHECK ("shop_applications"."status" in ('draft', 'submitted', 'questioned', 'approved', 'rejected')),
	CONSTRAINT "shop_applications_submitted" CHECK ("shop_applications"."status" = 'draft' or "shop_applications"."submitted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "shop_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "shop_invitations_email" CHECK ("shop_invitations"."email" = lower("shop_invitations"."email")),
	CONSTRAINT "shop_invitations_role" CHECK ("shop_invitations"."role" in ('orders', 'products', 'finance', 'read'))
);
--> statement-breakpoint
CREATE TABLE "shop_members" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_members_role" CHECK ("shop_members"."role" in ('orders', 'products', 'finance', 'read'))
);
--> statement-breakpoint
CREATE TABLE "video_captions" (
	"video_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "video_captions_video_id_language_code_pk" PRIMARY KEY("video_id","language_code")
);
--> statement-breakpoint
ALTER TABLE "customer_codes" DROP CONSTRAINT "customer_codes_kind";--> statement-breakpoint
ALTER TABLE "home_components" DROP CONSTRAINT "home_components_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_not_negative";--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_state";--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_format";--> statement-breakpoint
ALTER TABLE "slug_changes" DROP CONSTRAINT "slug_changes_subject";--> statement-breakpoint
DROP INDEX "ledger_accounts_operator";--> statement-breakpoint
ALTER TABLE "campaign_products" ADD COLUMN "rejection_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "archive" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "updated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "likes_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "looked_at_shop_id" integer;--> statement-breakpoint
ALTER TABLE "shop_translations" ADD COLUMN "policies" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "policies" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "on_holiday_from_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "is_two_step_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "video_products" ADD COLUMN "second" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "consent_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "key_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rates" ADD CONSTRAINT "affiliate_rates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_visits" ADD CONSTRAINT "affiliate_visits_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_referrals" ADD CONSTRAINT "customer_referrals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_referrals" ADD CONSTRAINT "customer_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category_translations" ADD CONSTRAINT "blog_category_translations_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category_translations" ADD CONSTRAINT "blog_category_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment_likes" ADD CONSTRAINT "blog_comment_likes_comment_id_blog_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment_likes" ADD CONSTRAINT "blog_comment_likes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_parent_id_blog_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_products" ADD CONSTRAINT "blog_post_products_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_products" ADD CONSTRAINT "blog_post_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_translations" ADD CONSTRAINT "blog_post_translations_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_translations" ADD CONSTRAINT "blog_post_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_customers_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closes" ADD CONSTRAINT "ledger_closes_closed_by_customers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_customers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_approved_by_customers_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_month_ledger_closes_month_fk" FOREIGN KEY ("month") REFERENCES "public"."ledger_closes"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_customers_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_payout_terms" ADD CONSTRAINT "shop_payout_terms_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_templates" ADD CONSTRAINT "import_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_pushes" ADD CONSTRAINT "due_pushes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_likes" ADD CONSTRAINT "review_likes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_likes" ADD CONSTRAINT "review_likes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reply_likes" ADD CONSTRAINT "review_reply_likes_reply_id_review_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."review_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reply_likes" ADD CONSTRAINT "review_reply_likes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reply_id_review_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."review_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_shop_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."shop_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_notes" ADD CONSTRAINT "shop_notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_members" ADD CONSTRAINT "shop_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_members" ADD CONSTRAINT "shop_members_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_affiliate" ON "affiliate_commissions" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_order" ON "affiliate_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_payout" ON "affiliate_commissions" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_locked" ON "affiliate_commissions" USING btree ("payable_at") WHERE status = 'locked';--> statement-breakpoint
CREATE INDEX "affiliate_visits_day" ON "affiliate_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "affiliates_status_id" ON "affiliates" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("due_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "blog_comment_likes_customer" ON "blog_comment_likes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "blog_comments_post" ON "blog_comments" USING btree ("post_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_comments_parent" ON "blog_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "blog_comments_customer" ON "blog_comments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "blog_comments_status_created" ON "blog_comments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_post_products_product" ON "blog_post_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_category" ON "blog_posts" USING btree ("category_id","published_at");--> statement-breakpoint
CREATE INDEX "blog_posts_tags" ON "blog_posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "consents_created" ON "consents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_state_created" ON "contact_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_customer" ON "contact_messages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_messages_assignee" ON "contact_messages" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "list_exports_customer" ON "list_exports" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "list_exports_shop" ON "list_exports" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "live_events_unsent" ON "live_events" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "live_events_sent" ON "live_events" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "newsletters_sending" ON "newsletters" USING btree ("id") WHERE state = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open_of_shop" ON "payouts" USING btree ("shop_id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open_of_affiliate" ON "payouts" USING btree ("customer_id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "payouts_shop" ON "payouts" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "payouts_customer" ON "payouts" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_status_id" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "import_pictures_import" ON "import_pictures" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_pictures_product" ON "import_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "import_pictures_waiting" ON "import_pictures" USING btree ("id") WHERE "import_pictures"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "imported_products_product" ON "imported_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_customer" ON "push_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_likes_customer" ON "review_likes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_replies_review" ON "review_replies" USING btree ("review_id","created_at");--> statement-breakpoint
CREATE INDEX "review_replies_customer" ON "review_replies" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_reply_likes_customer" ON "review_reply_likes" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id",coalesce("reply_id", 0),"customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_customer" ON "review_reports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "application_documents_application" ON "application_documents" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_applications_one_open" ON "shop_applications" USING btree ("customer_id") WHERE status in ('draft', 'submitted', 'questioned');--> statement-breakpoint
CREATE INDEX "shop_applications_customer" ON "shop_applications" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "shop_applications_status" ON "shop_applications" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "shop_applications_shop" ON "shop_applications" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_notes_shop" ON "shop_notes" USING btree ("shop_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invitations_open" ON "shop_invitations" USING btree ("shop_id","email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "shop_invitations_email_open" ON "shop_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "shop_members_shop" ON "shop_members" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_looked_at_shop_id_shops_id_fk" FOREIGN KEY ("looked_at_shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscribers_created" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_operator" ON "ledger_accounts" USING btree ("kind","name","unit") WHERE "ledger_accounts"."kind" in ('order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'operator_affiliate', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction');--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_key_hash_unique" UNIQUE("key_hash");--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_kind" CHECK ("customer_codes"."kind" in ('verify_email', 'reset_password', 'delete_account', 'bank_account'));--> statement-breakpoint
ALTER TABLE "home_components" ADD CONSTRAINT "home_components_kind" CHECK ("home_components"."kind" in ('sliders', 'services', 'categories', 'flash_sale', 'daily_deals', 'campaigns', 'offers', 'banners', 'best_selling', 'newest', 'top_rated', 'category_products', 'gadget', 'shops', 'videos', 'blog', 'brands', 'viewed_products'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'affiliate_pending', 'affiliate_earning', 'affiliate_payout', 'shop_earning', 'shop_payout', 'order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'operator_affiliate', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'affiliate_pending', 'affiliate_earning', 'affiliate_payout') then "ledger_accounts"."shop_id" is null
        when "ledger_accounts"."kind" in ('shop_earning', 'shop_payout') then "ledger_accounts"."shop_id" is not null and "ledger_accounts"."customer_id" is null
        else "ledger_accounts"."shop_id" is null and "ledger_accounts"."customer_id" is null end);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance_minor" >= 0 or "ledger_accounts"."kind" in ('shop_earning', 'points_available', 'affiliate_earning'));--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_state" CHECK ("product_imports"."state" in ('queued', 'running', 'done', 'failed', 'undone'));--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_format" CHECK ("product_imports"."format" in ('souk', 'shopify', 'woocommerce', 'google'));--> statement-breakpoint
ALTER TABLE "slug_changes" ADD CONSTRAINT "slug_changes_subject" CHECK ("slug_changes"."subject" in ('product', 'category', 'brand', 'shop', 'campaign', 'page', 'blog'));--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_source" CHECK ("subscribers"."source" in ('form', 'import'));--> statement-breakpoint
CREATE TRIGGER blog_posts_slug_changed AFTER UPDATE OF slug ON blog_posts FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION remember_slug('blog');
--> statement-breakpoint
CREATE TRIGGER blog_posts_slug_gone AFTER DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION remember_slug('blog');
--> statement-breakpoint
CREATE TRIGGER blog_posts_slug_reused AFTER INSERT ON blog_posts REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION reuse_slugs('blog');
--> statement-breakpoint
-- Nothing is booked into a closed month, and its close and its statements do not change. A backup is loaded as it was.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT 1 FROM ledger_closes c WHERE NEW.created_at < c.ends_at) THEN
    RAISE EXCEPTION 'The month of % is closed', NEW.created_at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_closed BEFORE INSERT ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
CREATE FUNCTION refuse_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A closed month does not change';
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_statements_fixed BEFORE UPDATE OR DELETE ON payout_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
--> statement-breakpoint
CREATE TRIGGER ledger_closes_fixed BEFORE UPDATE OF month, ends_at OR DELETE ON ledger_closes
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
