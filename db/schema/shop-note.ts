import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, partOf } from "../columns.ts";
import { shops } from "./shop.ts";

/** Empty since notes about shops are in `notes`; a later migration drops it. */
export const shopNotes = pgTable(
  "shop_notes",
  {
    id: id(),
    shopId: partOf("shop_id", () => shops.id),
    text: text("text").notNull(),
    /** The name of the member of staff, at that time. */
    writtenBy: text("written_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("shop_notes_shop").on(t.shopId, t.id)],
);
