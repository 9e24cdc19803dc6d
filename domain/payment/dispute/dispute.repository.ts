import { and, eq, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema/order.ts";
import { paymentDisputes, payments } from "#db/schema/payment.ts";
import type { Context } from "../../context.ts";

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

export async function getPurchaseOf(ctx: Context, orderId: number): Promise<number | null> {
  const rows = await ctx.db.select({ purchaseId: orders.purchaseId }).from(orders).where(eq(orders.id, orderId));
  return rows[0]?.purchaseId ?? null;
}
