import type { Context } from "../../context.ts";
import { unitsByVariant, type HeldUnits } from "./stock.ts";
import { insertMovements, lockStockRows, shipRows } from "./stock.repository.ts";

/** Removes the units of an order from stock. */
export async function shipStock(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  const units = unitsByVariant(held);
  await lockStockRows(
    ctx,
    units.map(({ variantId }) => variantId),
  );
  const shipped = await shipRows(ctx, units);
  if (shipped !== units.length) throw new Error("More units were to be shipped than orders hold");
  await insertMovements(ctx, "shipped", held);
}
