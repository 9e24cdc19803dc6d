import { and, asc, desc, eq } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { stockImports } from "#db/schema/stock-import.ts";
import { stockMovements } from "#db/schema/stock.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Context } from "../../context.ts";
import type { StockUnits } from "../stock/stock.ts";

const MAX = 20;

type Counts = Pick<typeof stockImports.$inferInsert, "fileName" | "rows" | "changed" | "unchanged" | "errorsCount">;

/** The operator reaches the imports of all desks. */
const isReached = (owner: ProductOwner) => (owner.kind === "shop" ? eq(stockImports.shopId, owner.shopId) : undefined);

export async function insertStockImport(ctx: Context, owner: ProductOwner, counts: Counts): Promise<number> {
  const [row] = await ctx.db
    .insert(stockImports)
    .values({ ...counts, shopId: owner.shopId, customerId: ctx.visitor.customerId, createdAt: ctx.now() })
    .returning({ id: stockImports.id });
  return row!.id;
}

/** The latest ones first. */
export function findStockImportRows(ctx: Context, owner: ProductOwner) {
  return ctx.db
    .select({
      id: stockImports.id,
      fileName: stockImports.fileName,
      rows: stockImports.rows,
      changed: stockImports.changed,
      unchanged: stockImports.unchanged,
      errorsCount: stockImports.errorsCount,
      firstName: customers.firstName,
      lastName: customers.lastName,
      startedAt: stockImports.createdAt,
      undoneAt: stockImports.undoneAt,
    })
    .from(stockImports)
    .leftJoin(customers, eq(customers.id, stockImports.customerId))
    .where(isReached(owner))
    .orderBy(desc(stockImports.id))
    .limit(MAX);
}

/** Locked until the transaction ends. */
export async function lockStockImport(ctx: Context, owner: ProductOwner, id: number) {
  const rows = await ctx.db
    .select({ fileName: stockImports.fileName, startedAt: stockImports.createdAt, undoneAt: stockImports.undoneAt })
    .from(stockImports)
    .where(and(eq(stockImports.id, id), isReached(owner)))
    .for("update");
  return rows[0] ?? null;
}

/** The differences that an import made. */
export function findImportedUnits(ctx: Context, importId: number): Promise<StockUnits[]> {
  return ctx.db
    .select({ variantId: stockMovements.variantId, quantity: stockMovements.quantity })
    .from(stockMovements)
    .where(eq(stockMovements.importId, importId))
    .orderBy(asc(stockMovements.id));
}

export async function markStockImportUndone(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(stockImports).set({ undoneAt: ctx.now() }).where(eq(stockImports.id, id));
}
