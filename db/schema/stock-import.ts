import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../columns.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

/** A file that set the stock of variants; its differences are the movements that refer to it. */
export const stockImports = pgTable(
  "stock_imports",
  {
    id: id(),
    /** Whose desk imported it; null for the operator's. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Who imported it; null once the account is deleted. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    rows: integer("rows").notNull(),
    changed: integer("changed").notNull(),
    unchanged: integer("unchanged").notNull(),
    errorsCount: integer("errors_count").notNull(),
    createdAt: createdAt(),
    undoneAt: instant("undone_at"),
  },
  (t) => [index("stock_imports_shop").on(t.shopId, t.id), index("stock_imports_customer").on(t.customerId)],
);
