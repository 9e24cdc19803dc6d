import { keepCards } from "#domain/payment/card/keep-cards.ts";
import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { Context } from "../../context.ts";
import type { PaymentProvider, ProviderEvent } from "#domain/payment/provider/payment-provider.ts";
import type { Payment, PaymentStatus } from "./payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** Queries the provider for the outcome of an attempt, and settles it. Not inside a transaction. */
export async function syncPayment(
  ctx: Context,
  provider: PaymentProvider,
  payment: Pick<Payment, "id" | "status" | "customerId"> & { reference: string },
  event?: ProviderEvent,
): Promise<PaymentStatus> {
  const status = await settlePayment(
    ctx,
    payment.id,
    await fetchOutcome(provider, payment.reference, payment.status === "started"),
    event,
  );
  if (status === "paid" && payment.status !== "paid") await keepCards(ctx, provider, payment.customerId);
  return status;
}
