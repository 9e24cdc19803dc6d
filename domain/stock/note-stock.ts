import { refreshStockNote } from "#domain/listing/refresh-listings.ts";
import type { Context } from "../context.ts";
import type { StockUnits } from "./stock.ts";

/** After stock moved: lists learn what is sold out now. What was committed stays when that fails; the next refresh mends it. */
export async function noteStock(ctx: Context, moved: readonly StockUnits[]): Promise<void> {
  try {
    await refreshStockNote(ctx, [...new Set(moved.map(({ variantId }) => variantId))]);
  } catch (error) {
    ctx.log.error({ err: error }, "the stock note of listings could not be refreshed");
  }
}
