import type { Context } from "../../context.ts";
import { expireAtNextChange } from "../../next-change-at.ts";
import { findNextHolidayEnd } from "./shop-cards.repository.ts";
import { SHOPS_TAG } from "./shop.ts";

/** A shop that is back takes orders at once. Answers a part for the keys of what is kept until then. */
export function holdUntilHolidayEnds(ctx: Context): Promise<string> {
  return expireAtNextChange(ctx, "next-holiday-end", [SHOPS_TAG], () => findNextHolidayEnd(ctx));
}
