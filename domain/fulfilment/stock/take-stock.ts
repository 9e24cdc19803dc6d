import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { unitsByVariant, type HeldUnits, type StockUnits, type TakenUnits } from "./stock.ts";
import { allocateRows, insertMovements, lockStockToTake } from "./stock.repository.ts";

/** The stock left of the first variant without enough units. */
export type StockShort = { variantId: number; left: number };

/** Allocates units for an order being placed, all or none; `recordTaken` writes the movements once its lines exist. */
export async function takeStock(
  ctx: Context,
  wanted: readonly StockUnits[],
): Promise<Result<TakenUnits[], StockShort>> {
  const units = unitsByVariant(wanted);
  // In sequence over one connection: the rows taken are locked.
  const [rows, taken] = await Promise.all([
    lockStockToTake(
      ctx,
      units.map(({ variantId }) => variantId),
    ),
    allocateRows(ctx, units),
  ]);
  const short = units.find(({ variantId, quantity }) => (rows.get(variantId)?.left ?? 0) < quantity);
  if (short) return failure({ variantId: short.variantId, left: rows.get(short.variantId)?.left ?? 0 });
  if (taken !== units.length) throw new Error(`Locked stock was taken by others: ${taken} of ${units.length} rows`);
  return success(
    units.map(({ variantId, quantity }) => {
      const { left, ...row } = rows.get(variantId)!;
      return { variantId, quantity, ...row, left: left - quantity };
    }),
  );
}

export async function recordTaken(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  await insertMovements(ctx, "allocated", held);
}
