import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { holdUntilHolidayEnds } from "./hold-until-holiday-ends.ts";
import { SHOP_FIGURES_TAG, SHOPS_TAG, type ShopDetails } from "./shop.ts";
import { findShopDetailsRow } from "./shop-cards.repository.ts";

const CACHED_SECONDS = 60;

/** A shop that sells now. One that was closed is gone (410); any other one is not found. */
export async function getShop(
  ctx: Context,
  slug: string,
): Promise<Result<ShopDetails, { code: "not_found" | "shop_gone" }>> {
  const edge = await holdUntilHolidayEnds(ctx);
  const found = await ctx.cache.get(
    `shop:${edge}:${ctx.visitor.language.code}:${slug}`,
    [SHOPS_TAG, SHOP_FIGURES_TAG],
    () => findShopDetailsRow(ctx, slug),
    { seconds: CACHED_SECONDS },
  );
  if (found?.status === "closed") return failure({ code: "shop_gone" });
  return found?.status === "approved" ? success(found.shop) : failure({ code: "not_found" });
}
