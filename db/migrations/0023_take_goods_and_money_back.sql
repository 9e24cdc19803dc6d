CREATE TABLE "order_refund_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"order_line_id" integer,
	"quantity" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"coupon_share_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_refund_lines_once" UNIQUE NULLS NOT DISTINCT("refund_id","order_line_id"),
	CONSTRAINT "order_refund_lines_quantity" CHECK ("order_refund_lines"."quantity" >= 0 and ("order_refund_lines"."order_line_id" is not null or "order_refund_lines"."quantity" = 0)),
	CONSTRAINT "order_refund_lines_amounts" CHECK ("order_refund_lines"."amount_minor" >= 0 and "order_refund_lines"."tax_minor" between 0 and "order_refund_lines"."amount_minor" and "order_refund_lines"."coupon_share_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"destination" text NOT NULL,
	"return_id" integer,
	"amount_minor" bigint NOT NULL,
	"goods_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"goodwill_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"coupon_share_minor" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_return_id_unique" UNIQUE("return_id"),
	CONSTRAINT "order_refunds_kind" CHECK ("order_refunds"."kind" in ('cancel', 'return', 'goodwill')),
	CONSTRAINT "order_refunds_destination" CHECK ("order_refunds"."destination" in ('source', 'wallet')),
	CONSTRAINT "order_refunds_actor" CHECK ("order_refunds"."actor" in ('shopper', 'shop', 'operator', 'system', 'provider')),
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."amount_minor" > 0 and "order_refunds"."goods_minor" >= 0 and "order_refunds"."shipping_minor" >= 0 and "order_refunds"."goodwill_minor" >= 0 and "order_refunds"."amount_minor" = "order_refunds"."goods_minor" + "order_refunds"."shipping_minor" + "order_refunds"."goodwill_minor"),
	CONSTRAINT "order_refunds_tax" CHECK ("order_refunds"."tax_minor" between 0 and "order_refunds"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "refund_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"method" text NOT NULL,
	"payment_id" integer,
	"provider_refund_id" integer,
	"amount_minor" bigint NOT NULL,
	"base_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_out_at" timestamp with time zone,
	"paid_out_by" integer,
	CONSTRAINT "refund_payouts_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "refund_payouts_method" CHECK ("refund_payouts"."method" in ('provider', 'wallet', 'by_hand')),
	CONSTRAINT "refund_payouts_amount" CHECK ("refund_payouts"."amount_minor" > 0 and "refund_payouts"."base_minor" >= 0),
	CONSTRAINT "refund_payouts_provider" CHECK (("refund_payouts"."method" = 'provider') = ("refund_payouts"."provider_refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_restocked" boolean,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "return_pictures_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"customer_id" integer,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"refund_to" text DEFAULT 'source' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"rejection" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('requested', 'approved', 'received', 'refunded', 'rejected', 'withdrawn')),
	CONSTRAINT "returns_reason" CHECK ("returns"."reason" in ('damaged', 'defective', 'wrong_item', 'not_as_described', 'does_not_fit', 'arrived_late', 'no_longer_wanted', 'other')),
	CONSTRAINT "returns_refund_to" CHECK ("returns"."refund_to" in ('source', 'wallet')),
	CONSTRAINT "returns_ended" CHECK (("returns"."status" in ('refunded', 'rejected', 'withdrawn')) = ("returns"."ended_at" is not null)),
	CONSTRAINT "returns_rejected" CHECK (("returns"."status" = 'rejected') = ("returns"."rejection" <> ''))
);
--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_provider_refund_id_refunds_id_fk" FOREIGN KEY ("provider_refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_paid_out_by_customers_id_fk" FOREIGN KEY ("paid_out_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_lines_line" ON "order_refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refund_payouts_refund" ON "refund_payouts" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_payouts_payment" ON "refund_payouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_payouts_by_hand" ON "refund_payouts" USING btree ("id") WHERE method = 'by_hand' and paid_out_at is null;--> statement-breakpoint
CREATE INDEX "return_lines_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_pictures_return" ON "return_pictures" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_shop" ON "returns" USING btree ("shop_id","status","id");--> statement-breakpoint
CREATE INDEX "returns_customer" ON "returns" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("created_at") WHERE ended_at is null;
--> statement-breakpoint
-- Of a line there never come more units back than were bought; two who ask at once wait for each other at the line.
CREATE FUNCTION check_return_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
  returned integer;
BEGIN
  SELECT l.quantity INTO bought FROM order_lines l JOIN returns r ON r.id = NEW.return_id AND r.order_id = l.order_id
    WHERE l.id = NEW.order_line_id FOR UPDATE OF l;
  IF bought IS NULL THEN
    RAISE EXCEPTION 'The line % is not one of the order of return %', NEW.order_line_id, NEW.return_id;
  END IF;
  SELECT coalesce(sum(c.quantity), 0) INTO returned FROM return_lines c JOIN returns r ON r.id = c.return_id
    WHERE c.order_line_id = NEW.order_line_id AND r.status NOT IN ('rejected', 'withdrawn');
  IF returned > bought THEN
    RAISE EXCEPTION 'Of the line % there are % units in returns, but % were bought', NEW.order_line_id, returned, bought;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER return_lines_fit AFTER INSERT OR UPDATE ON return_lines FOR EACH ROW EXECUTE FUNCTION check_return_line();
--> statement-breakpoint
-- Of an order, and of each of its lines, there never comes more back than was paid.
CREATE FUNCTION check_order_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  refunded bigint;
BEGIN
  SELECT o.total_minor INTO paid FROM orders o WHERE o.id = NEW.order_id AND o.payment_status <> 'unpaid' FOR UPDATE;
  SELECT sum(r.amount_minor) INTO refunded FROM order_refunds r WHERE r.order_id = NEW.order_id;
  IF paid IS NULL OR refunded > paid THEN
    RAISE EXCEPTION 'Of the order % there would go % back, but % were paid', NEW.order_id, refunded, coalesce(paid, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_refunds_fit AFTER INSERT OR UPDATE ON order_refunds FOR EACH ROW EXECUTE FUNCTION check_order_refund();
--> statement-breakpoint
CREATE FUNCTION check_order_refund_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
  paid bigint;
  returned integer;
  refunded bigint;
BEGIN
  IF NEW.order_line_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT l.quantity, l.line_total_minor - l.coupon_discount_minor + CASE WHEN p.tax_display = 'before_tax' THEN l.tax_minor ELSE 0 END
    INTO bought, paid FROM order_lines l JOIN order_refunds r ON r.id = NEW.refund_id AND r.order_id = l.order_id
    JOIN orders o ON o.id = l.order_id JOIN purchases p ON p.id = o.purchase_id
    WHERE l.id = NEW.order_line_id FOR UPDATE OF l;
  IF bought IS NULL THEN
    RAISE EXCEPTION 'The line % is not one of the order of refund %', NEW.order_line_id, NEW.refund_id;
  END IF;
  SELECT sum(c.quantity), sum(c.amount_minor) INTO returned, refunded FROM order_refund_lines c WHERE c.order_line_id = NEW.order_line_id;
  IF returned > bought OR refunded > paid THEN
    RAISE EXCEPTION 'Of the line % there would go % units and % back, of % units and %', NEW.order_line_id, returned, refunded, bought, paid;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_refund_lines_fit AFTER INSERT OR UPDATE ON order_refund_lines FOR EACH ROW EXECUTE FUNCTION check_order_refund_line();
--> statement-breakpoint
-- From a payment there never goes more back than it brought.
CREATE FUNCTION check_provider_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  refunded bigint;
BEGIN
  SELECT p.amount_minor INTO paid FROM payments p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT sum(r.amount_minor) INTO refunded FROM refunds r WHERE r.payment_id = NEW.payment_id AND r.status <> 'failed';
  IF refunded > paid THEN
    RAISE EXCEPTION 'Of the payment % there would go % back, but it brought %', NEW.payment_id, refunded, paid;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refunds_fit AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION check_provider_refund();
