ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_list";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_tracked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_untracked" ON "orders" USING btree ("shop_id","created_at","id") WHERE not is_tracked;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_list" CHECK ("list_exports"."list" in ('orders', 'order_lines', 'shop_orders', 'products', 'customers', 'returns', 'coupons', 'transfers', 'recharges', 'vouchers', 'mails', 'audit', 'price_rules', 'stock', 'searches', 'search_rules', 'payouts', 'affiliates'));
-- by hand
--> statement-breakpoint
CREATE FUNCTION note_tracking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := coalesce(new.order_id, old.order_id);
BEGIN
  UPDATE orders SET is_tracked = known.is_tracked
  FROM (SELECT EXISTS (SELECT FROM parcels WHERE order_id = changed AND tracking_number <> '') AS is_tracked) known
  WHERE orders.id = changed AND orders.is_tracked <> known.is_tracked;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcels_note_tracking AFTER INSERT OR DELETE OR UPDATE OF tracking_number ON parcels
FOR EACH ROW EXECUTE FUNCTION note_tracking();
--> statement-breakpoint
UPDATE orders SET is_tracked = true
WHERE EXISTS (SELECT FROM parcels WHERE parcels.order_id = orders.id AND parcels.tracking_number <> '');
