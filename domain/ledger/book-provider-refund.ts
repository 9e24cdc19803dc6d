import { negate, toBase, type Money } from "#shared/money.ts";
import type { Context } from "../context.ts";
import { getExchangeRate, isPosted } from "./ledger.repository.ts";
import { postEntries } from "./post-entries.ts";

/** A provider has sent money back. What was never booked, because it bought nothing, is not booked now. */
export async function bookProviderRefund(
  ctx: Context,
  refund: {
    id: number;
    paymentId: number;
    purchaseId: number;
    orderId: number | null;
    provider: string;
    amount: Money;
  },
): Promise<void> {
  if (!(await isPosted(ctx, `payment:${refund.paymentId}`))) return;
  const rate = await getExchangeRate(ctx, refund.purchaseId);
  const amount = toBase(refund.amount, rate, ctx.baseCurrency.code);
  await postEntries(ctx, {
    kind: "refund",
    onceKey: `refund:${refund.id}`,
    cause: { orderId: refund.orderId, paymentId: refund.paymentId },
    entries: [
      { account: { kind: "order_clearing" }, amount: negate(amount) },
      { account: { kind: "provider_clearing", name: refund.provider }, amount },
    ],
  });
}
