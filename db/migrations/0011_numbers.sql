DROP INDEX "invoices_search";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "prefix" text DEFAULT 'CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "symbol_format" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "number_style" text;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "omits_zero_decimals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "prefix" text DEFAULT 'INV' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_letters" ON "orders" USING btree (right("code", 9));--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (("prefix" || '-' || "shop_id"::text || '-' || lpad("number"::text, greatest(6, length("number"::text)), '0')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_symbol_format" CHECK ("currencies"."symbol_format" in ('symbol_amount', 'symbol__amount', 'amount_symbol', 'amount__symbol'));--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_number_style" CHECK ("currencies"."number_style" in ('point', 'comma', 'space', 'apostrophe', 'language'));