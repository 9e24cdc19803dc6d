import type { Context } from "../../context.ts";
import type { CouponOwner, CouponProduct } from "./coupon-admin.ts";
import { findProductRows } from "./coupon-product.repository.ts";

const MAX = 20;

/** Products whose name matches, best-selling first: of the shop only, or of all shops for the operator. */
export function findCouponProducts(ctx: Context, owner: CouponOwner, typed: string): Promise<CouponProduct[]> {
  return findProductRows(ctx, owner.shopId, typed.trim(), MAX);
}
