DROP INDEX "invoices_search";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "prefix" text DEFAULT 'CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "prefix" text DEFAULT 'INV' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_letters" ON "orders" USING btree (right("code", 9));--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (("prefix" || '-' || "shop_id"::text || '-' || lpad("number"::text, greatest(6, length("number"::text)), '0')) gin_trgm_ops);