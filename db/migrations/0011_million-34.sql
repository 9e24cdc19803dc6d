DROP INDEX "purchases_country";--> statement-breakpoint
DROP INDEX "orders_shop";--> statement-breakpoint
DROP INDEX "orders_payment";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_untracked";--> statement-breakpoint
DROP INDEX "orders_total";--> statement-breakpoint
DROP INDEX "orders_shop_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_to_country_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("ship_to_country_code","created_at","id","shop_id","fulfilment_status","payment_status","payment_method");--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","created_at","id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_status","created_at","id","shop_id","fulfilment_status","payment_method");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id","shop_id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
CREATE INDEX "orders_untracked" ON "orders" USING btree ("shop_id","created_at","id","fulfilment_status","payment_status") WHERE not is_tracked;--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_minor","id","shop_id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
CREATE INDEX "orders_shop_total" ON "orders" USING btree ("shop_id","total_minor","id","fulfilment_status","payment_status","payment_method","ship_to_country_code","is_tracked");--> statement-breakpoint
-- by hand
-- Rewrites the table once: updating each order would write it anew into every index.
CREATE FUNCTION country_of_purchase(wanted integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT p.ship_to_country_code FROM purchases p WHERE p.id = wanted);
END $$;
--> statement-breakpoint
ALTER TABLE orders ALTER COLUMN ship_to_country_code TYPE text USING country_of_purchase(purchase_id);--> statement-breakpoint
DROP FUNCTION country_of_purchase(integer);--> statement-breakpoint
DROP TRIGGER orders_copy_payment_method ON orders;--> statement-breakpoint
DROP FUNCTION copy_payment_method();--> statement-breakpoint
CREATE FUNCTION copy_from_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('souk.is_loading', true) = 'on' THEN
    RETURN new;
  END IF;
  SELECT coalesce(p.payment_method, ''), p.ship_to_country_code INTO new.payment_method, new.ship_to_country_code
  FROM purchases p WHERE p.id = new.purchase_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_copy_from_purchase BEFORE INSERT ON orders
FOR EACH ROW EXECUTE FUNCTION copy_from_purchase();
--> statement-breakpoint
DROP TRIGGER purchases_note_payment_method ON purchases;--> statement-breakpoint
DROP FUNCTION note_payment_method();--> statement-breakpoint
CREATE FUNCTION copy_to_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET payment_method = coalesce(new.payment_method, ''), ship_to_country_code = new.ship_to_country_code
  WHERE purchase_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchases_copy_to_orders AFTER UPDATE OF payment_method, ship_to_country_code ON purchases
FOR EACH ROW WHEN (old.payment_method IS DISTINCT FROM new.payment_method OR old.ship_to_country_code <> new.ship_to_country_code)
EXECUTE FUNCTION copy_to_orders();
--> statement-breakpoint
-- What is rare in one shop may be frequent in all. All combinations of few columns fit into such a list, those of five do not.
DROP STATISTICS orders_facts;--> statement-breakpoint
CREATE STATISTICS orders_states (mcv) ON fulfilment_status, payment_status, payment_method, is_tracked FROM orders;--> statement-breakpoint
CREATE STATISTICS orders_shop_states (mcv) ON shop_id, fulfilment_status, payment_status FROM orders;--> statement-breakpoint
CREATE STATISTICS orders_shop_method (mcv) ON shop_id, payment_method FROM orders;--> statement-breakpoint
CREATE STATISTICS orders_shop_tracked (mcv) ON shop_id, is_tracked FROM orders;--> statement-breakpoint
-- Indexes are read alone only where the table was vacuumed; a fifth of a million orders is too much to wait for.
ALTER TABLE orders SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
