import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "../columns.ts";
import { shops } from "./shop.ts";

/** A brand's name is the same in every language. */
export const brands = pgTable(
  "brands",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    logo: text("logo"),
    position: integer("position").notNull().default(0),
    /** The shop that proposes it, until the operator accepts it: no shopper sees it before. */
    proposedByShopId: integer("proposed_by_shop_id").references(() => shops.id),
  },
  (t) => [index("brands_proposed_by").on(t.proposedByShopId)],
);
