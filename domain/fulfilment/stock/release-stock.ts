import type { Context } from "../../context.ts";
import { unitsByVariant, type HeldUnits } from "./stock.ts";
import { addRows, insertMovements, lockStockRows, releaseRows } from "./stock.repository.ts";

/** Gives back units that an order held and that never left. */
export async function releaseStock(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  const units = unitsByVariant(held);
  await lockStock(ctx, held);
  const released = await releaseRows(ctx, units);
  if (released !== units.length) throw new Error("More units were to be released than orders hold");
  await insertMovements(ctx, "released", held);
}

/** Puts units back on the shelf that had left already. */
export async function returnStock(ctx: Context, held: readonly HeldUnits[], note: string): Promise<void> {
  await lockStock(ctx, held);
  await addRows(ctx, unitsByVariant(held));
  await insertMovements(ctx, "adjusted", held, note);
}

/** Locks what several orders hold in one go, in id order. */
export async function lockStock(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  await lockStockRows(
    ctx,
    unitsByVariant(held).map(({ variantId }) => variantId),
  );
}
