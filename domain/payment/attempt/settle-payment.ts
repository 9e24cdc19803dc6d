import { addMoney, compareMoney, type Money } from "#shared/money.ts";
import { neverHappens } from "#shared/result.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { PaymentToBook } from "#domain/accounts/ledger/book-payment.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { markPaid } from "#domain/orders/order/mark-paid.ts";
import type { Actor } from "#domain/orders/order/order.ts";
import { findHolds } from "#domain/payment/hold/find-holds.ts";
import type { Hold } from "#domain/payment/hold/hold.ts";
import { withTransaction, type Context } from "../../context.ts";
import { failPayment } from "./fail-payment.ts";
import type { AttemptOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { ProviderEvent } from "#domain/payment/provider/payment-provider.ts";
import type { Payment, PaymentStatus } from "./payment.ts";
import {
  insertPaymentEvent,
  lockPayment,
  lockPurchaseOf,
  markPaymentPaid,
  saveCollected,
} from "./payment.repository.ts";
import { sendBack } from "./send-back.ts";

/**
 * The only writer of an attempt's outcome, as reported by the provider. Idempotent. With `event`: the event that caused
 * it is recorded in the same transaction, and one already processed changes nothing. `actor`: who confirmed it in place
 * of a provider.
 */
export async function settlePayment(
  ctx: Context,
  paymentId: number,
  state: AttemptOutcome,
  event?: ProviderEvent,
  actor?: Actor,
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
        if (payment.status === "paid" || payment.collected) return payment.status;
        return isSame(state.amount, payment.amount)
          ? take(inside, payment, actor)
          : refuseAmount(inside, payment, state.amount);
      default:
        return neverHappens(state);
    }
  });
}

function isSame(one: Money, other: Money): boolean {
  return one.currency === other.currency && compareMoney(one, other) === 0;
}

/** Another amount or currency was collected than requested: it pays nothing and goes back. */
async function refuseAmount(ctx: Context, payment: Payment, collected: Money): Promise<PaymentStatus> {
  ctx.log.warn({ paymentId: payment.id, expected: payment.amount, collected }, "another amount was collected");
  await failPayment(ctx, payment.id, "another amount was collected");
  await saveCollected(ctx, payment.id, collected);
  await lockPurchaseOf(ctx, payment.purchaseId);
  await sendBack(ctx, payment, { amount: collected, reason: "other_amount" });
  return "failed";
}

async function take(ctx: Context, payment: Payment, actor: Actor | undefined): Promise<PaymentStatus> {
  await markPaymentPaid(ctx, payment.id);
  await lockPurchaseOf(ctx, payment.purchaseId);
  const holds = await findHolds(ctx, { restPaymentId: payment.id });
  const outcome = await markPaid(ctx, {
    purchaseId: payment.purchaseId,
    orderId: payment.orderId,
    amount: addMoney(payment.amount, ...holds.map(({ amount }) => amount)),
    payment: { paymentId: payment.id, parts: partsOf(payment, holds) },
    ...(actor ? { actor } : {}),
  });
  switch (outcome) {
    case "paid":
      for (const { paymentId } of holds) await markPaymentPaid(ctx, paymentId);
      return "paid";
    case "already":
      await sendBack(ctx, payment, { amount: payment.amount, reason: "paid_twice" });
      return "paid";
    case "unfillable":
      await sendBack(ctx, payment, { amount: payment.amount, reason: "unfillable" });
      return "paid";
    default:
      return neverHappens(outcome);
  }
}

/** The provider's part, and the parts held of wallet and voucher. */
function partsOf(payment: Payment, holds: readonly Hold[]): PaymentToBook["parts"] {
  return [
    { account: { kind: "provider_clearing", name: payment.provider }, amount: payment.amount },
    ...holds.map(({ account, amount }) => ({ account, amount })),
  ];
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
