CREATE TABLE "conversation_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"reporter_id" integer,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" integer,
	CONSTRAINT "conversation_reports_side" CHECK ("conversation_reports"."side" in ('shopper', 'shop')),
	CONSTRAINT "conversation_reports_reason" CHECK ("conversation_reports"."reason" in ('spam', 'offensive', 'fraud', 'off_platform', 'other')),
	CONSTRAINT "conversation_reports_state" CHECK ("conversation_reports"."state" in ('open', 'dismissed', 'closed')),
	CONSTRAINT "conversation_reports_decided" CHECK (("conversation_reports"."state" = 'open') = ("conversation_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"shop_blocked_at" timestamp with time zone,
	"shopper_blocked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"shop_mail_due_at" timestamp with time zone,
	"shop_mailed_at" timestamp with time zone,
	"shopper_mail_due_at" timestamp with time zone,
	"shopper_mailed_at" timestamp with time zone,
	CONSTRAINT "conversations_pair" UNIQUE("shop_id","customer_id")
);
--> statement-breakpoint
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
CREATE TABLE "product_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"customer_id" integer,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"language_code" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"votes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_questions_status" CHECK ("product_questions"."status" in ('pending', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "question_answer_votes" (
	"answer_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_answer_votes_answer_id_customer_id_pk" PRIMARY KEY("answer_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"customer_id" integer,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"language_code" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"votes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_answers_author" CHECK ("question_answers"."author" in ('buyer', 'shop', 'operator')),
	CONSTRAINT "question_answers_status" CHECK ("question_answers"."status" in ('pending', 'published', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"answer_id" integer,
	"customer_id" integer,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_reports_reason" CHECK ("question_reports"."reason" in ('spam', 'offensive', 'off_topic', 'untrue', 'other'))
);
--> statement-breakpoint
CREATE TABLE "question_votes" (
	"question_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_votes_question_id_customer_id_pk" PRIMARY KEY("question_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "shop_digests" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"covered_until_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_list";--> statement-breakpoint
ALTER TABLE "order_messages" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "service" text DEFAULT 'web_push' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_customers_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_decided_by_id_customers_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_texts" ADD CONSTRAINT "language_texts_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD CONSTRAINT "menu_item_translations_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD CONSTRAINT "menu_item_translations_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer_votes" ADD CONSTRAINT "question_answer_votes_answer_id_question_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."question_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer_votes" ADD CONSTRAINT "question_answer_votes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_answer_id_question_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."question_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_votes" ADD CONSTRAINT "question_votes_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_votes" ADD CONSTRAINT "question_votes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_digests" ADD CONSTRAINT "shop_digests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("conversation_id","side") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "conversation_reports_newest" ON "conversation_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_decided_by" ON "conversation_reports" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "conversations_shop_last" ON "conversations" USING btree ("shop_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_customer_last" ON "conversations" USING btree ("customer_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_mail_due" ON "conversations" USING btree ("id") WHERE shop_mail_due_at is not null or shopper_mail_due_at is not null;--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "menu_items_category" ON "menu_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "menu_items_page" ON "menu_items" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "product_questions_product" ON "product_questions" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "product_questions_customer" ON "product_questions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "question_answer_votes_customer" ON "question_answer_votes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "question_answers_question" ON "question_answers" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "question_answers_customer" ON "question_answers" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_answers_one_per_buyer" ON "question_answers" USING btree ("question_id","customer_id") WHERE author = 'buyer';--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_once" ON "question_reports" USING btree ("question_id",coalesce("answer_id", 0),"customer_id");--> statement-breakpoint
CREATE INDEX "question_reports_customer" ON "question_reports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "question_reports_open" ON "question_reports" USING btree ("question_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "question_votes_customer" ON "question_votes" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_conversation" ON "order_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_product_id" ON "order_messages" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_messages_talk_unread_by_shopper" ON "order_messages" USING btree ("conversation_id") WHERE shopper_read_at is null;--> statement-breakpoint
CREATE INDEX "order_messages_talk_unread_by_shop" ON "order_messages" USING btree ("conversation_id") WHERE shop_read_at is null;--> statement-breakpoint
CREATE INDEX "price_changes_changed" ON "price_changes" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'shop_orders', 'products', 'customers', 'returns', 'coupons', 'transfers', 'recharges', 'vouchers', 'mails', 'audit', 'price_rules', 'stock'));--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_about" CHECK (num_nonnulls("order_messages"."order_id", "order_messages"."conversation_id") = 1);--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_product" CHECK ("order_messages"."product_id" is null or "order_messages"."conversation_id" is not null);--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_service" CHECK ("push_subscriptions"."service" in ('web_push', 'fcm'));