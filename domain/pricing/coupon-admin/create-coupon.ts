import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUPONS_TAG } from "#domain/pricing/coupon/coupon.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CouponOwner } from "./coupon-admin.ts";
import type { NewCouponInput } from "./coupon-admin.input.ts";
import { countOpenCoupons } from "./coupon-admin.repository.ts";
import { countProducts, setProducts } from "./coupon-product.repository.ts";
import { describeCoupon, readCoupon, type WrongAmount } from "./coupon-to-save.ts";
import { insertCoupon, setTitles } from "./coupon-write.repository.ts";

const MAX_OPEN = 100;

export type CreateCouponFailure =
  | Failure<"coupon_code_taken" | "coupon_end_past" | "coupon_product_unknown" | "too_many_coupons">
  | WrongAmount;

/** Creates a coupon of a shop or of the operator, who bears its cost. Returns its id. */
export async function createCoupon(
  ctx: Context,
  owner: CouponOwner,
  input: NewCouponInput,
): Promise<Result<number, CreateCouponFailure>> {
  const read = await readCoupon(ctx, input);
  if (!read.ok) return read;
  const coupon = read.value;
  if (coupon.endsAt <= ctx.now()) return failure({ code: "coupon_end_past" });
  if ((await countProducts(ctx, owner.shopId, coupon.productIds)) !== coupon.productIds.length)
    return failure({ code: "coupon_product_unknown" });
  if ((await countOpenCoupons(ctx, owner.shopId)) >= MAX_OPEN)
    return failure({ code: "too_many_coupons", values: { count: MAX_OPEN } });
  const created = await withTransaction(ctx, async (inside): Promise<Result<number, CreateCouponFailure>> => {
    const id = await insertCoupon(inside, owner.shopId, input.code, coupon);
    if (id === null) return failure({ code: "coupon_code_taken" });
    await setTitles(inside, id, coupon.titles);
    await setProducts(inside, id, coupon.productIds);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "coupon.create",
        subject: { kind: "coupon", id: input.code },
        details: { after: describeCoupon(coupon) },
      });
    return success(id);
  });
  if (created.ok) await ctx.cache.purge([COUPONS_TAG]);
  return created;
}
