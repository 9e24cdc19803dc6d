import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { addReceived, bookAdjusted, removeStock } from "./adjust-stock.repository.ts";
import { unitsByVariant, type StockUnits } from "./stock.ts";
import { lockStockRows } from "./stock.repository.ts";

const BATCH_SIZE = 1_000;

/** Fewer units can be sold than would be removed. */
export type AdjustStockFailure = { code: "stock_too_low"; variantId: number; left: number };

/** Adds counted units to the stock on hand, or removes them if negative. Units of open orders cannot be removed. */
export async function adjustStock(
  ctx: Context,
  changes: readonly StockUnits[],
  note: string,
): Promise<Result<null, AdjustStockFailure>> {
  const units = unitsByVariant(changes).filter(({ quantity }) => quantity !== 0);
  if (units.length === 0) return success(null);
  return withTransaction(ctx, async (inside): Promise<Result<null, AdjustStockFailure>> => {
    const left = await lockStockRows(
      inside,
      units.map(({ variantId }) => variantId),
    );
    for (const { variantId, quantity } of units) {
      const sellable = left.get(variantId) ?? 0;
      if (sellable + quantity < 0) return failure({ code: "stock_too_low", variantId, left: sellable });
    }
    await bookAdjusted(inside, units, note);
    return success(null);
  });
}

/**
 * In a transaction that has locked the rows and knows that there is enough: books differences as movements, of an
 * import if one is named.
 */
export async function bookStock(
  ctx: Context,
  changes: readonly StockUnits[],
  note: string,
  importId: number | null = null,
): Promise<void> {
  const units = unitsByVariant(changes).filter(({ quantity }) => quantity !== 0);
  for (let from = 0; from < units.length; from += BATCH_SIZE)
    await bookAdjusted(ctx, units.slice(from, from + BATCH_SIZE), note, importId);
}

/** Adds units to the stock on hand. */
export async function receiveStock(ctx: Context, units: readonly StockUnits[], note: string): Promise<void> {
  await withTransaction(ctx, (inside) => addReceived(inside, units, note));
}

/** Removes stock of a variant above a limit. In a transaction; units allocated to open orders stay. */
export async function lowerStock(ctx: Context, limits: ReadonlyMap<number, number>, note: string): Promise<void> {
  const left = await lockStockRows(ctx, [...limits.keys()]);
  for (const [variantId, max] of limits) {
    const tooMany = (left.get(variantId) ?? 0) - max;
    if (tooMany > 0) await removeStock(ctx, { variantId, quantity: tooMany }, note);
  }
}
