import { flashSaleChannel, SHARE_EVENT } from "#shared/live-channel.ts";
import type { Context } from "../../context.ts";
import { publish } from "../../platform/live/publish.ts";
import { consumeRateLimit } from "../../platform/rate-limit/consume-rate-limit.ts";
import { findRunningShares, type RunningShare } from "./campaign-product.repository.ts";

/** At most one event per sale in this time, across all processes. */
const MINUTES_BETWEEN = 1 / 60;
/** So that an event stays below the protocol's 10 kB. */
const MAX_PRODUCTS = 100;

/** Shows the sold units of these products on open pages. Returns those of sales that had an event a moment ago. */
export async function publishSaleShares(ctx: Context, campaignProductIds: readonly number[]): Promise<number[]> {
  const shares = await findRunningShares(ctx, campaignProductIds);
  const waiting: number[] = [];
  for (const [campaignId, ofSale] of Map.groupBy(shares, ({ campaignId: id }) => id)) {
    const limit = { name: "sale-share", of: `${campaignId}`, max: 1, minutes: MINUTES_BETWEEN };
    const shown = (await consumeRateLimit(ctx, limit)).ok ? ofSale.slice(0, MAX_PRODUCTS) : [];
    if (shown.length > 0) await publishShares(ctx, campaignId, shown);
    waiting.push(...ofSale.slice(shown.length).map(({ id }) => id));
  }
  return waiting;
}

async function publishShares(ctx: Context, campaignId: number, shares: readonly RunningShare[]): Promise<void> {
  const products = shares.map(({ productId, soldUnits }) => ({ product_id: productId, sold_units: soldUnits }));
  await publish(ctx, [{ channels: [flashSaleChannel(campaignId)], name: SHARE_EVENT, data: { products } }]);
}
