import type { Context } from "../../context.ts";
import { unitsByVariant, type HeldUnits } from "./stock.ts";
import { addRows, insertMovements, lockStockRows, releaseRows } from "./stock.repository.ts";

/** Releases units allocated to an order that were never shipped. */
export async function releaseStock(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  const units = unitsByVariant(held);
  await lockStock(ctx, held);
  const released = await releaseRows(ctx, units);
  if (released !== units.length) throw new Error("More units were to be released than orders hold");
  await insertMovements(ctx, "released", held);
}

/** Returns shipped units to stock. */
export async function returnStock(ctx: Context, held: readonly HeldUnits[], note: string): Promise<void> {
  await lockStock(ctx, held);
  await addRows(ctx, unitsByVariant(held));
  await insertMovements(ctx, "adjusted", held, note);
}

/** Locks the units held by several orders at once, in id order. */
export async function lockStock(ctx: Context, held: readonly HeldUnits[]): Promise<void> {
  await lockStockRows(
    ctx,
    unitsByVariant(held).map(({ variantId }) => variantId),
  );
}
