import type { Context } from "../../context.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PaymentStatus } from "./payment.ts";
import { findOpenTries } from "./open-try.repository.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Before another attempt: ends open attempts at the provider, so that they cannot be paid as well. `paid`: one was paid
 * meanwhile; `started`: according to the provider, one can still be paid.
 */
export async function endOpenTries(
  ctx: Context,
  provider: PaymentProvider,
  purchaseId: number,
): Promise<PaymentStatus> {
  if (!provider.cancel) return "failed";
  for (const { id, reference } of await findOpenTries(ctx, { purchaseId, provider: provider.code })) {
    await provider
      .cancel(reference)
      .catch((error: unknown) => ctx.log.warn({ err: error, paymentId: id }, "a payment could not be ended"));
    const status = await settlePayment(ctx, id, await provider.ask(reference));
    if (status !== "failed") return status;
  }
  return "failed";
}
