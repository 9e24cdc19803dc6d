import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import { unitsByVariant, type HeldUnits, type StockUnits } from "./stock.ts";
import { allocateRows, insertMovements, lockStockRows } from "./stock.repository.ts";

/** What is left of the first variant that there is not enough of. */
export type StockShort = { variantId: number; left: number };

/** Takes units for an order that is being placed, all or none; `recordTaken` writes the movements once its lines exist. */
export async function takeStock(ctx: Context, wanted: readonly StockUnits[]): Promise<Result<null, StockShort>> {
  const units = unitsByVariant(wanted);
  const left = await lockStockRows(
    ctx,
    units.map(({ variantId }) => variantId),
  );
  const short = units.find(({ variantId, quantity }) => (left.get(variantId) ?? 0) < quantity);
  if (short) return failure({ variantId: short.variantId, left: left.get(short.variantId) ?? 0 });
  const taken = await allocateRows(ctx, units);
  if (taken !== units.length) throw new Error(`Stock that was locked was gone: ${taken} of ${units.length} rows`);
  return success(null);
}

export async function recordTaken(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  await insertMovements(ctx, "allocated", held);
}
