CREATE TABLE "commission_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"category_id" integer,
	"basis_points" integer NOT NULL,
	"fixed_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rules_shop_id_unique" UNIQUE("shop_id"),
	CONSTRAINT "commission_rules_category_id_unique" UNIQUE("category_id"),
	CONSTRAINT "commission_rules_one_target" CHECK ("commission_rules"."shop_id" is null or "commission_rules"."category_id" is null),
	CONSTRAINT "commission_rules_amounts" CHECK ("commission_rules"."basis_points" between 0 and 10000 and "commission_rules"."fixed_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "earning_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earning_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_line_id" integer,
	"refund_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_reversals_once" UNIQUE NULLS NOT DISTINCT("refund_id","order_line_id"),
	CONSTRAINT "earning_reversals_amount" CHECK ("earning_reversals"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_line_id" integer,
	"shop_id" integer NOT NULL,
	"paid_minor" bigint NOT NULL,
	"earning_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"promotion_minor" bigint DEFAULT 0 NOT NULL,
	"reversed_earning_minor" bigint DEFAULT 0 NOT NULL,
	"reversed_commission_minor" bigint DEFAULT 0 NOT NULL,
	"reversed_promotion_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earnings_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "earnings_reversed" CHECK ("earnings"."reversed_commission_minor" between 0 and "earnings"."commission_minor")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" integer,
	"shop_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'shop_earning', 'order_clearing', 'provider_clearing', 'operator_commission', 'operator_promotion', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction')),
	CONSTRAINT "ledger_accounts_owner" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available') then "ledger_accounts"."shop_id" is null
        when "ledger_accounts"."kind" in ('shop_earning') then "ledger_accounts"."shop_id" is not null and "ledger_accounts"."customer_id" is null
        else "ledger_accounts"."shop_id" is null and "ledger_accounts"."customer_id" is null end),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance_minor" >= 0 or "ledger_accounts"."kind" in ('shop_earning', 'points_available'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after_minor" bigint,
	CONSTRAINT "ledger_entries_once" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"once_key" text NOT NULL,
	"order_id" integer,
	"payment_id" integer,
	"recharge_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('recharge', 'payment', 'hold', 'hold_released', 'refund', 'conversion', 'voucher', 'affiliate', 'payout', 'correction', 'earning', 'earning_reversed', 'points_earned', 'points_available', 'points_reversed'))
);
--> statement-breakpoint
CREATE TABLE "reward_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"points" integer NOT NULL,
	"reversed_points" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_grants_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "reward_grants_points" CHECK ("reward_grants"."points" > 0 and "reward_grants"."reversed_points" between 0 and "reward_grants"."points"),
	CONSTRAINT "reward_grants_status" CHECK ("reward_grants"."status" in ('pending', 'available'))
);
--> statement-breakpoint
CREATE TABLE "reward_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"refund_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_reversals_once" UNIQUE("refund_id","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "reward_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"category_id" integer,
	"shop_id" integer,
	"points" integer NOT NULL,
	"per" text DEFAULT 'amount' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_rules_product_id_unique" UNIQUE("product_id"),
	CONSTRAINT "reward_rules_category_id_unique" UNIQUE("category_id"),
	CONSTRAINT "reward_rules_shop_id_unique" UNIQUE("shop_id"),
	CONSTRAINT "reward_rules_one_target" CHECK (num_nonnulls("reward_rules"."product_id", "reward_rules"."category_id", "reward_rules"."shop_id") <= 1),
	CONSTRAINT "reward_rules_points" CHECK ("reward_rules"."points" between 0 and 100000),
	CONSTRAINT "reward_rules_per" CHECK ("reward_rules"."per" in ('unit', 'amount'))
);
--> statement-breakpoint
CREATE TABLE "wallet_recharges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"proof" text,
	"provider_reference" text,
	"redirect_url" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wallet_recharges_reference" UNIQUE("method","provider_reference"),
	CONSTRAINT "wallet_recharges_status" CHECK ("wallet_recharges"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "wallet_recharges_amount" CHECK ("wallet_recharges"."amount_minor" > 0),
	CONSTRAINT "wallet_recharges_decided" CHECK (("wallet_recharges"."status" = 'pending') = ("wallet_recharges"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reward_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "rest_payment_id" integer;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_reversals" ADD CONSTRAINT "earning_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_reversals" ADD CONSTRAINT "earning_reversals_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_recharge_id_wallet_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."wallet_recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_reversals" ADD CONSTRAINT "reward_reversals_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_recharges" ADD CONSTRAINT "wallet_recharges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_recharges" ADD CONSTRAINT "wallet_recharges_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rules_one_default" ON "commission_rules" USING btree ((1)) WHERE shop_id is null and category_id is null;--> statement-breakpoint
CREATE INDEX "earning_reversals_order" ON "earning_reversals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "earning_reversals_line" ON "earning_reversals" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_one_delivery" ON "earnings" USING btree ("order_id") WHERE order_line_id is null;--> statement-breakpoint
CREATE INDEX "earnings_order" ON "earnings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "earnings_shop" ON "earnings" USING btree ("shop_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_customer" ON "ledger_accounts" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_shop" ON "ledger_accounts" USING btree ("shop_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_operator" ON "ledger_accounts" USING btree ("kind","name","unit") WHERE "ledger_accounts"."kind" in ('order_clearing', 'provider_clearing', 'operator_commission', 'operator_promotion', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction');--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_recharge" ON "ledger_transactions" USING btree ("recharge_id");--> statement-breakpoint
CREATE INDEX "reward_grants_customer" ON "reward_grants" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "reward_grants_order" ON "reward_grants" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reward_grants_pending" ON "reward_grants" USING btree ("available_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reward_reversals_line" ON "reward_reversals" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_rules_one_default" ON "reward_rules" USING btree ((1)) WHERE product_id is null and category_id is null and shop_id is null;--> statement-breakpoint
CREATE INDEX "wallet_recharges_customer" ON "wallet_recharges" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "wallet_recharges_pending" ON "wallet_recharges" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_rest_payment_id_payments_id_fk" FOREIGN KEY ("rest_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_rest_payment_id_unique" UNIQUE("rest_payment_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_earned" CHECK ("order_lines"."commission_minor" >= 0 and "order_lines"."reward_points" >= 0);