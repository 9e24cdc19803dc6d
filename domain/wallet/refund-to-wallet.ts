import { isZero, toBase, type Money } from "#shared/money.ts";
import type { Context } from "../context.ts";
import { creditWallet } from "./credit-wallet.ts";
import { getBuyer } from "./hold.repository.ts";

/** What was paid by wallet goes back into it, at the rate that was frozen with the purchase. */
export async function refundToWallet(
  ctx: Context,
  refund: { id: number; purchaseId: number; orderId: number | null; amount: Money },
): Promise<void> {
  const buyer = await getBuyer(ctx, refund.purchaseId);
  if (!buyer || buyer.customerId === null) throw new Error(`Refund ${refund.id} has no wallet to go to`);
  const amount = toBase(refund.amount, buyer.exchangeRate, ctx.baseCurrency.code);
  if (isZero(amount)) return;
  await creditWallet(ctx, {
    customerId: buyer.customerId,
    amount,
    kind: "refund",
    onceKey: `refund:${refund.id}`,
    orderId: refund.orderId,
  });
}
