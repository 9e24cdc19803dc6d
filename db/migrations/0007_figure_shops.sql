CREATE TABLE "shop_figures" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"products_count" integer DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"rating_tenths" integer DEFAULT 0 NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"top_category_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shop_figures_counts" CHECK ("shop_figures"."followers_count" >= 0 and "shop_figures"."products_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_figures" ADD CONSTRAINT "shop_figures_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_figures_rating" ON "shop_figures" USING btree ("rating_tenths","reviews_count","shop_id");--> statement-breakpoint
CREATE INDEX "shop_figures_followers" ON "shop_figures" USING btree ("followers_count","shop_id");--> statement-breakpoint
CREATE INDEX "shop_figures_products" ON "shop_figures" USING btree ("products_count","shop_id");--> statement-breakpoint
CREATE INDEX "shop_figures_categories" ON "shop_figures" USING gin ("top_category_ids");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "shop_followers_newest" ON "shop_followers" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "shops_newest" ON "shops" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shops_name" ON "shops" USING btree (fold_text("name"),"id");--> statement-breakpoint
CREATE INDEX "shops_name_trigram" ON "shops" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
WITH RECURSIVE lineage(category_id, ancestor_id, parent_id) AS (
	SELECT id, id, parent_id FROM categories
	UNION ALL
	SELECT l.category_id, c.id, c.parent_id FROM lineage l JOIN categories c ON c.id = l.parent_id
)
INSERT INTO "shop_figures" ("shop_id", "products_count", "reviews_count", "rating_tenths", "top_category_ids")
SELECT p.shop_id, count(*)::int, coalesce(sum(p.reviews_count), 0)::int,
	coalesce(round(sum(p.rating_tenths::numeric * p.reviews_count) / nullif(sum(p.reviews_count), 0)), 0)::int,
	array_agg(DISTINCT t.ancestor_id)
FROM listing_products l
JOIN products p ON p.id = l.product_id
JOIN lineage t ON t.category_id = l.category_id AND t.parent_id IS NULL
GROUP BY p.shop_id;
