import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";
import { products } from "./product.ts";
import { sessions } from "./session.ts";

/** Products in the comparison of a guest's session or a customer. */
export const comparedProducts = pgTable(
  "compared_products",
  {
    id: id(),
    sessionId: integer("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    productId: partOf("product_id", () => products.id),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (t) => [
    check("compared_products_one_owner", sql`num_nonnulls(${t.sessionId}, ${t.customerId}) = 1`),
    uniqueIndex("compared_products_of_session").on(t.sessionId, t.productId),
    uniqueIndex("compared_products_of_customer").on(t.customerId, t.productId),
    index("compared_products_product").on(t.productId),
  ],
);
