import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";
import { shops } from "./shop.ts";

/** A picture that was uploaded, of a shop or of the operator if null. Where it is used is read from what uses it. */
export const mediaFiles = pgTable(
  "media_files",
  {
    id: id(),
    file: text("file").notNull().unique(),
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    /** The name of the file that was uploaded. */
    name: text("name").notNull().default(""),
    alt: text("alt").notNull().default(""),
    byteCount: integer("byte_count"),
    /** What stays visible where the picture is cropped, in percent from the left and from the top; null: the middle. */
    focusX: integer("focus_x"),
    focusY: integer("focus_y"),
    createdAt: createdAt(),
  },
  (t) => [
    index("media_files_shop").on(t.shopId),
    check("media_files_focus", sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
  ],
);
