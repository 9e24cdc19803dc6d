import { refreshPrices } from "#domain/discovery/listing/refresh-listings.ts";
import type { Context } from "../../context.ts";

/** Refreshes the prices in listings after the last unit at a campaign's price was sold, or one was released. */
export async function refreshSalePrices(ctx: Context, productIds: readonly number[]): Promise<void> {
  try {
    await refreshPrices(ctx, [...new Set(productIds)]);
  } catch (error) {
    ctx.log.error({ err: error }, "prices could not be refreshed after a sale");
  }
}
