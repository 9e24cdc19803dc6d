CREATE TABLE "affiliate_clicks" (
	"affiliate_id" integer NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_commissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"affiliate_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer,
	"status" text DEFAULT 'pending' NOT NULL,
	"basis_points" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reversed_minor" bigint DEFAULT 0 NOT NULL,
	"payable_at" timestamp with time zone,
	"payout_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_commissions_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "affiliate_commissions_status" CHECK ("affiliate_commissions"."status" in ('pending', 'locked', 'payable', 'paid', 'reversed')),
	CONSTRAINT "affiliate_commissions_amounts" CHECK ("affiliate_commissions"."reversed_minor" between 0 and "affiliate_commissions"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "affiliate_rates" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "affiliate_rates_rate" CHECK ("affiliate_rates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "affiliate_visits" (
	"affiliate_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "affiliate_visits_affiliate_id_day_visitor_hash_pk" PRIMARY KEY("affiliate_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"agreement" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"basis_points" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliates_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "affiliates_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliates_status" CHECK ("affiliates"."status" in ('applied', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "affiliates_rate" CHECK ("affiliates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "customer_referrals" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"referred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"customer_id" integer,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"holder" text NOT NULL,
	"country_code" text NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "bank_accounts_shop_id_unique" UNIQUE("shop_id"),
	CONSTRAINT "bank_accounts_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "bank_accounts_state" CHECK ("bank_accounts"."state" in ('unconfirmed', 'confirmed')),
	CONSTRAINT "bank_accounts_owner" CHECK (("bank_accounts"."shop_id" is null) <> ("bank_accounts"."customer_id" is null)),
	CONSTRAINT "bank_accounts_number" CHECK (("bank_accounts"."iban" = '') <> ("bank_accounts"."account_number" = '')),
	CONSTRAINT "bank_accounts_confirmed" CHECK (("bank_accounts"."state" = 'confirmed') = ("bank_accounts"."confirmed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_closes" (
	"month" date PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'created' NOT NULL,
	"total_minor" bigint NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_by" integer,
	"approved_at" timestamp with time zone,
	CONSTRAINT "payout_runs_status" CHECK ("payout_runs"."status" in ('created', 'approved', 'discarded')),
	CONSTRAINT "payout_runs_approved" CHECK (("payout_runs"."status" = 'approved') = ("payout_runs"."approved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"month" date NOT NULL,
	"opening_minor" bigint NOT NULL,
	"sales_minor" bigint NOT NULL,
	"refunds_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"payouts_minor" bigint NOT NULL,
	"other_minor" bigint NOT NULL,
	"closing_minor" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_minor" bigint NOT NULL,
	"invoice_number" integer,
	"operator" jsonb,
	"shop" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_statements_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "payout_statements_once" UNIQUE("shop_id","month"),
	CONSTRAINT "payout_statements_sum" CHECK ("payout_statements"."opening_minor" + "payout_statements"."sales_minor" + "payout_statements"."refunds_minor" + "payout_statements"."commission_minor" + "payout_statements"."payouts_minor" + "payout_statements"."other_minor" = "payout_statements"."closing_minor")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"customer_id" integer,
	"status" text DEFAULT 'requested' NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"destination" jsonb NOT NULL,
	"run_id" integer,
	"requested_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"provider_reference" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payouts_provider_reference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('requested', 'approved', 'paid', 'rejected', 'canceled', 'failed')),
	CONSTRAINT "payouts_method" CHECK ("payouts"."method" in ('bank', 'provider')),
	CONSTRAINT "payouts_owner" CHECK (("payouts"."shop_id" is null) <> ("payouts"."customer_id" is null)),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_ended" CHECK (("payouts"."status" in ('requested', 'approved')) = ("payouts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_payout_terms" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"schedule" text,
	"minimum_minor" bigint,
	"reserve_basis_points" integer,
	"provider_account" text DEFAULT '' NOT NULL,
	CONSTRAINT "shop_payout_terms_minimum" CHECK ("shop_payout_terms"."minimum_minor" >= 0),
	CONSTRAINT "shop_payout_terms_reserve" CHECK ("shop_payout_terms"."reserve_basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_not_negative";--> statement-breakpoint
DROP INDEX "ledger_accounts_operator";--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_rates" ADD CONSTRAINT "affiliate_rates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_visits" ADD CONSTRAINT "affiliate_visits_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_referrals" ADD CONSTRAINT "customer_referrals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_referrals" ADD CONSTRAINT "customer_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closes" ADD CONSTRAINT "ledger_closes_closed_by_customers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_customers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_approved_by_customers_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_statements" ADD CONSTRAINT "payout_statements_month_ledger_closes_month_fk" FOREIGN KEY ("month") REFERENCES "public"."ledger_closes"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_customers_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_payout_terms" ADD CONSTRAINT "shop_payout_terms_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_affiliate" ON "affiliate_commissions" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_order" ON "affiliate_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_payout" ON "affiliate_commissions" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_locked" ON "affiliate_commissions" USING btree ("payable_at") WHERE status = 'locked';--> statement-breakpoint
CREATE INDEX "affiliate_visits_day" ON "affiliate_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "affiliates_status_id" ON "affiliates" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open_of_shop" ON "payouts" USING btree ("shop_id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open_of_affiliate" ON "payouts" USING btree ("customer_id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX "payouts_shop" ON "payouts" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "payouts_customer" ON "payouts" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_status_id" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_operator" ON "ledger_accounts" USING btree ("kind","name","unit") WHERE "ledger_accounts"."kind" in ('order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'operator_affiliate', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction');--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'affiliate_pending', 'affiliate_earning', 'affiliate_payout', 'shop_earning', 'shop_payout', 'order_clearing', 'provider_clearing', 'disputes', 'operator_commission', 'operator_promotion', 'operator_affiliate', 'voucher_liability', 'points_issued', 'points_cost', 'rounding', 'correction'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (case when "ledger_accounts"."kind" in ('customer_wallet', 'customer_hold', 'points_pending', 'points_available', 'affiliate_pending', 'affiliate_earning', 'affiliate_payout') then "ledger_accounts"."shop_id" is null
        when "ledger_accounts"."kind" in ('shop_earning', 'shop_payout') then "ledger_accounts"."shop_id" is not null and "ledger_accounts"."customer_id" is null
        else "ledger_accounts"."shop_id" is null and "ledger_accounts"."customer_id" is null end);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance_minor" >= 0 or "ledger_accounts"."kind" in ('shop_earning', 'points_available', 'affiliate_earning'));--> statement-breakpoint
-- by hand
-- Nothing is booked into a closed month, and its close and its statements do not change. A backup is loaded as it was.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT 1 FROM ledger_closes c WHERE NEW.created_at < c.ends_at) THEN
    RAISE EXCEPTION 'The month of % is closed', NEW.created_at;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_closed BEFORE INSERT ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
CREATE FUNCTION refuse_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A closed month does not change';
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_statements_fixed BEFORE UPDATE OR DELETE ON payout_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
--> statement-breakpoint
CREATE TRIGGER ledger_closes_fixed BEFORE UPDATE OF month, ends_at OR DELETE ON ledger_closes
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
