import { and, asc, eq, inArray, isNull, ne, not, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { orders } from "#db/schema/order.ts";
import { paymentDisputes, payments, refunds } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import { transfers } from "#db/schema/transfer.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { getOrder, type OrderToRefund } from "./refund.repository.ts";
import type { PayoutMethod } from "./refund.ts";

/** A stored payment for only this order: one for the whole purchase then paid only the other orders. */
const hasOwnPayment = (orderId: AnyColumn | number): SQL => sql`exists (select 1 from payments own
  where own.order_id = ${orderId} and own.status = 'paid' and not exists (select 1 from refunds r
    where r.payment_id = own.id and r.reason not like 'order-refund:%'))`;

/** The orders that a payment has paid. */
export async function findOrdersOfPayment(
  ctx: Context,
  { purchaseId, orderId }: { purchaseId: number; orderId: number | null },
): Promise<OrderToRefund[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.purchaseId, purchaseId),
        orderId === null ? not(hasOwnPayment(orders.id)) : eq(orders.id, orderId),
        ne(orders.paymentStatus, "unpaid"),
      ),
    )
    .orderBy(asc(orders.id));
  return Promise.all(rows.map(async ({ id }) => (await getOrder(ctx, id))!));
}

export type PaymentWithRest = { id: number; provider: string; hasReference: boolean; left: Money };

/**
 * The payments of this order with something left to refund: those only for it first, external ones before wallet and
 * voucher, latest first.
 */
export async function findPaymentsWithRest(ctx: Context, order: OrderToRefund): Promise<PaymentWithRest[]> {
  const rows = await ctx.db
    .select({
      id: payments.id,
      provider: payments.provider,
      reference: payments.providerReference,
      leftMinor: sql<number>`(${payments.amountMinor}
        - (select coalesce(sum(r.amount_minor), 0) from ${refunds} r where r.payment_id = payments.id and r.status <> 'failed' and r.dispute_id is null)
        - (select coalesce(sum(d.amount_minor), 0) from ${paymentDisputes} d where d.payment_id = payments.id and d.status = 'lost')
        - (select coalesce(sum(y.amount_minor), 0) from ${refundPayouts} y where y.payment_id = payments.id and y.method not in ('provider', 'dispute')))::float8`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, order.purchaseId),
        eq(payments.status, "paid"),
        or(eq(payments.orderId, order.id), and(isNull(payments.orderId), not(hasOwnPayment(order.id)))),
      ),
    )
    .orderBy(sql`${payments.orderId} is null, ${payments.provider} in ('wallet', 'voucher'), ${payments.id} desc`);
  return rows
    .filter(({ leftMinor }) => leftMinor > 0)
    .map(({ leftMinor, reference, ...row }) => ({
      ...row,
      hasReference: reference !== null,
      left: readMoney(leftMinor, order.currencyCode),
    }));
}

export type PayoutToWrite = {
  method: PayoutMethod;
  paymentId: number | null;
  amount: Money;
  /** In the base currency. */
  base: Money;
};

/** With the refund request to the provider, if there is one. */
export async function insertPayout(ctx: Context, refundId: number, payout: PayoutToWrite): Promise<number> {
  const amountMinor = writeMoney(payout.amount, payout.amount.currency);
  const providerRefunds =
    payout.method === "provider"
      ? await ctx.db
          .insert(refunds)
          .values({
            paymentId: payout.paymentId!,
            amountMinor,
            reason: `order-refund:${refundId}`,
            createdAt: ctx.now(),
          })
          .returning({ id: refunds.id })
      : [];
  const rows = await ctx.db
    .insert(refundPayouts)
    .values({
      refundId,
      method: payout.method,
      paymentId: payout.paymentId,
      providerRefundId: providerRefunds[0]?.id ?? null,
      amountMinor,
      baseMinor: writeMoney(payout.base, ctx.baseCurrency.code),
      createdAt: ctx.now(),
    })
    .returning({ id: refundPayouts.id });
  return rows[0]!.id;
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

const BATCH_SIZE = 50;

export async function findManualPayoutRows(ctx: Context) {
  const rows = await selectPayouts(ctx)
    .where(and(eq(refundPayouts.method, "by_hand"), isNull(refundPayouts.paidOutAt)))
    .orderBy(asc(refundPayouts.id))
    .limit(BATCH_SIZE);
  return rows.map(({ amountMinor, currencyCode, name, reference, paidBy, ...row }) => ({
    ...row,
    name: name ?? "",
    reference: reference ?? "",
    paidBy: paidBy ?? "",
    amount: readMoney(amountMinor, currencyCode),
  }));
}

function selectPayouts(ctx: Context) {
  return ctx.db
    .select({
      id: refundPayouts.id,
      orderCode: orders.code,
      name: purchaseAddresses.name,
      email: purchases.email,
      reference: transfers.reference,
      paidBy: transfers.paidBy,
      amountMinor: refundPayouts.amountMinor,
      currencyCode: purchases.currencyCode,
      at: refundPayouts.createdAt,
    })
    .from(refundPayouts)
    .innerJoin(orderRefunds, eq(orderRefunds.id, refundPayouts.refundId))
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(transfers, eq(transfers.paymentId, refundPayouts.paymentId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    );
}

/** Null if there is none still waiting. */
export async function markPayoutPaid(
  ctx: Context,
  id: number,
  staffId: number,
): Promise<{ orderCode: string; amount: Money } | null> {
  const paid = await ctx.db
    .update(refundPayouts)
    .set({ paidOutAt: ctx.now(), paidOutBy: staffId })
    .where(and(eq(refundPayouts.id, id), eq(refundPayouts.method, "by_hand"), isNull(refundPayouts.paidOutAt)))
    .returning({ id: refundPayouts.id });
  if (paid.length === 0) return null;
  const [row] = await selectPayouts(ctx).where(eq(refundPayouts.id, id));
  return { orderCode: row!.orderCode, amount: readMoney(row!.amountMinor, row!.currencyCode) };
}
