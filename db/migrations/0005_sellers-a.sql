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
CREATE TABLE "shop_digests" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"covered_until_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_messages" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_customers_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_decided_by_id_customers_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_digests" ADD CONSTRAINT "shop_digests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("conversation_id","side") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "conversation_reports_newest" ON "conversation_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_decided_by" ON "conversation_reports" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "conversations_shop_last" ON "conversations" USING btree ("shop_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_customer_last" ON "conversations" USING btree ("customer_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_mail_due" ON "conversations" USING btree ("id") WHERE shop_mail_due_at is not null or shopper_mail_due_at is not null;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_conversation" ON "order_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_product_id" ON "order_messages" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_messages_talk_unread_by_shopper" ON "order_messages" USING btree ("conversation_id") WHERE shopper_read_at is null;--> statement-breakpoint
CREATE INDEX "order_messages_talk_unread_by_shop" ON "order_messages" USING btree ("conversation_id") WHERE shop_read_at is null;--> statement-breakpoint
CREATE INDEX "price_changes_changed" ON "price_changes" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_about" CHECK (num_nonnulls("order_messages"."order_id", "order_messages"."conversation_id") = 1);--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_product" CHECK ("order_messages"."product_id" is null or "order_messages"."conversation_id" is not null);