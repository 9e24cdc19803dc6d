import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import { withTransaction, type Context } from "../../context.ts";
import { markPaymentFailed } from "./payment.repository.ts";

/** The attempt failed: wallet money held with it is released. */
export async function failPayment(ctx: Context, paymentId: number, reason: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    if (await markPaymentFailed(inside, paymentId, reason)) await releaseHolds(inside, { restPaymentId: paymentId });
  });
}
