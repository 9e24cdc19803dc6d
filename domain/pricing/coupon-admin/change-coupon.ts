import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUPONS_TAG } from "#domain/pricing/coupon/coupon.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CouponOwner } from "./coupon-admin.ts";
import type { ChangeCouponInput } from "./coupon-admin.input.ts";
import { isStale } from "../../record-version.ts";
import { findTitles, getCouponRow } from "./coupon-admin.repository.ts";
import { recordOfCoupon } from "./get-coupon-form.ts";
import { countProducts, findProductsOfCoupon, setProducts } from "./coupon-product.repository.ts";
import { describeCoupon, readCoupon, type CouponToSave, type WrongAmount } from "./coupon-to-save.ts";
import { lockCoupon, setTitles, updateCoupon, type LockedCoupon } from "./coupon-write.repository.ts";

export type ChangeCouponFailure =
  | Failure<
      | "changed_meanwhile"
      | "not_found"
      | "not_yours"
      | "coupon_end_past"
      | "coupon_product_unknown"
      | "coupon_stopped"
      | "coupon_uses_above"
    >
  | WrongAmount;

/** Changes what a coupon takes off. Its code, its uses and the discounts of placed orders stay. */
export async function changeCoupon(
  ctx: Context,
  owner: CouponOwner,
  id: number,
  input: ChangeCouponInput,
): Promise<Result<null, ChangeCouponFailure>> {
  const read = await readCoupon(ctx, input);
  if (!read.ok) return read;
  const coupon = read.value;
  const changed = await withTransaction(ctx, async (inside): Promise<Result<null, ChangeCouponFailure>> => {
    const known = await lockCoupon(inside, owner, id);
    if (!known) return failure({ code: "not_found" });
    const row = (await getCouponRow(inside, owner, id))!;
    const record = recordOfCoupon(row, await findTitles(inside, id), await findProductsOfCoupon(inside, id));
    if (isStale(input.version, record)) return failure({ code: "changed_meanwhile" });
    const refusal = await refuseChange(inside, owner, known, coupon);
    if (refusal) return failure(refusal);
    await updateCoupon(inside, id, coupon);
    await setTitles(inside, id, coupon.titles);
    await setProducts(inside, id, coupon.productIds);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "coupon.change",
        subject: { kind: "coupon", id: known.code },
        details: { before: describeCoupon(known.terms), after: describeCoupon(coupon) },
      });
    return success(null);
  });
  if (changed.ok) await ctx.cache.purge([COUPONS_TAG]);
  return changed;
}

async function refuseChange(
  ctx: Context,
  owner: CouponOwner,
  known: LockedCoupon,
  coupon: CouponToSave,
): Promise<ChangeCouponFailure | null> {
  if (known.shopId !== owner.shopId) return { code: "not_yours" };
  if (!known.isActive) return { code: "coupon_stopped" };
  if (coupon.endsAt <= ctx.now()) return { code: "coupon_end_past" };
  if (coupon.maximumUses !== null && coupon.maximumUses < known.usesCount)
    return { code: "coupon_uses_above", values: { count: known.usesCount } };
  const found = await countProducts(ctx, owner.shopId, coupon.productIds);
  return found === coupon.productIds.length ? null : { code: "coupon_product_unknown" };
}
