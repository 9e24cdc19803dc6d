import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { ADMIN_COUPON_LIST } from "#shared/list/coupon-lists.ts";
import type { Context } from "../../context.ts";
import type { CouponOwner } from "./coupon-admin.ts";
import { couponReads } from "./coupon-admin.repository.ts";
import { endCoupon } from "./end-coupon.ts";

/** Ends selected coupons; those of shops for a reason that their owners read. */
export function endCoupons(
  ctx: Context,
  owner: CouponOwner,
  { value: reason, ...input }: BulkInput<"end"> & { value: string },
): Promise<BulkReport> {
  return runBulk(ctx, input, {
    definition: ADMIN_COUPON_LIST,
    reads: couponReads(ctx, owner.shopId),
    label: ({ code }) => code,
    change: (inside, { id }) => endCoupon(inside, owner, id, reason),
  });
}
