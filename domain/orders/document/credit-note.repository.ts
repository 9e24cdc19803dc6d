import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { creditNotes } from "#db/schema/credit-note.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefundLines, orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import type { DocumentNumber } from "#domain/orders/invoice/invoice.ts";
import type { RefundKind } from "#domain/orders/refund/refund.ts";
import { isZero, subtractMoney, sumMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** Credit notes of orders, oldest first. */
export async function findCreditNoteLinks(ctx: Context, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      orderId: creditNotes.orderId,
      prefix: creditNotes.prefix,
      shopId: creditNotes.shopId,
      number: creditNotes.number,
      issuedAt: creditNotes.issuedAt,
      amountMinor: sql<number>`coalesce(${orderRefunds.amountMinor}, ${orders.totalMinor})`.mapWith(Number),
      currency: purchases.currencyCode,
    })
    .from(creditNotes)
    .leftJoin(orderRefunds, eq(orderRefunds.id, creditNotes.refundId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(asc(creditNotes.id));
  return rows.map(({ amountMinor, currency, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}

export async function getCreditNoteRow(ctx: Context, { prefix, shopId, number }: DocumentNumber) {
  const [row] = await ctx.db
    .select({
      refundId: creditNotes.refundId,
      orderId: creditNotes.orderId,
      issuedAt: creditNotes.issuedAt,
      seller: creditNotes.seller,
      orderCode: orders.code,
      kind: sql<RefundKind>`coalesce(${orderRefunds.kind}, 'cancel')`,
      note: sql<string>`coalesce(${orderRefunds.note}, '')`,
      amountMinor: sql<number>`coalesce(${orderRefunds.amountMinor}, ${orders.totalMinor})`.mapWith(Number),
      taxMinor:
        sql<number>`coalesce(${orderRefunds.taxMinor}, ${orders.taxMinor} + ${orders.shippingTaxMinor})`.mapWith(
          Number,
        ),
      currency: purchases.currencyCode,
    })
    .from(creditNotes)
    .leftJoin(orderRefunds, eq(orderRefunds.id, creditNotes.refundId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(eq(creditNotes.shopId, shopId), eq(creditNotes.number, number), eq(creditNotes.prefix, prefix)));
  if (!row) return null;
  const { amountMinor, taxMinor, ...rest } = row;
  return { ...rest, amount: readMoney(amountMinor, row.currency), tax: readMoney(taxMinor, row.currency) };
}

export async function findCreditedLines(ctx: Context, refundId: number, currency: string) {
  const rows = await ctx.db
    .select({
      orderLineId: orderRefundLines.orderLineId,
      quantity: orderRefundLines.quantity,
      amountMinor: orderRefundLines.amountMinor,
      taxMinor: orderRefundLines.taxMinor,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      sku: orderLines.sku,
      rateBasisPoints: orderLines.taxRateBasisPoints,
    })
    .from(orderRefundLines)
    .leftJoin(orderLines, eq(orderLines.id, orderRefundLines.orderLineId))
    .where(eq(orderRefundLines.refundId, refundId))
    .orderBy(asc(orderRefundLines.id));
  return rows.map(({ amountMinor, taxMinor, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currency),
    tax: readMoney(taxMinor, currency),
  }));
}

/** All lines of an order's invoice, if nothing of it had been paid. */
export async function findInvoicedLines(
  ctx: Context,
  orderId: number,
  currency: string,
): ReturnType<typeof findCreditedLines> {
  const rows = await ctx.db
    .select({
      orderLineId: orderLines.id,
      quantity: orderLines.quantity,
      amountMinor: sql<number>`${orderLines.lineTotalMinor} - ${orderLines.couponDiscountMinor}
        + case ${purchases.taxDisplay} when 'before_tax' then ${orderLines.taxMinor} else 0 end`.mapWith(Number),
      taxMinor: orderLines.taxMinor,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      sku: orderLines.sku,
      rateBasisPoints: orderLines.taxRateBasisPoints,
      totalMinor: orders.totalMinor,
      shippingTaxMinor: orders.shippingTaxMinor,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const lines = rows.map(({ amountMinor, taxMinor, totalMinor: _total, shippingTaxMinor: _tax, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currency),
    tax: readMoney(taxMinor, currency),
  }));
  const { totalMinor, shippingTaxMinor } = rows[0]!;
  const amounts = lines.map(({ amount }) => amount);
  const goods = sumMoney(amounts, currency);
  const shipping = subtractMoney(readMoney(totalMinor, currency), goods);
  if (isZero(shipping)) return lines;
  const delivery = { orderLineId: null, quantity: 0, name: null, variantsName: null, sku: null, rateBasisPoints: null };
  return [...lines, { ...delivery, amount: shipping, tax: readMoney(shippingTaxMinor, currency) }];
}

export async function findPayouts(ctx: Context, refundId: number, currency: string) {
  const rows = await ctx.db
    .select({ method: refundPayouts.method, amountMinor: refundPayouts.amountMinor })
    .from(refundPayouts)
    .where(eq(refundPayouts.refundId, refundId))
    .orderBy(asc(refundPayouts.id));
  return rows.map(({ amountMinor, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}
