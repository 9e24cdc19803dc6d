import { and, eq, isNull, sql } from "drizzle-orm";
import { writeMoney } from "#db/columns.ts";
import { couponUses } from "#db/schema/coupon.ts";
import type { Context } from "../../context.ts";
import type { Coupon, CouponUse, UsingPurchase } from "./coupon.ts";

export type LockedCoupon = Pick<
  Coupon,
  | "id"
  | "code"
  | "isActive"
  | "startsAt"
  | "endsAt"
  | "maximumUses"
  | "usesCount"
  | "maximumUsesPerCustomer"
  | "usesOfCustomer"
>;

/** Locks the rows in id order and reads their current values. */
export async function lockCouponRows(ctx: Context, ids: readonly number[]): Promise<LockedCoupon[]> {
  const { rows } = (await ctx.db.execute(sql`
    select id, code, is_active, (extract(epoch from starts_at) * 1000)::float8 as starts_at,
      (extract(epoch from ends_at) * 1000)::float8 as ends_at, maximum_uses, uses_count, maximum_uses_per_customer
    from coupons where id = any(${idArray(ids)}::int[]) order by id for no key update
  `)) as { rows: CouponRow[] };
  const counted = await countUsesOfCustomer(ctx, ids);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    isActive: row.is_active,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    maximumUses: row.maximum_uses,
    usesCount: row.uses_count,
    maximumUsesPerCustomer: row.maximum_uses_per_customer,
    usesOfCustomer: counted.get(row.id) ?? 0,
  }));
}

type CouponRow = {
  id: number;
  code: string;
  is_active: boolean;
  starts_at: number;
  ends_at: number;
  maximum_uses: number | null;
  uses_count: number;
  maximum_uses_per_customer: number | null;
};

/** A separate statement after the lock, so that it sees what the previous holder of the lock has written. */
async function countUsesOfCustomer(ctx: Context, ids: readonly number[]): Promise<Map<number, number>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return new Map();
  const { rows } = (await ctx.db.execute(sql`
    select coupon_id as id, count(*)::int as uses from coupon_uses
    where customer_id = ${customerId} and coupon_id = any(${idArray(ids)}::int[]) and given_back_at is null
    group by coupon_id
  `)) as { rows: { id: number; uses: number }[] };
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Counts one more use of each coupon that has one left; returns those that had, and whether it was the last one. */
export async function claimRows(ctx: Context, ids: readonly number[]): Promise<{ isUsedUp: boolean }[]> {
  const { rows } = (await ctx.db.execute(sql`
    update coupons set uses_count = uses_count + 1
    where id = any(${idArray(ids)}::int[]) and (maximum_uses is null or uses_count < maximum_uses)
    returning coalesce(uses_count >= maximum_uses, false) as is_used_up
  `)) as { rows: { is_used_up: boolean }[] };
  return rows.map((row) => ({ isUsedUp: row.is_used_up }));
}

export async function insertUses(ctx: Context, purchase: UsingPurchase, uses: readonly CouponUse[]): Promise<void> {
  await ctx.db.insert(couponUses).values(
    uses.map(({ couponId, orderId, discount }) => ({
      couponId,
      orderId,
      purchaseId: purchase.id,
      customerId: ctx.visitor.customerId,
      email: purchase.email,
      discountMinor: writeMoney(discount, purchase.currency),
      currencyCode: purchase.currency,
      createdAt: ctx.now(),
    })),
  );
}

/** The coupons that a purchase has claimed and not released; `orderId` null: for all of its orders. */
export function findOpenUses(
  ctx: Context,
  purchaseId: number,
): Promise<{ id: number; couponId: number; orderId: number | null }[]> {
  return ctx.db
    .select({ id: couponUses.id, couponId: couponUses.couponId, orderId: couponUses.orderId })
    .from(couponUses)
    .where(and(eq(couponUses.purchaseId, purchaseId), isNull(couponUses.givenBackAt)));
}

/** Releases uses that were not released yet, each once; returns whether a coupon of theirs had been used up. */
export async function giveBackRows(ctx: Context, useIds: readonly number[]): Promise<boolean> {
  const { rows } = (await ctx.db.execute(sql`
    with released as (
      update coupon_uses set given_back_at = ${ctx.now().toISOString()}::timestamptz
      where id = any(${idArray(useIds)}::int[]) and given_back_at is null returning coupon_id
    )
    update coupons c set uses_count = c.uses_count - 1 from released where c.id = released.coupon_id
    returning coalesce(c.uses_count + 1 >= c.maximum_uses, false) as was_used_up
  `)) as { rows: { was_used_up: boolean }[] };
  return rows.some((row) => row.was_used_up);
}

function idArray(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}
