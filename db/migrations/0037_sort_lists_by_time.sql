DROP INDEX "order_lines_name";--> statement-breakpoint
DROP INDEX "purchase_addresses_name";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "audit_entries_act";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "audit_entries_created";--> statement-breakpoint
DROP INDEX "mails_unsent";--> statement-breakpoint
DROP INDEX "mails_recipient";--> statement-breakpoint
DROP INDEX "orders_shop";--> statement-breakpoint
DROP INDEX "orders_shop_fulfilment";--> statement-breakpoint
DROP INDEX "orders_fulfilment";--> statement-breakpoint
DROP INDEX "orders_payment";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "returns_shop";--> statement-breakpoint
DROP INDEX "returns_customer";--> statement-breakpoint
DROP INDEX "vouchers_buyer";--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (('INV-' || "shop_id"::text || '-' || lpad("number"::text, greatest(6, length("number"::text)), '0')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_search" ON "order_lines" USING gin (fold_text("product_name" || ' ' || "sku") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_code_parts" ON "orders" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parcels_search" ON "parcels" USING gin (upper(replace("tracking_number", ' ', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchase_addresses_search" ON "purchase_addresses" USING gin (fold_text("name" || ' ' || regexp_replace("phone", '[^0-9]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchases_search" ON "purchases" USING gin (("email" || ' ' || regexp_replace("phone", '[^0-9]', '', 'g')) gin_trgm_ops) WHERE status <> 'draft';--> statement-breakpoint
CREATE INDEX "returns_created" ON "returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_shop_fulfilment" ON "orders" USING btree ("shop_id","fulfilment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "returns_shop" ON "returns" USING btree ("shop_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "returns_customer" ON "returns" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_buyer" ON "vouchers" USING btree ("buyer_id","created_at","id");