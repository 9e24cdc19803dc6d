import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

const LISTS = [
  "orders",
  "order_lines",
  "shop_orders",
  "products",
  "customers",
  "returns",
  "coupons",
  "transfers",
  "recharges",
  "vouchers",
  "mails",
  "audit",
  "price_rules",
  "stock",
  "searches",
  "search_rules",
  "payouts",
  "affiliates",
] as const;
const FORMATS = ["csv", "json"] as const;
const STATES = ["queued", "running", "done", "failed"] as const;

/** An export of a list of a desk; the job `export-lists` writes its file in parts. */
export const listExports = pgTable(
  "list_exports",
  {
    id: id(),
    list: word("list", LISTS).notNull(),
    /** Null: of the operator. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Who gets it; null once the account is deleted. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    format: word("format", FORMATS).notNull(),
    columns: text("columns").array().notNull(),
    /** The query string that the rows match, or `ids`. */
    filter: text("filter"),
    ids: jsonb("ids").$type<number[]>(),
    state: word("state", STATES).notNull().default("queued"),
    /** The private files are `<key>-<part>`. */
    key: text("key").notNull(),
    parts: integer("parts").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    /** How many items of the list are done, and the id of the last one. */
    done: integer("done").notNull().default(0),
    after: integer("after").notNull().default(0),
    total: integer("total").notNull(),
    createdAt: createdAt(),
    finishedAt: instant("finished_at"),
  },
  (t) => [
    check("list_exports_list", isOneOf(t.list, LISTS)),
    check("list_exports_format", isOneOf(t.format, FORMATS)),
    check("list_exports_state", isOneOf(t.state, STATES)),
    check("list_exports_rows", sql`(${t.filter} is null) <> (${t.ids} is null)`),
    index("list_exports_customer").on(t.customerId, t.id),
    index("list_exports_shop").on(t.shopId),
  ],
);
