import { isZero, toMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Refusal } from "#shared/failures.ts";
import type { Context } from "../../context.ts";
import type { CouponForm, CouponOwner } from "./coupon-admin.ts";
import { findTitles, getCouponRow } from "./coupon-admin.repository.ts";
import { findProductsOfCoupon } from "./coupon-product.repository.ts";
import { presentCoupons } from "./find-admin-coupons.ts";

/** A coupon with the data of its form; null for a coupon of another shop. */
export async function getCouponForm(
  ctx: Context,
  keeper: CouponOwner,
  id: number,
): Promise<Result<CouponForm, Refusal<"not_found">>> {
  const row = await getCouponRow(ctx, keeper, id);
  if (!row) return failure({ code: "not_found" });
  const [record] = await presentCoupons(ctx, keeper, [row]);
  return success({
    ...record!,
    title: row.firstTitle,
    titles: await findTitles(ctx, id),
    typed: {
      amount: typed(row.amount),
      minimumSpend: typed(row.minimumSpend),
      maximumDiscount: typed(row.maximumDiscount),
    },
    products: await findProductsOfCoupon(ctx, id),
  });
}

function typed(amount: Money | null): string {
  return amount && !isZero(amount) ? toMajorUnits(amount) : "";
}
