import { asc, eq, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { earningReversals, earnings } from "#db/schema/commission.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "../../context.ts";
import type { BookedPart, Earning, OrderToEarn, RefundToReverse } from "./commission.ts";

/** Locked: a concurrent booking waits and then finds the order booked. */
export async function getOrderToEarn(ctx: Context, orderId: number): Promise<OrderToEarn | null> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      shopId: orders.shopId,
      totalMinor: orders.totalMinor,
      currencyCode: purchases.currencyCode,
      exchangeRate: purchases.exchangeRate,
      taxDisplay: purchases.taxDisplay,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(orders.id, orderId))
    .for("no key update", { of: orders });
  const order = rows[0];
  if (!order) return null;
  const { currencyCode } = order;
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return {
    id: order.id,
    shopId: order.shopId,
    total: readMoney(order.totalMinor, currencyCode),
    exchangeRate: order.exchangeRate,
    taxDisplay: order.taxDisplay as OrderToEarn["taxDisplay"],
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      lineTotal: readMoney(line.lineTotalMinor, currencyCode),
      couponDiscount: readMoney(line.couponDiscountMinor, currencyCode),
      operatorDiscount: readMoney(line.operatorDiscountMinor, currencyCode),
      tax: readMoney(line.taxMinor, currencyCode),
      commission: readMoney(line.commissionMinor, currencyCode),
    })),
  };
}

/** False if the order's earnings are already booked. */
export async function insertEarnings(
  ctx: Context,
  { id: orderId, shopId, total }: OrderToEarn,
  parts: readonly Earning[],
): Promise<boolean> {
  const base = ctx.baseCurrency.code;
  const known = await ctx.db.select({ id: earnings.id }).from(earnings).where(eq(earnings.orderId, orderId)).limit(1);
  if (known.length > 0) return false;
  await ctx.db.insert(earnings).values(
    parts.map((part) => ({
      orderId,
      shopId,
      orderLineId: part.orderLineId,
      paidMinor: writeMoney(part.paid, total.currency),
      earningMinor: writeMoney(part.earning, base),
      commissionMinor: writeMoney(part.commission, base),
      promotionMinor: writeMoney(part.promotion, base),
      createdAt: ctx.now(),
    })),
  );
  return true;
}

/** A refund is recorded only once. */
export async function insertReversals(ctx: Context, refund: RefundToReverse): Promise<void> {
  const { orderId, refundId, lines, shipping } = refund;
  const rows = [
    ...lines.map(({ orderLineId, amount }) => ({ orderLineId, amount })),
    ...(shipping ? [{ orderLineId: null, amount: shipping }] : []),
  ];
  if (rows.length === 0) return;
  await ctx.db
    .insert(earningReversals)
    .values(
      rows.map(({ orderLineId, amount }) => ({
        orderId,
        refundId,
        orderLineId,
        amountMinor: writeMoney(amount, amount.currency),
        createdAt: ctx.now(),
      })),
    )
    .onConflictDoNothing();
}

/** The booked parts of an order that were partly or fully refunded, locked. */
export async function findRefundedParts(ctx: Context, orderId: number): Promise<BookedPart[]> {
  const [currency] = await ctx.db
    .select({ code: purchases.currencyCode })
    .from(purchases)
    .innerJoin(orders, eq(orders.purchaseId, purchases.id))
    .where(eq(orders.id, orderId));
  const refundedMinor = sql<number>`(select coalesce(sum(r.amount_minor), 0)::float8 from ${earningReversals} r
    where r.order_id = earnings.order_id and r.order_line_id is not distinct from earnings.order_line_id)`;
  const rows = await ctx.db
    .select({ row: earnings, refundedMinor })
    .from(earnings)
    .where(eq(earnings.orderId, orderId))
    .orderBy(asc(earnings.id))
    .for("no key update", { of: earnings });
  const base = ctx.baseCurrency.code;
  return rows
    .filter((each) => Number(each.refundedMinor) > 0)
    .map(({ row, refundedMinor: refunded }) => ({
      id: row.id,
      orderLineId: row.orderLineId,
      paid: readMoney(row.paidMinor, currency!.code),
      refunded: readMoney(Number(refunded), currency!.code),
      earning: readMoney(row.earningMinor, base),
      commission: readMoney(row.commissionMinor, base),
      promotion: readMoney(row.promotionMinor, base),
      reversed: {
        earning: readMoney(row.reversedEarningMinor, base),
        commission: readMoney(row.reversedCommissionMinor, base),
        promotion: readMoney(row.reversedPromotionMinor, base),
      },
    }));
}

/** Adds to the reversed amount of an earning. */
export async function saveReversed(
  ctx: Context,
  id: number,
  now: Pick<Earning, "earning" | "commission" | "promotion">,
): Promise<void> {
  const base = ctx.baseCurrency.code;
  await ctx.db
    .update(earnings)
    .set({
      reversedEarningMinor: sql`${earnings.reversedEarningMinor} + ${writeMoney(now.earning, base)}`,
      reversedCommissionMinor: sql`${earnings.reversedCommissionMinor} + ${writeMoney(now.commission, base)}`,
      reversedPromotionMinor: sql`${earnings.reversedPromotionMinor} + ${writeMoney(now.promotion, base)}`,
    })
    .where(eq(earnings.id, id));
}

export async function getShopOfOrder(ctx: Context, orderId: number): Promise<number> {
  const rows = await ctx.db.select({ shopId: orders.shopId }).from(orders).where(eq(orders.id, orderId));
  return rows[0]!.shopId;
}
