import { writeMoney } from "#db/columns.ts";
import { payments } from "#db/schema/payment.ts";
import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** Cash paid at the door, as a settled payment. */
export async function insertCashPayment(
  ctx: Context,
  { amount, ...paid }: { purchaseId: number; orderId: number; amount: Money },
): Promise<void> {
  if (isZero(amount)) return;
  await ctx.db.insert(payments).values({
    ...paid,
    provider: "cash_on_delivery",
    status: "paid",
    amountMinor: writeMoney(amount, amount.currency),
    currencyCode: amount.currency,
    createdAt: ctx.now(),
    settledAt: ctx.now(),
  });
}
