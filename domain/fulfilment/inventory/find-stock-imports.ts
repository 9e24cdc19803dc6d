import { UNDO_MILLISECONDS } from "#domain/catalog/import/import.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Context } from "../../context.ts";
import { findStockImportRows } from "./stock-import-history.repository.ts";
import type { StockImportSummary } from "./stock-import.ts";

/** The latest imports of the seller's own shop, or of all desks for the operator. */
export async function findStockImports(ctx: Context, owner: ProductOwner): Promise<StockImportSummary[]> {
  const now = ctx.now().getTime();
  const rows = await findStockImportRows(ctx, owner);
  return rows.map(({ firstName, lastName, startedAt, undoneAt, ...row }) => ({
    ...row,
    startedBy: [firstName, lastName].filter(Boolean).join(" "),
    startedAt: startedAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    canUndo: undoneAt === null && now - startedAt.getTime() <= UNDO_MILLISECONDS,
  }));
}
