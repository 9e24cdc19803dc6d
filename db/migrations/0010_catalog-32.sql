CREATE TABLE "product_views" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_views_views" CHECK ("product_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "imported_terms" DROP CONSTRAINT "imported_terms_kind";--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "package_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "length_millimeters" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "width_millimeters" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "height_millimeters" integer;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_package" CHECK ("parcels"."length_millimeters" > 0 and "parcels"."width_millimeters" > 0 and "parcels"."height_millimeters" > 0 and "parcels"."weight_grams" > 0);--> statement-breakpoint
ALTER TABLE "imported_terms" ADD CONSTRAINT "imported_terms_kind" CHECK ("imported_terms"."kind" in ('category', 'brand', 'color', 'attribute', 'attribute_value'));