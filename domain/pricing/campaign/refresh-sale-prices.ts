import { refreshPrices } from "#domain/discovery/listing/refresh-listings.ts";
import type { Context } from "../../context.ts";

/** After the last unit at a campaign's price was sold, or one was released: refreshes the prices in listings. */
export async function noteSales(ctx: Context, productIds: readonly number[]): Promise<void> {
  try {
    await refreshPrices(ctx, [...new Set(productIds)]);
  } catch (error) {
    ctx.log.error({ err: error }, "prices could not be refreshed after a sale");
  }
}
