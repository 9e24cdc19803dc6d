import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";
import { products } from "./product.ts";
import { sessions } from "./session.ts";

/** Products that a visitor viewed; belongs to a guest's session, or to the customer. */
export const viewedProducts = pgTable(
  "viewed_products",
  {
    id: id(),
    sessionId: integer("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    productId: partOf("product_id", () => products.id),
    viewedAt: instant("viewed_at").notNull(),
  },
  (t) => [
    check("viewed_products_one_owner", sql`num_nonnulls(${t.sessionId}, ${t.customerId}) = 1`),
    uniqueIndex("viewed_products_of_session").on(t.sessionId, t.productId),
    uniqueIndex("viewed_products_of_customer").on(t.customerId, t.productId),
    index("viewed_products_product").on(t.productId),
  ],
);
