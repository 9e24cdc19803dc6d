import type { Context } from "../context.ts";
import type { ShippingRate } from "./shipping.ts";
import { findShippingRateRows } from "./shipping.repository.ts";

/** The rates of these shops and the common ones; `ratesFor` picks a shop's for a country. */
export async function findShippingRates(ctx: Context, shopIds: readonly number[]): Promise<ShippingRate[]> {
  return shopIds.length === 0 ? [] : findShippingRateRows(ctx, [...new Set(shopIds)]);
}
