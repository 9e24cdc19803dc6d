import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, id, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orders } from "./order.ts";
import { products } from "./product.ts";
import { shops } from "./shop.ts";

export const ACTIVITIES = ["note", "tag_added", "tag_removed", "file_added", "file_removed"] as const;

/** The shop whose team reads it; null: staff. */
const byShopId = () => integer("by_shop_id").references(() => shops.id, { onDelete: "cascade" });

/** The one record that a row is about. */
const recordColumns = () => ({
  orderId: integer("order_id").references(() => orders.id, { onDelete: "cascade" }),
  productId: integer("product_id").references(() => products.id, { onDelete: "cascade" }),
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
});

type RecordColumns = Record<"orderId" | "productId" | "customerId" | "shopId", AnyPgColumn>;

const isAboutOne = ({ orderId, productId, customerId, shopId }: RecordColumns) =>
  sql`num_nonnulls(${orderId}, ${productId}, ${customerId}, ${shopId}) = 1`;

/** Internal notes of staff or a shop's team about a record, and the history of its tags and files. */
export const notes = pgTable(
  "notes",
  {
    id: id(),
    byShopId: byShopId(),
    ...recordColumns(),
    kind: word("kind", ACTIVITIES).notNull().default("note"),
    /** The note, the tag or the name of the file. */
    text: text("text").notNull(),
    /** The writer's name at that time. */
    writtenBy: text("written_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("notes_one_subject", isAboutOne(t)),
    check("notes_kind", isOneOf(t.kind, ACTIVITIES)),
    index("notes_shop").on(t.byShopId),
    index("notes_order").on(t.orderId, t.id),
    index("notes_product").on(t.productId, t.id),
    index("notes_customer").on(t.customerId, t.id),
    index("notes_about_shop").on(t.shopId, t.id),
  ],
);

/** The tags that staff, or the team of a shop, put on records. Shoppers see none of them. */
export const internalTags = pgTable(
  "internal_tags",
  { id: id(), byShopId: byShopId(), name: text("name").notNull() },
  (t) => [
    unique("internal_tags_name").on(t.byShopId, t.name).nullsNotDistinct(),
    check("internal_tags_name_length", sql`char_length(${t.name}) between 1 and 40`),
  ],
);

export const recordTags = pgTable(
  "record_tags",
  {
    id: id(),
    tagId: integer("tag_id")
      .notNull()
      .references(() => internalTags.id, { onDelete: "cascade" }),
    ...recordColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    check("record_tags_one_record", isAboutOne(t)),
    unique("record_tags_once").on(t.tagId, t.orderId, t.productId, t.customerId, t.shopId).nullsNotDistinct(),
    index("record_tags_order").on(t.orderId),
    index("record_tags_product").on(t.productId),
    index("record_tags_customer").on(t.customerId),
    index("record_tags_shop").on(t.shopId),
  ],
);

/** Files that staff, or the team of a shop, attached to records. Their bytes are in the private files. */
export const recordFiles = pgTable(
  "record_files",
  {
    id: id(),
    byShopId: byShopId(),
    ...recordColumns(),
    /** The file name when downloaded. */
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    file: text("file").notNull().unique(),
    /** The name of the uploader at that time. */
    addedBy: text("added_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("record_files_one_record", isAboutOne(t)),
    check("record_files_size", sql`${t.sizeBytes} > 0`),
    index("record_files_by_shop").on(t.byShopId),
    index("record_files_order").on(t.orderId, t.id),
    index("record_files_product").on(t.productId, t.id),
    index("record_files_customer").on(t.customerId, t.id),
    index("record_files_shop").on(t.shopId, t.id),
  ],
);
