import { type SQL, and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { StartedPage } from "#domain/payment/provider/attempt-kind.ts";
import { readMoney, writeMoney } from "#db/columns.ts";
import { paymentEvents, payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { VOUCHER } from "#domain/accounts/voucher/voucher.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { PayablePurchase, Payment } from "./payment.ts";

const paymentColumns = {
  id: payments.id,
  purchaseId: payments.purchaseId,
  orderId: payments.orderId,
  provider: payments.provider,
  status: payments.status,
  amountMinor: payments.amountMinor,
  currencyCode: payments.currencyCode,
  collectedMinor: payments.collectedMinor,
  collectedCurrencyCode: payments.collectedCurrencyCode,
  reference: payments.providerReference,
  trxId: purchases.trxId,
  exchangeRate: purchases.exchangeRate,
  customerId: purchases.customerId,
  email: purchases.email,
  languageCode: purchases.languageCode,
};

type PaymentRow = Omit<Payment, "amount" | "collected"> & {
  amountMinor: number;
  currencyCode: string;
  collectedMinor: number | null;
  collectedCurrencyCode: string | null;
};

function toPayment({ amountMinor, currencyCode, collectedMinor, collectedCurrencyCode, ...row }: PaymentRow): Payment {
  return {
    ...row,
    amount: readMoney(amountMinor, currencyCode),
    collected: collectedMinor === null ? null : readMoney(collectedMinor, collectedCurrencyCode!),
  };
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

/** The page of a recent attempt that is still open, so that a double click pays once. */
export async function findOpenRedirect(
  ctx: Context,
  purchase: PayablePurchase,
  provider: string,
  since: Date,
): Promise<string | null> {
  const rows = await ctx.db
    .select({ redirectUrl: payments.redirectUrl })
    .from(payments)
    .where(and(isOpenTry(purchase, provider), gt(payments.createdAt, since)))
    .orderBy(desc(payments.id))
    .limit(1);
  return rows[0]?.redirectUrl ?? null;
}

/** An attempt with the same provider and the same parts of voucher and wallet. */
export function isOpenTry(purchase: PayablePurchase, provider: string): SQL | undefined {
  const { purchaseId, orderId, amount, isWalletUsed, voucherId } = purchase;
  const ofTry = sql`h.rest_payment_id = payments.id and h.status = 'started'`;
  const held = sql`(select sum(h.amount_minor) from ${payments} h where ${ofTry})`;
  const isWalletHeld = sql`exists (select 1 from ${payments} h where ${ofTry} and h.provider = ${WALLET})`;
  const heldVoucher = sql`(select m.voucher_id from ${payments} h join voucher_moves m on m.payment_id = h.id and m.kind = 'held'
    where ${ofTry} and h.provider = ${VOUCHER})`;
  return and(
    eq(payments.purchaseId, purchaseId),
    orderId === null ? isNull(payments.orderId) : eq(payments.orderId, orderId),
    eq(payments.provider, provider),
    eq(payments.status, "started"),
    sql`${payments.amountMinor} + coalesce(${held}, 0) = ${writeMoney(amount, amount.currency)}`,
    isWalletUsed ? isWalletHeld : sql`not ${isWalletHeld}`,
    sql`${heldVoucher} is not distinct from ${voucherId ?? null}::int`,
    eq(payments.currencyCode, amount.currency),
  );
}

/** Assigns the holds of a purchase to this attempt. */
export async function attachHolds(ctx: Context, purchaseId: number, restPaymentId: number): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ restPaymentId })
    .where(
      and(
        eq(payments.purchaseId, purchaseId),
        inArray(payments.provider, [WALLET, VOUCHER]),
        eq(payments.status, "started"),
      ),
    );
}

/** `redirectUrl`: null for a charge without a payment page. */
export async function savePaymentReference(
  ctx: Context,
  id: number,
  reference: string,
  redirectUrl: string | null,
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

/** Locks the purchase against payment and changes until the transaction ends. Lock it before any holds. */
export async function lockPurchaseOf(ctx: Context, purchaseId: number): Promise<void> {
  await ctx.db.execute(sql`select id from ${purchases} where ${purchases.id} = ${purchaseId} for update`);
}

/** Locks the payment until the transaction ends. */
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

/** Online attempts without an outcome, newest first. */
export async function findStartedPayments(
  ctx: Context,
  { startedBefore, beforeId, limit }: StartedPage,
): Promise<(Payment & { createdAt: Date })[]> {
  const rows = await ctx.db
    .select({ ...paymentColumns, createdAt: payments.createdAt })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        eq(payments.status, "started"),
        notInArray(payments.provider, [WALLET, VOUCHER, BANK_TRANSFER]),
        lt(payments.createdAt, startedBefore),
        lt(payments.id, beforeId),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit);
  return rows.map(({ createdAt, ...row }) => ({ ...toPayment(row), createdAt }));
}

export async function markPaymentPaid(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(payments).set({ status: "paid", settledAt: ctx.now(), failure: null }).where(eq(payments.id, id));
}

/** Another amount was collected than requested. */
export async function saveCollected(ctx: Context, id: number, collected: Money): Promise<void> {
  await ctx.db
    .update(payments)
    .set({
      collectedMinor: writeMoney(collected, collected.currency),
      collectedCurrencyCode: collected.currency,
    })
    .where(eq(payments.id, id));
}

export async function markPaymentFailed(ctx: Context, id: number, failure: string): Promise<boolean> {
  const rows = await ctx.db
    .update(payments)
    .set({ status: "failed", settledAt: ctx.now(), failure: failure.slice(0, 300) })
    .where(and(eq(payments.id, id), eq(payments.status, "started")))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** False if the event was already processed. */
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

/** Attempts of a purchase that the provider knows and that have not ended. */
export async function findOpenAttempts(
  ctx: Context,
  of: { purchaseId: number; provider: string },
): Promise<{ id: number; reference: string }[]> {
  const rows = await ctx.db
    .select({ id: payments.id, reference: payments.providerReference })
    .from(payments)
    .where(and(isStartedOf(of), isNotNull(payments.providerReference)))
    .orderBy(asc(payments.id));
  return rows.flatMap(({ id, reference }) => (reference === null ? [] : [{ id, reference }]));
}

/** Whether an attempt is being started right now, by another click on the button. */
export async function isAttemptStarting(
  ctx: Context,
  { since, ...of }: { purchaseId: number; provider: string; since: Date },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isStartedOf(of), isNull(payments.providerReference), gt(payments.createdAt, since)))
    .limit(1);
  return rows.length > 0;
}

function isStartedOf({ purchaseId, provider }: { purchaseId: number; provider: string }): SQL | undefined {
  return and(eq(payments.purchaseId, purchaseId), eq(payments.provider, provider), eq(payments.status, "started"));
}
