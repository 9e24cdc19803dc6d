import { refreshStockFlag } from "#domain/discovery/listing/refresh-listings.ts";
import type { Context } from "../../context.ts";
import { productTag } from "../../catalog/product/product.ts";
import { findLowProducts } from "./stock.repository.ts";
import type { StockUnits, TakenUnits } from "./stock.ts";

/**
 * After stock changed: refreshes sold-out states in listings and purges pages that show the number left. Committed data
 * stays if this fails; the next refresh repairs it.
 */
export async function refreshStock(ctx: Context, moved: readonly StockUnits[]): Promise<void> {
  try {
    const variantIds = [...new Set(moved.map(({ variantId }) => variantId))];
    await Promise.all([purgeLow(ctx, variantIds, moved), refreshStockFlag(ctx, variantIds)]);
  } catch (error) {
    ctx.log.error({ err: error }, "the stock flag of listings could not be refreshed");
  }
}

async function purgeLow(ctx: Context, variantIds: readonly number[], moved: readonly StockUnits[]): Promise<void> {
  const low = await findLowProducts(ctx, variantIds, Math.max(0, ...moved.map(({ quantity }) => quantity)));
  if (low.length > 0) await ctx.cache.purge(low.map(productTag));
}

/**
 * The same after units were taken: the stock left and the state in listings are known, so that mostly nothing has to be
 * done.
 */
export async function refreshTakenStock(ctx: Context, taken: readonly TakenUnits[]): Promise<void> {
  const low = taken.filter(({ left, lowFrom, quantity }) => left <= lowFrom + quantity);
  const stale = taken.filter(({ left, isListedInStock }) => left > 0 !== isListedInStock);
  try {
    await Promise.all([
      low.length > 0 ? ctx.cache.purge([...new Set(low.map(({ productId }) => productTag(productId)))]) : null,
      stale.length > 0
        ? refreshStockFlag(
            ctx,
            stale.map(({ variantId }) => variantId),
          )
        : null,
    ]);
  } catch (error) {
    ctx.log.error({ err: error }, "the stock flag of listings could not be refreshed");
  }
}
