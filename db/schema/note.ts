import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";
import { products } from "./product.ts";
import { shops } from "./shop.ts";

/** What staff, or the team of a shop, note about an order, a product or a customer for each other. */
export const notes = pgTable(
  "notes",
  {
    id: id(),
    /** The shop whose team reads it; null: staff. */
    byShopId: integer("by_shop_id").references(() => shops.id, { onDelete: "cascade" }),
    orderId: integer("order_id").references(() => orders.id, { onDelete: "cascade" }),
    productId: integer("product_id").references(() => products.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** The writer's name at that time. */
    writtenBy: text("written_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("notes_one_subject", sql`num_nonnulls(${t.orderId}, ${t.productId}, ${t.customerId}) = 1`),
    index("notes_shop").on(t.byShopId),
    index("notes_order").on(t.orderId, t.id),
    index("notes_product").on(t.productId, t.id),
    index("notes_customer").on(t.customerId, t.id),
  ],
);
