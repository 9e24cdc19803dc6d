CREATE TABLE "variant_prices" (
	"variant_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "variant_prices_variant_id_currency_code_pk" PRIMARY KEY("variant_id","currency_code"),
	CONSTRAINT "variant_prices_positive" CHECK ("variant_prices"."price_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_currency_code" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_fixed_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_currency_code_currencies_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currencies"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_prices_currency" ON "variant_prices" USING btree ("currency_code","variant_id");