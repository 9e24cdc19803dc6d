import { and, asc, eq, gte, isNull, lt, lte, ne, notExists, or, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { type ListRange, listReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { newestFirst } from "#db/newest-first.ts";
import { orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { transfers } from "#db/schema/transfer.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { MAX_TRIES, UNMATCHED_REASONS, type OpenRefund, type Payment, type RefundReason } from "./payment.ts";

/** False if it already exists. `base`: the amount in the base currency, as booked. */
export async function insertRefund(
  ctx: Context,
  payment: Payment,
  refund: { amount: Money; base: Money; reason: RefundReason },
): Promise<number | null> {
  const rows = await ctx.db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountMinor: writeMoney(refund.amount, refund.amount.currency),
      baseMinor: writeMoney(refund.base, ctx.baseCurrency.code),
      reason: refund.reason,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.reason] })
    .returning({ id: refunds.id });
  return rows[0]?.id ?? null;
}

const refundColumns = {
  id: refunds.id,
  paymentId: refunds.paymentId,
  amountMinor: refunds.amountMinor,
  baseMinor: refunds.baseMinor,
  reason: refunds.reason,
  triesCount: refunds.triesCount,
  currencyCode: sql<string>`coalesce(${payments.collectedCurrencyCode}, ${payments.currencyCode})`,
};

type RefundRow = {
  id: number;
  paymentId: number;
  amountMinor: number;
  baseMinor: number | null;
  reason: string;
  triesCount: number;
  currencyCode: string;
};

function toOpenRefund(ctx: Context, { amountMinor, baseMinor, reason, currencyCode, ...row }: RefundRow): OpenRefund {
  const unmatchedReason = UNMATCHED_REASONS.find((each) => each === reason);
  const base = readMoney(baseMinor ?? 0, ctx.baseCurrency.code);
  return {
    ...row,
    amount: readMoney(amountMinor, currencyCode),
    unmatched: unmatchedReason ? { reason: unmatchedReason, base } : null,
  };
}

/** Providers refuse to refund what the bank may keep. */
const isUndisputed = () =>
  notExists(sql`(select 1 from payment_disputes d where d.payment_id = ${payments.id} and d.status = 'open')`);

/** Refunds to request from a provider now. */
export async function findOpenRefunds(ctx: Context, max: number): Promise<OpenRefund[]> {
  const rows = await ctx.db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, "started"),
        ne(payments.provider, BANK_TRANSFER),
        isUndisputed(),
        lt(refunds.triesCount, MAX_TRIES),
        or(isNull(refunds.nextTryAt), lte(refunds.nextTryAt, ctx.now())),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(max);
  return rows.map((row) => toOpenRefund(ctx, row));
}

/** What is still to be sent back of a payment, with the amount booked of it; locked until the transaction ends. */
export async function findUnsentRefunds(
  ctx: Context,
  paymentId: number,
): Promise<(OpenRefund & { bookedBase: Money })[]> {
  const payoutBase = sql<number>`(select y.base_minor from refund_payouts y where y.provider_refund_id = ${refunds.id})`;
  const rows = await ctx.db
    .select({ ...refundColumns, bookedMinor: sql<number>`coalesce(${refunds.baseMinor}, ${payoutBase}, 0)::float8` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, "started")))
    .orderBy(asc(refunds.id))
    .for("update", { of: refunds });
  return rows.map(({ bookedMinor, ...row }) => ({
    ...toOpenRefund(ctx, row),
    bookedBase: readMoney(bookedMinor, ctx.baseCurrency.code),
  }));
}

