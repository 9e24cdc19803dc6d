import type { Context } from "../../context.ts";
import { fetchOutcome, type AttemptOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import type { PaymentStatus } from "./payment.ts";
import { findOpenAttempts } from "./payment.repository.ts";
import { settlePayment } from "./settle-payment.ts";

const GIVEN_UP: AttemptOutcome = { status: "failed", reason: "another attempt was started", isOwn: true };

/**
 * Before another attempt: ends open attempts at the provider, so that they cannot be paid as well; one that only the
 * shop can capture is ended by never capturing it. `paid`: one was paid meanwhile; `started`: according to the provider,
 * one can still be paid.
 */
export async function endOpenAttempts(
  ctx: Context,
  provider: PaymentProvider,
  purchaseId: number,
): Promise<PaymentStatus> {
  if (!provider.cancel && !provider.capture) return "failed";
  for (const { id, reference } of await findOpenAttempts(ctx, { purchaseId, provider: provider.code })) {
    await provider
      .cancel?.(reference)
      .catch((error: unknown) => ctx.log.warn({ err: error, paymentId: id }, "a payment could not be ended"));
    const outcome = await fetchOutcome(provider, reference, () => false);
    const isGivenUp = outcome.status === "open" && !outcome.isCollecting && provider.capture !== undefined;
    // However it ended, the shopper goes on with another attempt.
    const ended = outcome.status === "failed" ? { ...outcome, isOwn: true as const } : outcome;
    const status = await settlePayment(ctx, id, isGivenUp ? GIVEN_UP : ended);
    if (status !== "failed") return status;
  }
  return "failed";
}
