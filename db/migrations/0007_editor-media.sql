CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"shop_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"byte_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_shop" ON "media_files" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "product_versions_pictures" ON "product_versions" USING gin (("content"->'pictures') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "products_images" ON "products" USING gin ("images");--> statement-breakpoint
CREATE INDEX "variants_image" ON "variants" USING btree ("image");--> statement-breakpoint
-- by hand
-- The pictures that products show already, for the library of their shop.
INSERT INTO "media_files" ("file", "shop_id")
SELECT DISTINCT ON (f.file) f.file, p.shop_id FROM "products" p, unnest(p.images) f(file) ORDER BY f.file, p.id
ON CONFLICT DO NOTHING;
