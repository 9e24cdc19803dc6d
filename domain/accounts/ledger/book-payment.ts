import { negate, subtractMoney, sumMoney, toBase, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Account } from "./ledger.ts";
import { getExchangeRate } from "./ledger.repository.ts";
import { postEntries } from "./post-entries.ts";

/** A captured payment and its sources; amounts in the purchase's currency. */
export type PaymentToBook = { paymentId: number; parts: readonly { account: Account; amount: Money }[] };

/**
 * Books a payment for orders at the rate frozen with their purchase. Rounding differences between the payment's parts
 * and the orders go to a rounding account.
 */
export async function bookPayment(
  ctx: Context,
  { paymentId, parts }: PaymentToBook,
  paid: { purchaseId: number; orderTotals: readonly Money[] },
): Promise<void> {
  const base = ctx.baseCurrency.code;
  const rate = await getExchangeRate(ctx, paid.purchaseId);
  const taken = parts.map(({ account, amount }) => ({ account, amount: toBase(amount, rate, base) }));
  const worth = sumMoney(
    paid.orderTotals.map((total) => toBase(total, rate, base)),
    base,
  );
  const sum = sumMoney(
    taken.map(({ amount }) => amount),
    base,
  );
  const posting = await postEntries(ctx, {
    kind: "payment",
    idempotencyKey: `payment:${paymentId}`,
    cause: { paymentId },
    entries: [
      ...taken.map(({ account, amount }) => ({ account, amount: negate(amount) })),
      { account: { kind: "order_clearing" }, amount: worth },
      { account: { kind: "rounding" }, amount: subtractMoney(sum, worth) },
    ],
  });
  if (posting === "too_low") throw new Error(`What was held for payment ${paymentId} is gone`);
}
