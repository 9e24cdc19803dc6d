import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { bookAdjusted } from "./receive-stock.repository.ts";
import { unitsByVariant, type StockUnits } from "./stock.ts";
import { lockStockRows } from "./stock.repository.ts";

/** Fewer units can be sold than are to be taken out. */
export type AdjustStockFailure = { code: "stock_too_low"; variantId: number; left: number };

/** Adds counted units to the stock on hand, or takes them out if negative. Units of open orders cannot be taken. */
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
