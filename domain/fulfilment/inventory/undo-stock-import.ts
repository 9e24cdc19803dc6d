import { UNDO_MILLISECONDS } from "#domain/catalog/import/import.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { bookStock } from "../stock/adjust-stock.ts";
import { refreshStock } from "../stock/refresh-stock.ts";
import type { StockUnits } from "../stock/stock.ts";
import { findImportedUnits, lockStockImport, markStockImportUndone } from "./stock-import-history.repository.ts";
import { lockLevels } from "./stock-import.repository.ts";
import type { UndoneStock } from "./stock-import.ts";

type UndoStockImportFailure = Failure<"not_found" | "import_not_to_undo" | "import_stock_gone">;

/**
 * Reverts the differences of an import within 24 hours; later sales and counts stay. A variant without that many
 * units to sell is skipped.
 */
export async function undoStockImport(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<UndoneStock, UndoStockImportFailure>> {
  let booked: readonly StockUnits[] = [];
  const undone = await withTransaction(ctx, async (inside): Promise<Result<UndoneStock, UndoStockImportFailure>> => {
    const run = await lockStockImport(inside, owner, id);
    if (!run) return failure({ code: "not_found" });
    const isOver = inside.now().getTime() - run.startedAt.getTime() > UNDO_MILLISECONDS;
    if (run.undoneAt !== null || isOver) return failure({ code: "import_not_to_undo" });
    const imported = await findImportedUnits(inside, id);
    const back = await findUnitsToTakeBack(inside, imported);
    if (back.length === 0) return failure({ code: "import_stock_gone" });
    await bookStock(inside, back, `${ctx.t("Import undone")}: ${run.fileName}`);
    await markStockImportUndone(inside, id);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "stock.import_undo",
        subject: { kind: "catalog", id: "stock" },
        details: { text: run.fileName, rows: back.length },
      });
    booked = back;
    return success({ restored: back.length, left: imported.length - back.length });
  });
  if (undone.ok) await refreshStock(ctx, booked);
  return undone;
}

/** In a transaction: the opposite differences of the variants that have the units, with their stock locked. */
async function findUnitsToTakeBack(ctx: Context, imported: readonly StockUnits[]): Promise<StockUnits[]> {
  const levels = await lockLevels(
    ctx,
    imported.map(({ variantId }) => variantId),
  );
  const sellable = new Map(levels.map(({ variantId, onHand, allocated }) => [variantId, onHand - allocated]));
  return imported
    .filter(({ variantId, quantity }) => (sellable.get(variantId) ?? 0) >= quantity)
    .map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }));
}
