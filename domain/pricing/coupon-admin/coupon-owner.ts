import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { staffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CouponOwner, OwnerRefusal } from "./coupon-admin.ts";

/** The visitor as a manager of coupons: for their own shop only, or as staff who may manage the operator's. */
export async function getCouponOwner(
  ctx: Context,
  side: CouponOwner["kind"],
): Promise<Result<CouponOwner, OwnerRefusal>> {
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "coupons.manage");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const shop = await getOwnShop(ctx);
  return shop ? success({ kind: "shop", shopId: shop.id }) : failure({ code: "not_found" });
}
