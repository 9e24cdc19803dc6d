import type { Context } from "../../context.ts";
import { takeOffShelf } from "./receive-stock.repository.ts";
import { lockStockRows } from "./stock.repository.ts";

/** Takes off the shelf what is more than can be sold of a variant. In a transaction; what open orders hold stays. */
export async function lowerStock(ctx: Context, limits: ReadonlyMap<number, number>, note: string): Promise<void> {
  const left = await lockStockRows(ctx, [...limits.keys()]);
  for (const [variantId, most] of limits) {
    const tooMany = (left.get(variantId) ?? 0) - most;
    if (tooMany > 0) await takeOffShelf(ctx, { variantId, quantity: tooMany }, note);
  }
}
