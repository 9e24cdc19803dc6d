import { asc, eq, inArray, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { creditNotes } from "#db/schema/credit-note.ts";
import { orders } from "#db/schema/order.ts";
import { refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import type { Context } from "../../context.ts";

export async function findRefundRows(ctx: Context, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: orderRefunds.id,
      orderId: orderRefunds.orderId,
      returnId: orderRefunds.returnId,
      kind: orderRefunds.kind,
      amountMinor: orderRefunds.amountMinor,
      goodsMinor: orderRefunds.goodsMinor,
      shippingMinor: orderRefunds.shippingMinor,
      goodwillMinor: orderRefunds.goodwillMinor,
      note: orderRefunds.note,
      at: orderRefunds.createdAt,
      shopId: orders.shopId,
      creditNotePrefix: creditNotes.prefix,
      creditNoteNumber: creditNotes.number,
      currencyCode: purchases.currencyCode,
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(creditNotes, eq(creditNotes.refundId, orderRefunds.id))
    .where(inArray(orderRefunds.orderId, [...orderIds]))
    .orderBy(asc(orderRefunds.id));
  return rows.map(({ amountMinor, goodsMinor, shippingMinor, goodwillMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
    goods: readMoney(goodsMinor, currencyCode),
    shipping: readMoney(shippingMinor, currencyCode),
    goodwill: readMoney(goodwillMinor, currencyCode),
  }));
}

export async function findPayoutRows(ctx: Context, refundIds: readonly number[]) {
  if (refundIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      refundId: refundPayouts.refundId,
      method: refundPayouts.method,
      amountMinor: refundPayouts.amountMinor,
      currencyCode: purchases.currencyCode,
      isDone: sql<boolean>`case when ${refundPayouts.method} in ('wallet', 'voucher', 'dispute') then true
        when ${refundPayouts.method} = 'provider' then coalesce(${refunds.status} = 'done', false) else ${refundPayouts.paidOutAt} is not null end`,
    })
    .from(refundPayouts)
    .innerJoin(orderRefunds, eq(orderRefunds.id, refundPayouts.refundId))
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(refunds, eq(refunds.id, refundPayouts.providerRefundId))
    .where(inArray(refundPayouts.refundId, [...refundIds]))
    .orderBy(asc(refundPayouts.id));
  return rows.map(({ amountMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}
