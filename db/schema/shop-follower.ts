import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

export const shopFollowers = pgTable(
  "shop_followers",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.shopId] }),
    index("shop_followers_shop").on(t.shopId),
    index("shop_followers_newest").on(t.customerId, t.createdAt),
  ],
);

/** The last daily message to a customer about the shops that they follow: what is newer is in the next one. */
export const shopDigests = pgTable("shop_digests", {
  customerId: integer("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  coveredUntilAt: instant("covered_until_at").notNull(),
});
