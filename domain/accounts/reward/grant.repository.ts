import { and, asc, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { rewardGrants, rewardReversals } from "#db/schema/reward.ts";
import type { Money } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { Grant } from "./reward.ts";

/** Grants the buyer the points frozen with the order's lines, until its return window closes; none for a guest. */
export async function insertGrants(ctx: Context, orderId: number): Promise<void> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  await ctx.db.execute(sql`
    insert into ${rewardGrants} (customer_id, order_id, order_line_id, points, available_at, created_at)
    select p.customer_id, o.id, l.id, l.reward_points, ${now} + o.return_days * interval '24 hours', ${now}
    from ${orderLines} l join ${orders} o on o.id = l.order_id join ${purchases} p on p.id = o.purchase_id
    where o.id = ${orderId} and l.reward_points > 0 and p.customer_id is not null
    order by l.id on conflict (order_line_id) do nothing
  `);
}

/** A refund is recorded only once. */
export async function insertReversals(
  ctx: Context,
  refundId: number,
  lines: readonly { orderLineId: number; amount: Money }[],
): Promise<void> {
  if (lines.length === 0) return;
  await ctx.db
    .insert(rewardReversals)
    .values(
      lines.map(({ orderLineId, amount }) => ({
        refundId,
        orderLineId,
        amountMinor: writeMoney(amount, amount.currency),
        createdAt: ctx.now(),
      })),
    )
    .onConflictDoNothing();
}

export function lockGrantsOfOrder(ctx: Context, orderId: number): Promise<Grant[]> {
  return lockGrants(ctx, eq(rewardGrants.orderId, orderId));
}

/** Orders whose return window has closed. */
export async function findDueOrders(ctx: Context, max: number): Promise<number[]> {
  const rows = await ctx.db
    .selectDistinct({ orderId: rewardGrants.orderId })
    .from(rewardGrants)
    .where(and(eq(rewardGrants.status, "pending"), lte(rewardGrants.availableAt, ctx.now())))
    .orderBy(asc(rewardGrants.orderId))
    .limit(max);
  return rows.map(({ orderId }) => orderId);
}

async function lockGrants(ctx: Context, condition: SQL): Promise<Grant[]> {
  const rows = await ctx.db
    .select({
      id: rewardGrants.id,
      customerId: rewardGrants.customerId,
      points: rewardGrants.points,
      reversedPoints: rewardGrants.reversedPoints,
      status: rewardGrants.status,
      lineTotalMinor: orderLines.lineTotalMinor,
      couponDiscountMinor: orderLines.couponDiscountMinor,
      taxMinor: orderLines.taxMinor,
      taxDisplay: purchases.taxDisplay,
      currencyCode: purchases.currencyCode,
      refundedMinor: sql<number>`(select coalesce(sum(r.amount_minor), 0)::float8 from ${rewardReversals} r
        where r.order_line_id = reward_grants.order_line_id)`,
    })
    .from(rewardGrants)
    .innerJoin(orderLines, eq(orderLines.id, rewardGrants.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(condition)
    .orderBy(asc(rewardGrants.id))
    .for("no key update", { of: rewardGrants });
  return rows.map(({ lineTotalMinor, couponDiscountMinor, taxMinor, taxDisplay, currencyCode, ...row }) => ({
    id: row.id,
    customerId: row.customerId,
    points: row.points,
    reversedPoints: row.reversedPoints,
    status: row.status,
    paid: readMoney(lineTotalMinor - couponDiscountMinor + (taxDisplay === "before_tax" ? taxMinor : 0), currencyCode),
    refunded: readMoney(row.refundedMinor, currencyCode),
  }));
}

export async function saveReversedPoints(ctx: Context, id: number, points: number): Promise<void> {
  await ctx.db.update(rewardGrants).set({ reversedPoints: points }).where(eq(rewardGrants.id, id));
}

export async function markAvailable(ctx: Context, ids: readonly number[]): Promise<void> {
  for (const id of ids) await ctx.db.update(rewardGrants).set({ status: "available" }).where(eq(rewardGrants.id, id));
}

const GRANTS_A_PAGE = 20;

export type GrantRow = {
  orderCode: string;
  productSlug: string;
  productName: string;
  points: number;
  status: "pending" | "available";
  at: Date;
  availableAt: Date;
};

/** The sources of a customer's points, newest first; reversed ones are left out. */
export async function findGrantRows(ctx: Context, customerId: number, page: number): Promise<Page<GrantRow>> {
  const left = sql<number>`(${rewardGrants.points} - ${rewardGrants.reversedPoints})::int`;
  const rows = await ctx.db
    .select({
      orderCode: orders.code,
      productSlug: orderLines.productSlug,
      productName: orderLines.productName,
      points: left,
      status: rewardGrants.status,
      at: rewardGrants.createdAt,
      availableAt: rewardGrants.availableAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(rewardGrants)
    .innerJoin(orderLines, eq(orderLines.id, rewardGrants.orderLineId))
    .innerJoin(orders, eq(orders.id, rewardGrants.orderId))
    .where(and(eq(rewardGrants.customerId, customerId), sql`${left} > 0`))
    .orderBy(desc(rewardGrants.createdAt), desc(rewardGrants.id))
    .limit(GRANTS_A_PAGE)
    .offset((page - 1) * GRANTS_A_PAGE);
  return {
    items: rows.map(({ total: _total, ...row }) => row),
    page,
    perPage: GRANTS_A_PAGE,
    total: rows[0]?.total ?? 0,
  };
}
