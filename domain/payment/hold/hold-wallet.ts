import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { getBuyer } from "#domain/accounts/wallet/get-buyer.ts";
import { isZero, negate, toBase, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { failHold, insertHold } from "./hold.repository.ts";

/**
 * Holds wallet money for a purchase, at its frozen rate, as a payment attempt; `restPaymentId` is the attempt that pays
 * the rest. Null if the balance is too low. In the caller's transaction.
 */
export async function holdWallet(
  ctx: Context,
  wanted: { purchaseId: number; orderId: number | null; amount: Money; restPaymentId: number | null },
): Promise<number | null> {
  const buyer = await getBuyer(ctx, wanted.purchaseId);
  if (!buyer || buyer.customerId === null || buyer.customerId !== ctx.visitor.customerId) return null;
  const paymentId = await insertHold(ctx, wanted);
  const amount = toBase(wanted.amount, buyer.exchangeRate, ctx.baseCurrency.code);
  if (isZero(amount)) return paymentId;
  const posting = await postEntries(ctx, {
    kind: "hold",
    idempotencyKey: `hold:${paymentId}`,
    cause: { paymentId, orderId: wanted.orderId },
    entries: [
      { account: { kind: "customer_wallet", customerId: buyer.customerId }, amount: negate(amount) },
      { account: { kind: "customer_hold", customerId: buyer.customerId }, amount },
    ],
  });
  if (posting === "posted") return paymentId;
  await failHold(ctx, paymentId);
  return null;
}
