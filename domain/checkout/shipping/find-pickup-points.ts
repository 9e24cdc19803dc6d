import type { Context } from "../../context.ts";
import { SHIPPING_TAG } from "./find-shipping-rates.ts";
import type { PickupPoint } from "./pickup-point.ts";
import { findPickupPointRows } from "./pickup-point.repository.ts";

const CACHED_SECONDS = 60;

/** The pick-up points of these shops. Placement reads them uncached, in its transaction. */
export async function findPickupPoints(ctx: Context, shopIds: readonly number[]): Promise<PickupPoint[]> {
  if (shopIds.length === 0) return [];
  const ids = [...new Set(shopIds)].toSorted((one, other) => one - other);
  return ctx.cache.get(`pickup-points:${ids.join()}`, [SHIPPING_TAG], () => findPickupPointRows(ctx, ids), {
    seconds: CACHED_SECONDS,
  });
}
