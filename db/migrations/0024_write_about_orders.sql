CREATE TABLE "order_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shopper_read_at" timestamp with time zone,
	"shop_read_at" timestamp with time zone,
	CONSTRAINT "order_messages_author" CHECK ("order_messages"."author" in ('shopper', 'shop', 'operator')),
	CONSTRAINT "order_messages_text" CHECK (char_length("order_messages"."text") between 1 and 2000),
	CONSTRAINT "order_messages_own_read" CHECK (("order_messages"."author" <> 'shopper' or "order_messages"."shopper_read_at" is not null) and ("order_messages"."author" <> 'shop' or "order_messages"."shop_read_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_author_id" ON "order_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "order_messages_unread_by_shopper" ON "order_messages" USING btree ("order_id") WHERE shopper_read_at is null;--> statement-breakpoint
CREATE INDEX "order_messages_unread_by_shop" ON "order_messages" USING btree ("order_id") WHERE shop_read_at is null;--> statement-breakpoint
CREATE INDEX "purchases_customer_placed" ON "purchases" USING btree ("customer_id","placed_at","id");