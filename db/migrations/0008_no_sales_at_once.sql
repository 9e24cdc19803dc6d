-- Of the flash sales that are published never two overlap.
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_one_flash_sale"
  EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&) WHERE ("is_flash_sale" AND "status" = 'published');
--> statement-breakpoint
-- A product is in one campaign at a time. A range of one number compares as the number does, so that no extension is needed.
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_one_campaign"
  EXCLUDE USING gist (int4range("product_id", "product_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("kind" = 'campaign');
