import { pgTable, text } from "drizzle-orm/pg-core";
import { extensionOf } from "../columns.ts";
import { postalAddress } from "./address.ts";
import { shops } from "./shop.ts";

/** Who a shop is legally; copied onto each invoice when it is issued. */
export const shopImprints = pgTable("shop_imprints", {
  shopId: extensionOf("shop_id", () => shops.id),
  ...postalAddress(),
  vatNumber: text("vat_number").notNull().default(""),
});
