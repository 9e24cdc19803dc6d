CREATE TABLE "customer_topics" (
	"customer_id" integer NOT NULL,
	"topic" text NOT NULL,
	"is_notified" boolean NOT NULL,
	"is_mailed" boolean NOT NULL,
	CONSTRAINT "customer_topics_customer_id_topic_pk" PRIMARY KEY("customer_id","topic"),
	CONSTRAINT "customer_topics_topic" CHECK ("customer_topics"."topic" in ('orders', 'messages', 'alerts', 'shops', 'news'))
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
ALTER TABLE "customer_codes" DROP CONSTRAINT "customer_codes_kind";--> statement-breakpoint
ALTER TABLE "customer_topics" ADD CONSTRAINT "customer_topics_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("customer_id") WHERE confirmed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email") WHERE confirmed_at is not null and ended_at is null;--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_kind" CHECK ("customer_codes"."kind" in ('verify_email', 'reset_password', 'delete_account'));--> statement-breakpoint
UPDATE "notifications" SET "topic" = CASE "topic" WHEN 'product_alert' THEN 'alerts' ELSE 'security' END WHERE "topic" NOT IN ('security', 'orders', 'messages', 'alerts', 'shops', 'news');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_topic" CHECK ("notifications"."topic" in ('security', 'orders', 'messages', 'alerts', 'shops', 'news'));