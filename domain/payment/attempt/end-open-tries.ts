import type { Context } from "../../context.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PaymentStatus } from "./payment.ts";
import { findOpenTries } from "./open-try.repository.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Before another try: what is still open at the provider is ended there, so that it can not be paid as well. `paid`: it was
 * meanwhile; `started`: the provider says that it can still be.
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
