import type { Context } from "../../context.ts";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import { getPayment } from "./payment.repository.ts";
import { settleDispute } from "./settle-dispute.ts";

/** Queries the provider for disputes of a payment, and settles them. Not inside a transaction. */
export async function handleDisputes(ctx: Context, provider: PaymentProvider, paymentId: number): Promise<void> {
  const payment = await getPayment(ctx, paymentId);
  if (!provider.findDisputes || !payment?.reference) return;
  if (payment.status !== "paid" && !payment.collected) return;
  for (const told of await provider.findDisputes(payment.reference)) await settleDispute(ctx, payment, told);
}
