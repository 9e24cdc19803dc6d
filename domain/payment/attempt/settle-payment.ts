import type { Actor } from "#domain/orders/order/order.ts";
import type { AttemptOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import { settleAttempt } from "#domain/payment/provider/settle-attempt.ts";
import type { Context } from "../../context.ts";
import type { PaymentStatus } from "./payment.ts";
import { finishPaidAttempt, purchaseAttempts } from "./purchase-attempts.ts";

/** Settles an attempt to pay a purchase. `actor`: who confirmed it in place of a provider. */
export function settlePayment(
  ctx: Context,
  paymentId: number,
  outcome: AttemptOutcome,
  actor?: Actor,
): Promise<PaymentStatus> {
  const pay: typeof purchaseAttempts.pay = (inside, payment) => finishPaidAttempt(inside, payment, actor);
  return settleAttempt(ctx, { ...purchaseAttempts, pay }, paymentId, outcome);
}
