import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { orderLines } from "./order.ts";
import { variants } from "./product.ts";
import { stockImports } from "./stock-import.ts";

const MOVEMENT_KINDS = ["received", "allocated", "shipped", "released", "adjusted"] as const;

/** What can be sold is `on_hand - allocated`; the CHECK is the last line of defense against overselling. */
export const stockLevels = pgTable(
  "stock_levels",
  {
    variantId: extensionOf("variant_id", () => variants.id),
    onHand: integer("on_hand").notNull().default(0),
    allocated: integer("allocated").notNull().default(0),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [check("stock_levels_never_oversold", sql`${t.allocated} >= 0 and ${t.onHand} >= ${t.allocated}`)],
);

/** Variants whose shop was notified of low stock; the row is deleted once there is enough again. */
export const lowStockAlerts = pgTable("low_stock_alerts", {
  variantId: extensionOf("variant_id", () => variants.id),
  createdAt: createdAt(),
});

/** Append-only. `quantity` is positive except for `adjusted`, which may be negative. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: id(),
    variantId: partOf("variant_id", () => variants.id),
    kind: word("kind", MOVEMENT_KINDS).notNull(),
    quantity: integer("quantity").notNull(),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    note: text("note").notNull().default(""),
    /** Who adjusted the stock; null for orders and older movements. */
    actorId: integer("actor_id").references(() => customers.id, { onDelete: "set null" }),
    /** The file that set the stock; null for its undo. */
    importId: integer("import_id").references(() => stockImports.id),
    createdAt: createdAt(),
  },
  (t) => [
    check("stock_movements_kind", isOneOf(t.kind, MOVEMENT_KINDS)),
    check("stock_movements_quantity", sql`${t.quantity} > 0 or (${t.kind} = 'adjusted' and ${t.quantity} <> 0)`),
    index("stock_movements_variant").on(t.variantId, t.id),
    index("stock_movements_line").on(t.orderLineId),
    index("stock_movements_actor")
      .on(t.actorId)
      .where(sql`${t.actorId} is not null`),
    index("stock_movements_import")
      .on(t.importId)
      .where(sql`${t.importId} is not null`),
  ],
);
