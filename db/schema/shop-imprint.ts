import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { postalAddress } from "./address.ts";
import { shops } from "./shop.ts";

/** Who a shop is legally; copied onto each invoice when it is issued. */
export const shopImprints = pgTable("shop_imprints", {
  shopId: integer("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  ...postalAddress(),
  vatNumber: text("vat_number").notNull().default(""),
});
