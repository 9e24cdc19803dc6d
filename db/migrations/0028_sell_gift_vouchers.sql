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
	CONSTRAINT "voucher_moves_kind" CHECK ("voucher_moves"."kind" in ('bought', 'held', 'released', 'redeemed', 'refunded', 'voided', 'expired')),
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
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_reference" UNIQUE("method","provider_reference"),
	CONSTRAINT "vouchers_status" CHECK ("vouchers"."status" in ('pending', 'failed', 'scheduled', 'active', 'expired', 'void')),
	CONSTRAINT "vouchers_design" CHECK ("vouchers"."design" in ('classic', 'birthday', 'thanks', 'festive')),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."amount_minor" > 0 and "vouchers"."cost_minor" >= 0),
	CONSTRAINT "vouchers_remaining" CHECK ("vouchers"."remaining_minor" between 0 and "vouchers"."amount_minor" and "vouchers"."book_minor" >= 0),
	CONSTRAINT "vouchers_paid" CHECK (("vouchers"."status" in ('pending', 'failed')) = ("vouchers"."paid_at" is null)),
	CONSTRAINT "vouchers_sent" CHECK ("vouchers"."status" not in ('active', 'expired') or ("vouchers"."code_hash" is not null and "vouchers"."sent_at" is not null and "vouchers"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_rest_payment_id_unique";--> statement-breakpoint
ALTER TABLE "refund_payouts" DROP CONSTRAINT "refund_payouts_method";--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_moves" ADD CONSTRAINT "voucher_moves_payout_id_refund_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."refund_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_buyer_id_customers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_moves_of_payment" ON "voucher_moves" USING btree ("payment_id","kind") WHERE kind in ('held', 'released');--> statement-breakpoint
CREATE INDEX "voucher_moves_payment_id" ON "voucher_moves" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_moves_bought" ON "voucher_moves" USING btree ("voucher_id") WHERE kind = 'bought';--> statement-breakpoint
CREATE INDEX "voucher_moves_voucher" ON "voucher_moves" USING btree ("voucher_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_buyer" ON "vouchers" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_recipient" ON "vouchers" USING btree (lower("recipient_email"));--> statement-breakpoint
CREATE INDEX "vouchers_last_four" ON "vouchers" USING btree ("last_four");--> statement-breakpoint
CREATE INDEX "vouchers_waiting" ON "vouchers" USING btree ("send_on") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "vouchers_pending" ON "vouchers" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "vouchers_ends" ON "vouchers" USING btree ("expires_at") WHERE status = 'active' and remaining_minor > 0;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_part_of_a_kind" UNIQUE("rest_payment_id","provider");--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_method" CHECK ("refund_payouts"."method" in ('provider', 'wallet', 'voucher', 'by_hand'));