export async function markRefundDone(
  ctx: Context,
  id: number,
  done: { reference: string | null; sentBy?: number | null; disputeId?: number },
): Promise<boolean> {
  const rows = await ctx.db
    .update(refunds)
    .set({
      status: "done",
      providerReference: done.reference,
      sentBy: done.sentBy ?? null,
      disputeId: done.disputeId ?? null,
      failure: null,
      settledAt: ctx.now(),
    })
    .where(and(eq(refunds.id, id), eq(refunds.status, "started")))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

export async function recordRefundFailure(
  ctx: Context,
  id: number,
  tried: { triesCount: number; failure: string; nextTryAt: Date | null },
): Promise<void> {
  const { triesCount, nextTryAt } = tried;
  await ctx.db
    .update(refunds)
    .set({ triesCount, nextTryAt, failure: tried.failure.slice(0, 300) })
    .where(and(eq(refunds.id, id), eq(refunds.status, "started")));
}

/** Refunds that need staff: of a bank transfer, or refused by the provider too often. */
const needsHand = () =>
  and(
    eq(refunds.status, "started"),
    or(eq(payments.provider, BANK_TRANSFER), gte(refunds.triesCount, MAX_TRIES)),
    isUndisputed(),
  );

/** Null if it no longer waits for staff; locked until the transaction ends. */
export async function lockDueRefund(ctx: Context, id: number): Promise<OpenRefund | null> {
  const rows = await ctx.db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, id), needsHand()))
    .for("update", { of: refunds });
  return rows[0] ? toOpenRefund(ctx, rows[0]) : null;
}

const BATCH_SIZE = 100;

const isByTransfer = sql`${payments.provider} = ${BANK_TRANSFER}`;

const DUE_LIST: ListSql = {
  id: refunds.id,
  sorts: { since: refunds.createdAt, amount: refunds.amountMinor },
  filters: {
    kind: { condition: isYesOrNo(isByTransfer, "transfer") },
    since: { instant: refunds.createdAt },
    email: { text: purchases.email },
  },
  search: (text) => {
    const pattern = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(${purchases.email}) like ${pattern}
      or exists (select from ${purchaseAddresses} where ${purchaseAddresses.purchaseId} = ${purchases.id} and lower(${purchaseAddresses.name}) like ${pattern})
      or exists (select from ${orders} where ${orders.purchaseId} = ${purchases.id} and lower(${orders.code}) like ${pattern})
      or exists (select from ${transfers} where ${transfers.paymentId} = ${payments.id} and lower(${transfers.reference}) like ${pattern}))`;
  },
};

/** The refunds that staff process, with what they need to send the money. */
export function dueRefundReads(ctx: Context) {
  return listReads(ctx.db, {
    list: DUE_LIST,
    scope: needsHand(),
    rows: (range) => findDueRefundRows(ctx, range),
    matching: (where) =>
      ctx.db
        .select({ id: refunds.id })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
        .where(where)
        .getSQL(),
  });
}

export type DueRefundRow = Awaited<ReturnType<typeof findDueRefundRows>>[number];

async function findDueRefundRows(ctx: Context, { where, orderBy, limit, offset }: ListRange) {
  const rows = await ctx.db
    .select({
      ...refundColumns,
      provider: payments.provider,
      providerReference: payments.providerReference,
      failure: refunds.failure,
      at: refunds.createdAt,
      trxId: purchases.trxId,
      orderCode: sql<string>`coalesce((select o.code from ${orders} o where o.id = ${payments.orderId}), (select min(o.code) from ${orders} o where o.purchase_id = ${purchases.id}))`,
      email: purchases.email,
      name: sql<string>`coalesce(${purchaseAddresses.name}, '')`,
      transferReference: transfers.reference,
      paidBy: transfers.paidBy,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(transfers, eq(transfers.paymentId, payments.id))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ amountMinor, currencyCode, baseMinor: _baseMinor, ...row }) => ({
    ...row,
    amount: readMoney(amountMinor, currencyCode),
  }));
}

/** The unmatched payments of a purchase, newest first. */
export async function findUnmatchedRows(ctx: Context, purchaseId: number) {
  const rows = await ctx.db
    .select({
      ...refundColumns,
      status: refunds.status,
      dueMinor: payments.amountMinor,
      dueCurrency: payments.currencyCode,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.purchaseId, purchaseId))
    .orderBy(...newestFirst(refunds))
    .limit(BATCH_SIZE);
  return rows.map(({ status, dueMinor, dueCurrency, ...row }) => ({
    ...toOpenRefund(ctx, row),
    isSent: status === "done",
    amountDue: readMoney(dueMinor, dueCurrency),
  }));
}

/** The orders that a payment was for, with their shops. */
export function findShopsOfPayment(ctx: Context, { purchaseId, orderId }: Payment) {
  return ctx.db
    .select({ code: orders.code, shopId: orders.shopId })
    .from(orders)
    .where(and(eq(orders.purchaseId, purchaseId), orderId === null ? undefined : eq(orders.id, orderId)))
    .orderBy(asc(orders.id));
}
