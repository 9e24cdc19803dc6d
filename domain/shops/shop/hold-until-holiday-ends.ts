import type { Context } from "../../context.ts";
import { expireAtNextChange } from "../../next-change-at.ts";
import { findNextHolidayEdge } from "./shop-cards.repository.ts";
import { SHOPS_TAG } from "./shop.ts";

/** A shop that returns from its holiday takes orders at once. Returns a part of the cache keys that are valid until then. */
export function holdUntilHolidayEnds(ctx: Context): Promise<string> {
  return expireAtNextChange(ctx, "next-holiday-end", [SHOPS_TAG], () => findNextHolidayEdge(ctx));
}
