DROP INDEX "listing_products_category";--> statement-breakpoint
DROP INDEX "listing_products_stale";--> statement-breakpoint
DROP INDEX "listing_variants_category";--> statement-breakpoint
ALTER TABLE "listing_products" ADD COLUMN "in_stock_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "listing_products" ADD COLUMN "offer_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_variants" ADD COLUMN "lowest_price_30_days_minor" bigint;--> statement-breakpoint
ALTER TABLE "listing_variants" ADD COLUMN "price_valid_until_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_variants" ADD COLUMN "offer_ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "listing_products_in_stock_price" ON "listing_products" USING btree ("in_stock_price_minor","product_id") WHERE in_stock_price_minor is not null;--> statement-breakpoint
CREATE INDEX "listing_products_offer" ON "listing_products" USING btree ("offer_ends_at","product_id") WHERE is_on_offer;--> statement-breakpoint
CREATE INDEX "listing_variants_color" ON "listing_variants" USING btree ("color_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_variants_values" ON "listing_variants" USING gin ("value_ids");--> statement-breakpoint
CREATE INDEX "listing_products_category" ON "listing_products" USING btree ("category_id","product_id","price_minor","is_in_stock","rating_tenths","sales_count","published_at","brand_id","in_stock_price_minor");--> statement-breakpoint
CREATE INDEX "listing_products_stale" ON "listing_products" USING btree ("price_valid_until_at") WHERE price_valid_until_at is not null;--> statement-breakpoint
CREATE INDEX "listing_variants_category" ON "listing_variants" USING btree ("category_id","product_id","brand_id","color_id","price_minor","is_in_stock","rating_tenths","value_ids");