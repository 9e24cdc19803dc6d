CREATE TABLE "parcel_lines" (
	"parcel_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_order_line_id_pk" PRIMARY KEY("parcel_id","order_line_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text DEFAULT 'packed' NOT NULL,
	"carrier_code" text DEFAULT '' NOT NULL,
	"carrier_name" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"tracking_link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_over_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('packed', 'handed_over', 'delivered', 'lost', 'returned')),
	CONSTRAINT "parcels_handed_over" CHECK (("parcels"."state" = 'packed') = ("parcels"."handed_over_at" is null)),
	CONSTRAINT "parcels_ended" CHECK (("parcels"."state" in ('packed', 'handed_over')) = ("parcels"."ended_at" is null)),
	CONSTRAINT "parcels_link" CHECK ("parcels"."tracking_link" is null or "parcels"."tracking_link" like 'https://_%')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_lines_line" ON "parcel_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_shop_fulfilment" ON "orders" USING btree ("shop_id","fulfilment_status","id");--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("sent_at") WHERE fulfilment_status = 'on_the_way';--> statement-breakpoint
UPDATE orders o SET
  sent_at = coalesce((SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.axis = 'fulfilment' AND e.to_status IN ('picked_up', 'on_the_way')), o.created_at),
  delivered_at = CASE WHEN o.fulfilment_status = 'delivered' THEN
    coalesce((SELECT max(e.created_at) FROM order_events e WHERE e.order_id = o.id AND e.axis = 'fulfilment' AND e.to_status = 'delivered'), o.created_at) END
WHERE o.fulfilment_status IN ('picked_up', 'on_the_way', 'delivered');
--> statement-breakpoint
INSERT INTO order_events (order_id, axis, from_status, to_status, actor, note)
SELECT id, 'fulfilment', 'picked_up', 'on_the_way', 'system', 'everything had left the shop' FROM orders WHERE fulfilment_status = 'picked_up';
--> statement-breakpoint
UPDATE orders SET fulfilment_status = 'on_the_way' WHERE fulfilment_status = 'picked_up';
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered" CHECK ("orders"."fulfilment_status" <> 'delivered' or "orders"."delivered_at" is not null);
--> statement-breakpoint
CREATE FUNCTION check_parcel_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered integer;
  packed integer;
BEGIN
  SELECT l.quantity INTO ordered FROM order_lines l JOIN parcels p ON p.id = NEW.parcel_id AND p.order_id = l.order_id
    WHERE l.id = NEW.order_line_id AND l.product_type = 'physical' FOR UPDATE OF l;
  IF ordered IS NULL THEN
    RAISE EXCEPTION 'The line % is not one that the order of parcel % sends', NEW.order_line_id, NEW.parcel_id;
  END IF;
  SELECT coalesce(sum(c.quantity), 0) INTO packed FROM parcel_lines c JOIN parcels p ON p.id = c.parcel_id
    WHERE c.order_line_id = NEW.order_line_id AND p.state <> 'returned';
  IF packed > ordered THEN
    RAISE EXCEPTION 'Of the line % there are % units packed, but % were ordered', NEW.order_line_id, packed, ordered;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parcel_lines_fit AFTER INSERT OR UPDATE ON parcel_lines FOR EACH ROW EXECUTE FUNCTION check_parcel_line();
--> statement-breakpoint
INSERT INTO parcels (order_id, state, created_at, handed_over_at, ended_at)
SELECT o.id, CASE WHEN o.fulfilment_status = 'delivered' THEN 'delivered' ELSE 'handed_over' END, o.sent_at, o.sent_at, o.delivered_at FROM orders o
WHERE o.fulfilment_status IN ('on_the_way', 'delivered') AND EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.product_type = 'physical');
--> statement-breakpoint
INSERT INTO parcel_lines (parcel_id, order_line_id, quantity)
SELECT p.id, l.id, l.quantity FROM parcels p JOIN order_lines l ON l.order_id = p.order_id WHERE l.product_type = 'physical';
