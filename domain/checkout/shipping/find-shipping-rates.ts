import type { Context } from "../../context.ts";
import type { ShippingRate } from "./shipping.ts";
import { findShippingRateRows } from "./shipping.repository.ts";

/** The cache tag of shipping rates. */
export const SHIPPING_TAG = "shipping";

const CACHED_SECONDS = 60;

/**
 * The rates of these shops and the common ones; `ratesFor` picks a shop's for a country. Placement reads them uncached,
 * in its transaction.
 */
export async function findShippingRates(ctx: Context, shopIds: readonly number[]): Promise<ShippingRate[]> {
  if (shopIds.length === 0) return [];
  const ids = [...new Set(shopIds)].toSorted((one, other) => one - other);
  return ctx.cache.get(`shipping-rates:${ids.join()}`, [SHIPPING_TAG], () => findShippingRateRows(ctx, ids), {
    seconds: CACHED_SECONDS,
  });
}
