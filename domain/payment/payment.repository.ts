import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { paymentEvents, payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { WALLET } from "#domain/wallet/wallet.ts";
import type { Context } from "../context.ts";
import type { OpenRefund, PayablePurchase, Payment, RefundReason } from "./payment.ts";

const paymentColumns = {
  id: payments.id,
  purchaseId: payments.purchaseId,
  orderId: payments.orderId,
  provider: payments.provider,
  status: payments.status,
  amountMinor: payments.amountMinor,
  currencyCode: payments.currencyCode,
  reference: payments.providerReference,
  trxId: purchases.trxId,
  email: purchases.email,
  languageCode: purchases.languageCode,
};

type PaymentRow = Omit<Payment, "amount"> & { amountMinor: number; currencyCode: string };

function toPayment({ amountMinor, currencyCode, ...row }: PaymentRow): Payment {
  return { ...row, amount: readMoney(amountMinor, currencyCode) };
}

export async function insertPayment(ctx: Context, purchase: PayablePurchase, provider: string): Promise<number> {
  const { purchaseId, orderId, amount } = purchase;
  const rows = await ctx.db
    .insert(payments)
    .values({
      purchaseId,
      orderId,
      provider,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      createdAt: ctx.now(),
    })
    .returning({ id: payments.id });
  return rows[0]!.id;
}

/** The page of a try that was begun lately and is still open, so that pressing twice pays once. */
export async function findOpenRedirect(
  ctx: Context,
  purchase: PayablePurchase,
  provider: string,
  since: Date,
): Promise<string | null> {
  const { purchaseId, orderId, amount, isWalletUsed } = purchase;
  const held = sql`(select h.amount_minor from ${payments} h where h.rest_payment_id = payments.id and h.status = 'started')`;
  const rows = await ctx.db
    .select({ redirectUrl: payments.redirectUrl })
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, purchaseId),
        orderId === null ? isNull(payments.orderId) : eq(payments.orderId, orderId),
        eq(payments.provider, provider),
        eq(payments.status, "started"),
        sql`${payments.amountMinor} + coalesce(${held}, 0) = ${writeMoney(amount, amount.currency)}`,
        isWalletUsed ? sql`${held} is not null` : sql`${held} is null`,
        eq(payments.currencyCode, amount.currency),
        gt(payments.createdAt, since),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return rows[0]?.redirectUrl ?? null;
}

export async function savePaymentReference(
  ctx: Context,
  id: number,
  reference: string,
  redirectUrl: string,
): Promise<void> {
  await ctx.db.update(payments).set({ providerReference: reference, redirectUrl }).where(eq(payments.id, id));
}

export async function getPayment(ctx: Context, id: number): Promise<Payment | null> {
  const rows = await ctx.db
    .select(paymentColumns)
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(payments.id, id));
  return rows[0] ? toPayment(rows[0]) : null;
}

/** Nobody else pays or moves the purchase until the transaction ends. Before anything that is held for it. */
export async function lockPurchaseOf(ctx: Context, purchaseId: number): Promise<void> {
  await ctx.db.execute(sql`select id from ${purchases} where ${purchases.id} = ${purchaseId} for update`);
}

/** Nobody else settles the payment until the transaction ends. */
export async function lockPayment(ctx: Context, id: number): Promise<Payment | null> {
  await ctx.db.execute(sql`select id from ${payments} where ${payments.id} = ${id} for update`);
  return getPayment(ctx, id);
}

export async function getPaymentByReference(
  ctx: Context,
  provider: string,
  reference: string,
): Promise<Payment | null> {
  const rows = await ctx.db
    .select(paymentColumns)
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(payments.provider, provider), eq(payments.providerReference, reference)));
  return rows[0] ? toPayment(rows[0]) : null;
}

/** Tries begun before `before` of which nothing was heard. */
export async function findStartedPayments(
  ctx: Context,
  before: Date,
  most: number,
): Promise<(Payment & { createdAt: Date })[]> {
  const rows = await ctx.db
    .select({ ...paymentColumns, createdAt: payments.createdAt })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(payments.status, "started"), ne(payments.provider, WALLET), lt(payments.createdAt, before)))
    .orderBy(asc(payments.id))
    .limit(most);
  return rows.map(({ createdAt, ...row }) => ({ ...toPayment(row), createdAt }));
}

export async function markPaymentPaid(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(payments).set({ status: "paid", settledAt: ctx.now(), failure: null }).where(eq(payments.id, id));
}

export async function markPaymentFailed(ctx: Context, id: number, failure: string): Promise<boolean> {
  const rows = await ctx.db
    .update(payments)
    .set({ status: "failed", settledAt: ctx.now(), failure: failure.slice(0, 300) })
    .where(and(eq(payments.id, id), eq(payments.status, "started")))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** False when the message was taken before. */
export async function insertPaymentEvent(
  ctx: Context,
  event: { provider: string; eventId: string; kind: string; paymentId: number },
): Promise<boolean> {
  const rows = await ctx.db
    .insert(paymentEvents)
    .values({ ...event, receivedAt: ctx.now() })
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventId] })
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

export async function insertRefund(ctx: Context, payment: Payment, reason: RefundReason): Promise<void> {
  await ctx.db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountMinor: writeMoney(payment.amount, payment.amount.currency),
      reason,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.reason] });
}

export async function findOpenRefunds(ctx: Context, most: number): Promise<OpenRefund[]> {
  const rows = await ctx.db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      amountMinor: refunds.amountMinor,
      currencyCode: payments.currencyCode,
      isOfOrder: sql<boolean>`${refunds.reason} like 'order-refund:%'`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.status, "started"))
    .orderBy(asc(refunds.id))
    .limit(most);
  return rows.map(({ amountMinor, currencyCode, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}

export async function markRefundDone(ctx: Context, id: number, reference: string): Promise<boolean> {
  const rows = await ctx.db
    .update(refunds)
    .set({ status: "done", providerReference: reference, settledAt: ctx.now() })
    .where(and(eq(refunds.id, id), eq(refunds.status, "started")))
    .returning({ id: refunds.id });
  return rows.length > 0;
}
