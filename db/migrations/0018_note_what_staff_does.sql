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
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_customers_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_open" ON "staff_invitations" USING btree ("email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_inviter" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "customers_email_parts" ON "customers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING gin (fold_text("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "order_lines_name" ON "order_lines" USING gin (fold_text("product_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment_status","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_status","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchase_addresses_name" ON "purchase_addresses" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchases_country" ON "purchases" USING btree ("ship_to_country_code","id");--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What staff did is written down once: audit_entries takes no %', TG_OP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
