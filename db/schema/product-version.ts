import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";
import { products } from "./product.ts";
import { shops } from "./shop.ts";

/** A product as it was saved, each time: the input of its editor, without stock. */
export const productVersions = pgTable(
  "product_versions",
  {
    id: id(),
    productId: partOf("product_id", () => products.id),
    content: jsonb("content").$type<object>().notNull(),
    /** Null for what was there before the first version, and for jobs. */
    savedById: integer("saved_by_id").references(() => customers.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("product_versions_product").on(t.productId, t.id),
    index("product_versions_saved_by").on(t.savedById),
    index("product_versions_pictures").using("gin", sql`(${t.content}->'pictures') jsonb_path_ops`),
  ],
);

/** A seller's change to an approved product that awaits approval; shoppers do not see it yet. */
export const productChanges = pgTable(
  "product_changes",
  {
    productId: extensionOf("product_id", () => products.id),
    /** The product when the change was proposed: only what differs from it is changed. */
    base: jsonb("base").$type<object>().notNull(),
    content: jsonb("content").$type<object>().notNull(),
    /** The names of the changed fields. */
    fields: text("fields").array().notNull(),
    proposedById: integer("proposed_by_id").references(() => customers.id),
    proposedAt: instant("proposed_at").notNull(),
    /** Why the operator refused it; empty while it waits. */
    refusalReason: text("refusal_reason").notNull().default(""),
  },
  (t) => [index("product_changes_proposed_by").on(t.proposedById)],
);

/** Unsaved input in the product editor. */
export const productDrafts = pgTable(
  "product_drafts",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    /** Null: a new product. */
    productId: integer("product_id").references(() => products.id, { onDelete: "cascade" }),
    /** The shop of a new product; null if the operator creates it. */
    shopId: integer("shop_id").references(() => shops.id, { onDelete: "cascade" }),
    /** The product's version when the editor was opened; 0 for a new one. */
    revision: integer("revision").notNull(),
    content: jsonb("content").$type<object>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    unique("product_drafts_of").on(t.customerId, t.productId, t.shopId).nullsNotDistinct(),
    index("product_drafts_product").on(t.productId),
    index("product_drafts_shop").on(t.shopId),
  ],
);
