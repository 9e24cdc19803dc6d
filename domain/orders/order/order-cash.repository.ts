import { writeMoney } from "#db/columns.ts";
import { payments } from "#db/schema/payment.ts";
import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** Cash paid at the door, as a settled payment; null for nothing. */
export async function insertCashPayment(
  ctx: Context,
  { amount, ...paid }: { purchaseId: number; orderId: number; provider: string; amount: Money },
): Promise<number | null> {
  if (isZero(amount)) return null;
  const values = {
    ...paid,
    status: "paid" as const,
    amountMinor: writeMoney(amount, amount.currency),
    currencyCode: amount.currency,
    createdAt: ctx.now(),
    settledAt: ctx.now(),
  };
  const rows = await ctx.db.insert(payments).values(values).returning({ id: payments.id });
  return rows[0]!.id;
}
