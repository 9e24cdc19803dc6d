import type { Context } from "../../context.ts";
import type { CouponOwner, CouponProduct } from "./coupon-admin.ts";
import { findProductRows } from "./coupon-product.repository.ts";

const MOST = 20;

/** The products whose name has what was typed, what sells best first: of the shop alone, or of all for the operator. */
export function findCouponProducts(ctx: Context, keeper: CouponOwner, typed: string): Promise<CouponProduct[]> {
  return findProductRows(ctx, keeper.shopId, typed.trim(), MOST);
}
