import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { createdAt, id, isOneOf, word } from "../columns.ts";
import { shops } from "./shop.ts";

/** An image that was uploaded, of a shop or of the operator if null. Where it is used is read from what uses it. */
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
    /** What slides and banners keep in view where the image is cropped; null: their usual part. */
    focus: word("focus", FOCUS_POINTS),
    createdAt: createdAt(),
  },
  (t) => [index("media_files_shop").on(t.shopId), check("media_files_focus", isOneOf(t.focus, FOCUS_POINTS))],
);
