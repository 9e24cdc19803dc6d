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
ALTER TABLE "customer_codes" DROP CONSTRAINT "customer_codes_kind";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "looked_at_shop_id" integer;--> statement-breakpoint
ALTER TABLE "shop_translations" ADD COLUMN "policies" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "policies" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "on_holiday_from_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "is_two_step_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_shop_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."shop_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_notes" ADD CONSTRAINT "shop_notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_members" ADD CONSTRAINT "shop_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_members" ADD CONSTRAINT "shop_members_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_kind" CHECK ("customer_codes"."kind" in ('verify_email', 'reset_password', 'delete_account', 'bank_account'));