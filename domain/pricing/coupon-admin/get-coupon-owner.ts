import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { staffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CouponOwner, OwnerRefusal } from "./coupon-admin.ts";

/** The visitor as a manager of coupons: for their own shop only, or as staff who may manage the operator's. */
export async function getCouponOwner(
  ctx: Context,
  side: CouponOwner["kind"],
  access: "read" | "write",
): Promise<Result<CouponOwner, OwnerRefusal>> {
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "coupons.manage");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  const shop = await requireOwnShop(ctx, `products.${access}`);
  return shop.ok ? success({ kind: "shop", shopId: shop.value.id }) : shop;
}
