import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import { SHOP_FIGURES_TAG, SHOPS_TAG, type ShopDetails } from "./shop.ts";
import { findShopDetailsRow } from "./shop-cards.repository.ts";

const KEPT_SECONDS = 60;

/** A shop that sells now. One that closed for good is gone; any other one was never there. */
export async function getShop(
  ctx: Context,
  slug: string,
): Promise<Result<ShopDetails, { code: "not_found" | "shop_gone" }>> {
  const found = await ctx.cache.get(
    `shop:${ctx.visitor.language.code}:${slug}`,
    [SHOPS_TAG, SHOP_FIGURES_TAG],
    () => findShopDetailsRow(ctx, slug),
    { seconds: KEPT_SECONDS },
  );
  if (found?.status === "closed") return failure({ code: "shop_gone" });
  if (found?.shop.onHolidayUntil) ctx.cache.holdsUntil(new Date(found.shop.onHolidayUntil));
  return found?.status === "approved" ? success(found.shop) : failure({ code: "not_found" });
}
