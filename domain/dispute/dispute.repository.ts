import { and, eq, isNull, or } from "drizzle-orm";
import { paymentDisputes, payments } from "#db/schema/payment.ts";
import type { Context } from "../context.ts";

export async function hasOpenDispute(
  ctx: Context,
  { purchaseId, orderId }: { purchaseId: number; orderId: number },
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: paymentDisputes.id })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.id, paymentDisputes.paymentId))
    .where(
      and(
        eq(payments.purchaseId, purchaseId),
        or(isNull(payments.orderId), eq(payments.orderId, orderId)),
        eq(paymentDisputes.status, "open"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
