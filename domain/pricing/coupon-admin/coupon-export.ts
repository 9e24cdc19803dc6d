import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { ADMIN_COUPON_LIST } from "#shared/list/coupon-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { couponState } from "./coupon-admin.ts";
import { couponReads } from "./coupon-admin.repository.ts";

export const COUPON_EXPORT = exportOf("coupons", {
  definition: ADMIN_COUPON_LIST,
  permission: "coupons.manage",
  right: "products.read",
  reads: couponReads,
  cells: (row, ctx) => ({
    code: row.code,
    title: row.firstTitle,
    shop: row.shopName,
    state: couponState(row, ctx.now()),
    percent: row.percentBasisPoints === null ? null : row.percentBasisPoints / 100,
    amount: row.amount && toMajorUnits(row.amount),
    minimum_spend: toMajorUnits(row.minimumSpend),
    maximum_discount: row.maximumDiscount && toMajorUnits(row.maximumDiscount),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    uses: row.usesCount,
    maximum_uses: row.maximumUses,
    listed: row.isListed,
  }),
});
