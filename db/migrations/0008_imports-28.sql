ALTER TABLE "product_imports" ADD COLUMN "is_whole_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("created_at","id","purchase_id","payment_status") WHERE fulfilment_status in ('pending', 'confirmed', 'picked_up');--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","id","purchase_id") WHERE payment_status = 'unpaid' and fulfilment_status not in ('canceled', 'delivered');--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total_minor","id");--> statement-breakpoint
CREATE INDEX "orders_shop_total" ON "orders" USING btree ("shop_id","total_minor","id");