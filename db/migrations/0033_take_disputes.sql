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
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_kind";--> statement-breakpoint
ALTER TABLE "refund_payouts" DROP CONSTRAINT "refund_payouts_method";--> statement-breakpoint
DROP INDEX "ledger_accounts_operator";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dispute_id" integer;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("asked_at") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_dispute" ON "refunds" USING btree ("dispute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_operator" ON "ledger_accounts" USING btree ("kind","name","unit") WHERE "ledger_accounts"."kind" in ('order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction');--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'shop_earning', 'order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('recharge', 'payment', 'hold', 'hold_released', 'refund', 'conversion', 'voucher', 'affiliate', 'payout', 'correction', 'earning', 'earning_reversed', 'points_earned', 'points_available', 'points_reversed', 'dispute', 'dispute_won', 'dispute_lost'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_disputed" CHECK ("refunds"."dispute_id" is null or "refunds"."status" = 'done');--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_kind" CHECK ("order_refunds"."kind" in ('cancel', 'return', 'goodwill', 'dispute'));--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_dispute" CHECK ("refund_payouts"."method" <> 'dispute' or "refund_payouts"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_method" CHECK ("refund_payouts"."method" in ('provider', 'wallet', 'voucher', 'by_hand', 'dispute'));
