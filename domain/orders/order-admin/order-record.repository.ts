import { asc, eq, inArray } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { customers } from "#db/schema/customer.ts";
import { orderEvents } from "#db/schema/order.ts";
import { paymentDisputes, payments, refunds } from "#db/schema/payment.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { returns } from "#db/schema/return.ts";
import type { Context } from "../../context.ts";

export async function findPaymentTries(ctx: Context, purchaseId: number) {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.purchaseId, purchaseId))
    .orderBy(asc(payments.id));
  return rows.map(({ amountMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}

export async function findProviderRefunds(ctx: Context, paymentIds: readonly number[], currency: string) {
  if (paymentIds.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.id));
  return rows.map(({ amountMinor, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}

export async function findDisputeRows(ctx: Context, paymentIds: readonly number[]) {
  if (paymentIds.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.paymentId, [...paymentIds]))
    .orderBy(asc(paymentDisputes.id));
  return rows.map(({ amountMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}

export function findReturnRows(ctx: Context, orderId: number) {
  return ctx.db
    .select({ id: returns.id, status: returns.status, at: returns.createdAt })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.id));
}

export async function findRefundRows(ctx: Context, orderId: number, currency: string) {
  const rows = await ctx.db
    .select({
      id: orderRefunds.id,
      kind: orderRefunds.kind,
      amountMinor: orderRefunds.amountMinor,
      bearer: orderRefunds.bearer,
      note: orderRefunds.note,
      actor: orderRefunds.actor,
      firstName: customers.firstName,
      lastName: customers.lastName,
      at: orderRefunds.createdAt,
    })
    .from(orderRefunds)
    .leftJoin(customers, eq(customers.id, orderRefunds.actorId))
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.id));
  return rows.map(({ amountMinor, ...row }) => ({ ...row, amount: readMoney(amountMinor, currency) }));
}

export function findRecordEvents(ctx: Context, orderId: number) {
  return ctx.db
    .select({
      axis: orderEvents.axis,
      fromStatus: orderEvents.fromStatus,
      status: orderEvents.toStatus,
      actor: orderEvents.actor,
      firstName: customers.firstName,
      lastName: customers.lastName,
      note: orderEvents.note,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .leftJoin(customers, eq(customers.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}
