import { isZero, toMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Failure } from "#shared/failures.ts";
import type { Context } from "../../context.ts";
import type { CouponForm, CouponOwner } from "./coupon-admin.ts";
import { versionOf } from "../../record-version.ts";
import { type CouponRow, findTitles, getCouponRow } from "./coupon-admin.repository.ts";
import { findProductsOfCoupon } from "./coupon-product.repository.ts";
import { presentCoupons } from "./find-admin-coupons.ts";

/** A coupon with the data of its form; null for a coupon of another shop. */
export async function getCouponForm(
  ctx: Context,
  owner: CouponOwner,
  id: number,
): Promise<Result<CouponForm, Failure<"not_found">>> {
  const row = await getCouponRow(ctx, owner, id);
  if (!row) return failure({ code: "not_found" });
  const [record] = await presentCoupons(ctx, owner, [row]);
  const titles = await findTitles(ctx, id);
  const products = await findProductsOfCoupon(ctx, id);
  return success({
    ...record!,
    title: row.firstTitle,
    titles,
    typed: {
      amount: typed(row.amount),
      minimumSpend: typed(row.minimumSpend),
      maximumDiscount: typed(row.maximumDiscount),
    },
    products,
    version: versionOf(recordOfCoupon(row, titles, products)),
  });
}

/** What the version of a coupon is of: what its form shows. */
export function recordOfCoupon(
  row: CouponRow,
  titles: Record<string, string>,
  products: readonly { id: number }[],
): unknown[] {
  const { firstTitle, kind, percentBasisPoints, startsAt, endsAt, maximumUses, maximumUsesPerCustomer, isListed } = row;
  const amounts = [row.amount, row.minimumSpend, row.maximumDiscount].map(typed);
  const limits = [maximumUses, maximumUsesPerCustomer, isListed];
  return [
    firstTitle,
    titles,
    kind,
    percentBasisPoints,
    amounts,
    startsAt,
    endsAt,
    limits,
    products.map(({ id }) => id),
  ];
}

function typed(amount: Money | null): string {
  return amount && !isZero(amount) ? toMajorUnits(amount) : "";
}
