CREATE TABLE "rate_refreshes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "rate_refreshes_one" CHECK ("rate_refreshes"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "is_rate_followed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "rate_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "proposed_rate" numeric(20, 10);--> statement-breakpoint
CREATE INDEX "products_tax_class" ON "products" USING btree ("tax_class_code");--> statement-breakpoint
CREATE INDEX "tax_rates_country" ON "tax_rates" USING btree ("country_code");--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_proposed_positive" CHECK ("currencies"."proposed_rate" > 0);