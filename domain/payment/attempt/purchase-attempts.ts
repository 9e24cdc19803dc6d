import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { PaymentToBook } from "#domain/accounts/ledger/book-payment.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { isOwed, finishPurchase } from "#domain/orders/order/finish-purchase.ts";
import type { Actor } from "#domain/orders/order/order.ts";
import { syncCards } from "#domain/payment/card/sync-cards.ts";
import { findHolds } from "#domain/payment/hold/find-holds.ts";
import type { Hold } from "#domain/payment/hold/hold.ts";
import type { AttemptKind } from "#domain/payment/provider/attempt-kind.ts";
import { addMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { addressAfter } from "./address-after.ts";
import { failPayment } from "./fail-payment.ts";
import type { Payment } from "./payment.ts";
import {
  findStartedPayments,
  getPayment,
  getPaymentByReference,
  insertPaymentEvent,
  lockPayment,
  lockPurchaseOf,
  markPaymentPaid,
  saveCollected,
  savePaymentReference,
} from "./payment.repository.ts";
import { sendBack } from "./send-back.ts";
import { settleDispute } from "./settle-dispute.ts";

/** Attempts to pay a purchase, or one order of it. */
export const purchaseAttempts: AttemptKind<Payment> = {
  name: "payment",
  get: getPayment,
  getByReference: getPaymentByReference,
  findStarted: findStartedPayments,
  lock: lockPayment,
  saveReference: savePaymentReference,
  isOwed: async (ctx, payment) => isOwed(ctx, (await withHolds(ctx, payment)).paid),
  pay: (ctx, payment) => finishPaidAttempt(ctx, payment),
  async fail(ctx, payment, reason, isReported) {
    await failPayment(ctx, payment.id, reason);
    if (isReported) await writeFailedMail(ctx, payment);
  },
  async keepUnmatched(ctx, payment, collected) {
    await saveCollected(ctx, payment.id, collected);
    await lockPurchaseOf(ctx, payment.purchaseId);
    await sendBack(ctx, payment, { amount: collected, reason: "other_amount" });
  },
  recordEvent: (ctx, { id, provider }, { eventId, kind }) =>
    insertPaymentEvent(ctx, { provider, eventId, kind, paymentId: id }),
  afterPaid: (ctx, provider, { customerId }) => syncCards(ctx, provider, customerId),
  settleDispute,
  addressAfter: (ctx, { trxId, languageCode }, status, isCanceled) =>
    addressAfter(ctx, trxId, status, { languageCode, isCanceled }),
};

/**
 * Marks the purchase paid by the attempt and the parts held with it; what pays for nothing goes back. `actor`: who
 * confirmed it in place of a provider.
 */
export async function finishPaidAttempt(ctx: Context, payment: Payment, actor?: Actor): Promise<void> {
  await markPaymentPaid(ctx, payment.id);
  await lockPurchaseOf(ctx, payment.purchaseId);
  const { holds, paid } = await withHolds(ctx, payment);
  const outcome = await finishPurchase(ctx, {
    ...paid,
    payment: { paymentId: payment.id, parts: partsOf(payment, holds) },
    ...(actor ? { actor } : {}),
  });
  if (outcome === "paid") for (const { paymentId } of holds) await markPaymentPaid(ctx, paymentId);
  else await sendBack(ctx, payment, { amount: payment.amount, reason: outcome === "already" ? "paid_twice" : outcome });
}

/** What the attempt pays together with the parts held with it. */
async function withHolds(ctx: Context, { id, purchaseId, orderId, amount }: Payment) {
  const holds = await findHolds(ctx, { restPaymentId: id });
  return { holds, paid: { purchaseId, orderId, amount: addMoney(amount, ...holds.map((hold) => hold.amount)) } };
}

/** The provider's part, and the parts held of wallet and voucher. */
function partsOf(payment: Payment, holds: readonly Hold[]): PaymentToBook["parts"] {
  return [
    { account: { kind: "provider_clearing", name: payment.provider }, amount: payment.amount },
    ...holds.map(({ account, amount }) => ({ account, amount })),
  ];
}

async function writeFailedMail(ctx: Context, payment: Payment): Promise<void> {
  const total = (await showAmount(ctx, payment.amount, payment.languageCode)).formatted;
  await writeMail(ctx, {
    recipient: payment.email,
    languageCode: payment.languageCode,
    data: { trxId: payment.trxId, total },
    idempotencyKey: `payment-failed:${payment.purchaseId}`,
    template: "payment-failed",
  });
}
