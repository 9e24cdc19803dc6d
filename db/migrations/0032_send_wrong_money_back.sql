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
ALTER TABLE "payments" ADD COLUMN "collected_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "collected_currency_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "base_minor" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_to_decide" ON "transfers" USING btree ("submitted_at") WHERE submitted_at is not null and decided_at is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent_by_customers_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("id") WHERE status = 'started';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_collected" CHECK (("payments"."collected_minor" is null) = ("payments"."collected_currency_code" is null) and ("payments"."collected_minor" is null or "payments"."collected_minor" > 0));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tries" CHECK ("refunds"."tries_count" >= 0);
--> statement-breakpoint
-- From a payment there never goes more back than it brought: what was asked for, or what came in place of it.
CREATE OR REPLACE FUNCTION check_provider_refund() RETURNS trigger LANGUAGE plpgsql AS $$
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
