import { and, asc, eq, inArray } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { creditNotes } from "#db/schema/credit-note.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefundLines, orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import type { Context } from "../context.ts";

/** Credit notes of orders, the oldest first. */
export async function findCreditNoteLinks(ctx: Context, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      orderId: creditNotes.orderId,
      shopId: creditNotes.shopId,
      number: creditNotes.number,
      issuedAt: creditNotes.issuedAt,
      amountMinor: orderRefunds.amountMinor,
      currency: purchases.currencyCode,
    })
    .from(creditNotes)
    .innerJoin(orderRefunds, eq(orderRefunds.id, creditNotes.refundId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(asc(creditNotes.id));
  return rows.map(({ amountMinor, currency, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}

export async function getCreditNoteRow(ctx: Context, { shopId, number }: { shopId: number; number: number }) {
  const [row] = await ctx.db
    .select({
      refundId: creditNotes.refundId,
      issuedAt: creditNotes.issuedAt,
      seller: creditNotes.seller,
      orderCode: orders.code,
      kind: orderRefunds.kind,
      note: orderRefunds.note,
      amountMinor: orderRefunds.amountMinor,
      taxMinor: orderRefunds.taxMinor,
      currency: purchases.currencyCode,
    })
    .from(creditNotes)
    .innerJoin(orderRefunds, eq(orderRefunds.id, creditNotes.refundId))
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(eq(creditNotes.shopId, shopId), eq(creditNotes.number, number)));
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

export async function findPayouts(ctx: Context, refundId: number, currency: string) {
  const rows = await ctx.db
    .select({ method: refundPayouts.method, amountMinor: refundPayouts.amountMinor })
    .from(refundPayouts)
    .where(eq(refundPayouts.refundId, refundId))
    .orderBy(asc(refundPayouts.id));
  return rows.map(({ amountMinor, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}
