import { addMoney, compareMoney } from "#shared/money.ts";
import { neverHappens } from "#shared/result.ts";
import { showAmount } from "#domain/currency/show-amount.ts";
import type { PaymentToBook } from "#domain/ledger/book-payment.ts";
import { writeMail } from "#domain/mail/write-mail.ts";
import { markPaid } from "#domain/order/mark-paid.ts";
import { findHolds } from "#domain/wallet/find-holds.ts";
import { releaseHolds } from "#domain/wallet/release-holds.ts";
import type { Hold } from "#domain/wallet/wallet.ts";
import { withTransaction, type Context } from "../context.ts";
import { failPayment } from "./fail-payment.ts";
import type { ProviderEvent, ProviderState } from "./payment-provider.ts";
import type { Payment, PaymentStatus, RefundReason } from "./payment.ts";
import {
  insertPaymentEvent,
  insertRefund,
  lockPayment,
  lockPurchaseOf,
  markPaymentPaid,
} from "./payment.repository.ts";

/**
 * The one writer of what came of a try, told by the provider itself. Asking it twice changes nothing more. With `event`: the
 * message that caused it is written down in the same transaction, and one that was taken before changes nothing.
 */
export async function settlePayment(
  ctx: Context,
  paymentId: number,
  state: ProviderState,
  event?: ProviderEvent,
): Promise<PaymentStatus> {
  return withTransaction(ctx, async (inside) => {
    const payment = await lockPayment(inside, paymentId);
    if (!payment) throw new Error(`Payment ${paymentId} is gone`);
    if (
      event &&
      !(await insertPaymentEvent(inside, {
        provider: payment.provider,
        eventId: event.eventId,
        kind: event.kind,
        paymentId,
      }))
    )
      return payment.status;
    switch (state.status) {
      case "open":
        return payment.status;
      case "failed":
        return payment.status === "started" ? fail(inside, payment, state.reason) : payment.status;
      case "paid":
        if (payment.status === "paid") return "paid";
        if (state.amount.currency !== payment.amount.currency || compareMoney(state.amount, payment.amount) !== 0) {
          ctx.log.error(
            { paymentId, expected: payment.amount, collected: state.amount },
            "a provider collected another amount",
          );
          return fail(inside, payment, "another amount was collected");
        }
        return take(inside, payment);
      default:
        return neverHappens(state);
    }
  });
}

async function take(ctx: Context, payment: Payment): Promise<PaymentStatus> {
  await markPaymentPaid(ctx, payment.id);
  await lockPurchaseOf(ctx, payment.purchaseId);
  const holds = await findHolds(ctx, { restPaymentId: payment.id });
  const outcome = await markPaid(ctx, {
    purchaseId: payment.purchaseId,
    orderId: payment.orderId,
    amount: addMoney(payment.amount, ...holds.map(({ amount }) => amount)),
    payment: { paymentId: payment.id, parts: partsOf(payment, holds) },
  });
  switch (outcome) {
    case "paid":
      for (const { paymentId } of holds) await markPaymentPaid(ctx, paymentId);
      return "paid";
    case "already":
      return sendBack(ctx, payment, "paid_twice");
    case "unfillable":
      return sendBack(ctx, payment, "unfillable");
    default:
      return neverHappens(outcome);
  }
}

/** From the provider, and what was set aside of the wallet. */
function partsOf(payment: Payment, holds: readonly Hold[]): PaymentToBook["parts"] {
  return [
    { account: { kind: "provider_clearing", name: payment.provider }, amount: payment.amount },
    ...holds.map(({ customerId, amount }) => ({ account: { kind: "customer_hold" as const, customerId }, amount })),
  ];
}

/** The money was taken but buys nothing: it goes back by itself, and the shopper is told when it has. */
async function sendBack(ctx: Context, payment: Payment, reason: RefundReason): Promise<PaymentStatus> {
  await releaseHolds(ctx, { restPaymentId: payment.id });
  await insertRefund(ctx, payment, reason);
  ctx.wake("settle-payments");
  return "paid";
}

async function fail(ctx: Context, payment: Payment, reason: string): Promise<PaymentStatus> {
  await failPayment(ctx, payment.id, reason);
  await writeMail(ctx, {
    ...(await mailOf(ctx, payment)),
    onceKey: `payment-failed:${payment.purchaseId}`,
    template: "payment-failed",
  });
  return "failed";
}

async function mailOf(ctx: Context, payment: Payment) {
  const total = (await showAmount(ctx, payment.amount)).formatted;
  return { recipient: payment.email, languageCode: payment.languageCode, data: { trxId: payment.trxId, total } };
}
