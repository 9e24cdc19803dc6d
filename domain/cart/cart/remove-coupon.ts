import { dropCoupons } from "#domain/pricing/coupon/enter-coupon.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CartView } from "./cart.ts";
import type { CouponInput } from "./cart.input.ts";
import { getCart, loadPurchaseLines } from "./get-cart.ts";
import { lockCart } from "./load-cart.ts";

/** Removes a coupon from the purchase `trxId`; entering it again undoes it. */
export async function removeCoupon(
  ctx: Context,
  input: CouponInput,
): Promise<Result<CartView, Failure<"not_found" | "coupon_not_found">>> {
  const removed = await withTransaction(
    ctx,
    async (inside): Promise<Result<null, Failure<"not_found" | "coupon_not_found">>> => {
      await lockCart(inside);
      const { cart, trxId, coupons } = await loadPurchaseLines(inside, input.trx_id);
      if (!cart || trxId !== input.trx_id) return failure({ code: "not_found" });
      const coupon = coupons.find(({ code }) => code === input.coupon_code.toUpperCase());
      if (!coupon) return failure({ code: "coupon_not_found" });
      await dropCoupons(inside, { cartId: cart.id, trxId }, [coupon.id]);
      return success(null);
    },
  );
  return removed.ok ? success(await getCart(ctx, input.trx_id)) : removed;
}
