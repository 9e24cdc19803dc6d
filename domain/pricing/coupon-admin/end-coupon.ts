import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUPONS_TAG } from "#domain/pricing/coupon/coupon.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CouponOwner } from "./coupon-admin.ts";
import { describeCoupon } from "./coupon-to-save.ts";
import { lockCoupon, updateInterval, type LockedCoupon } from "./coupon-write.repository.ts";

export type EndCouponFailure = Failure<"not_found" | "coupon_over">;

/**
 * Ends a coupon; placed orders keep its discount. A shop's coupon ended by the operator stays ended, and the shop is
 * notified.
 */
export async function endCoupon(
  ctx: Context,
  owner: CouponOwner,
  id: number,
  reason: string,
): Promise<Result<null, EndCouponFailure>> {
  const ended = await withTransaction(ctx, async (inside): Promise<Result<null, EndCouponFailure>> => {
    const known = await lockCoupon(inside, owner, id);
    if (!known) return failure({ code: "not_found" });
    const now = inside.now();
    if (!known.isActive || known.endsAt <= now) return failure({ code: "coupon_over" });
    const isOthers = known.shopId !== owner.shopId;
    // An upcoming coupon ends too: its interval is moved into the past.
    const startsAt = known.startsAt < now ? known.startsAt : new Date(now.getTime() - 1);
    await updateInterval(inside, id, { startsAt, endsAt: now, isActive: !isOthers });
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "coupon.end",
        subject: { kind: "coupon", id: known.code },
        details: { before: describeCoupon(known.terms), reason },
      });
    if (isOthers) await notifyShop(inside, known, reason);
    return success(null);
  });
  if (ended.ok) await ctx.cache.purge([COUPONS_TAG]);
  return ended;
}

async function notifyShop(ctx: Context, { id, shopId, code }: LockedCoupon, reason: string): Promise<void> {
  if (shopId === null) return;
  await notifyTeam(ctx, shopId, "products.read", {
    topic: "messages",
    messageType: "warning",
    link: "/seller/coupons",
    idempotencyKey: `coupon:${id}:stopped`,
    write: (t) => ({
      title: t("Your coupon {code} was ended", { code }),
      message:
        reason === ""
          ? t("The marketplace has ended it. Existing orders aren't affected.")
          : t("The marketplace has ended it: {reason}", { reason }),
    }),
  });
}
