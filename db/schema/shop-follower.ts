import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

export const shopFollowers = pgTable(
  "shop_followers",
  {
    customerId: partOf("customer_id", () => customers.id),
    shopId: partOf("shop_id", () => shops.id),
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
  customerId: extensionOf("customer_id", () => customers.id),
  coveredUntilAt: instant("covered_until_at").notNull(),
});
