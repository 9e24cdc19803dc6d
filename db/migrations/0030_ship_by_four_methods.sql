CREATE TABLE "pickup_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"line_1" text NOT NULL,
	"line_2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"opening_hours" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"ready_days" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_points_ready" CHECK ("pickup_points"."ready_days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "shipping_product_prices" (
	"rate_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "shipping_product_prices_rate_id_product_id_pk" PRIMARY KEY("rate_id","product_id"),
	CONSTRAINT "shipping_product_prices_price" CHECK ("shipping_product_prices"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_steps" (
	"rate_id" integer NOT NULL,
	"from_minor" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "shipping_steps_rate_id_from_minor_pk" PRIMARY KEY("rate_id","from_minor"),
	CONSTRAINT "shipping_steps_amounts" CHECK ("shipping_steps"."from_minor" > 0 and "shipping_steps"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_zone_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_zone_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"zone_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipping_zone_places_once" UNIQUE("zone_id","country_code","state","city")
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipping_rates" DROP CONSTRAINT "shipping_rates_method";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "pickup" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "zone_id" integer;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "is_per_unit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_product_prices" ADD CONSTRAINT "shipping_product_prices_rate_id_shipping_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_product_prices" ADD CONSTRAINT "shipping_product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_steps" ADD CONSTRAINT "shipping_steps_rate_id_shipping_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."shipping_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_places" ADD CONSTRAINT "shipping_zone_places_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zone_places" ADD CONSTRAINT "shipping_zone_places_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD CONSTRAINT "shipping_zones_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_points_shop" ON "pickup_points" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "shipping_product_prices_product" ON "shipping_product_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shipping_zones_shop" ON "shipping_zones" USING btree ("shop_id","id");--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_rates_zone_id" ON "shipping_rates" USING btree ("zone_id");--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_zone" CHECK (("shipping_rates"."method" = 'area_base') = ("shipping_rates"."zone_id" is not null) and ("shipping_rates"."zone_id" is null or "shipping_rates"."country_code" is null));--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_per_unit" CHECK ("shipping_rates"."method" = 'product_base' or not "shipping_rates"."is_per_unit");--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_method" CHECK ("shipping_rates"."method" in ('flat_rate', 'product_base', 'area_base', 'invoice_base'));