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
ALTER TABLE "voucher_moves" DROP CONSTRAINT "voucher_moves_kind";--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_recharge_id_wallet_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."wallet_recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_disputes_customer" ON "credit_disputes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_recharge" ON "credit_disputes" USING btree ("recharge_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_voucher" ON "credit_disputes" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "credit_disputes_open" ON "credit_disputes" USING btree ("asked_at") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_kind" CHECK ("voucher_moves"."kind" in ('bought', 'held', 'released', 'redeemed', 'refunded', 'voided', 'expired', 'disputed'));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_frozen" CHECK ("vouchers"."frozen_at" is null or "vouchers"."paid_at" is not null);