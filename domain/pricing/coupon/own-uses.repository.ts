import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { couponUses } from "#db/schema/coupon.ts";
import type { Context } from "../../context.ts";

/** The number of a customer's uses per coupon. */
export async function countOwnUses(
  ctx: Context,
  customerId: number,
  couponIds: readonly number[],
): Promise<Map<number, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ couponId: couponUses.couponId, uses: count() })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.customerId, customerId),
        inArray(couponUses.couponId, [...couponIds]),
        isNull(couponUses.givenBackAt),
      ),
    )
    .groupBy(couponUses.couponId);
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]));
}
