import type { Context } from "../../context.ts";
import { takeOffShelf } from "./receive-stock.repository.ts";
import { lockStockRows } from "./stock.repository.ts";

/** Removes stock of a variant above a limit. In a transaction; units allocated to open orders stay. */
export async function lowerStock(ctx: Context, limits: ReadonlyMap<number, number>, note: string): Promise<void> {
  const left = await lockStockRows(ctx, [...limits.keys()]);
  for (const [variantId, max] of limits) {
    const tooMany = (left.get(variantId) ?? 0) - max;
    if (tooMany > 0) await takeOffShelf(ctx, { variantId, quantity: tooMany }, note);
  }
}
