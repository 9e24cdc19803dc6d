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
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;