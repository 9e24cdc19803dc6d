import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ShopProfileForm } from "./profile.ts";
import { getProfileRow } from "./profile.repository.ts";

/** The profile of the visitor's shop. */
export async function getShopProfile(ctx: Context): Promise<Result<ShopProfileForm, ShopFailure>> {
  const shop = await requireOwnShop(ctx, "shop.read");
  if (!shop.ok) return shop;
  const profile = await getProfileRow(ctx, shop.value.id);
  return profile ? success(profile) : failure({ code: "not_found" });
}
