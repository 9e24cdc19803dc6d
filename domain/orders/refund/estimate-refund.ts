import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { planRefund, sumRefundable, type Refundable } from "./refund.ts";
import { getOrder, getRefundable } from "./refund.repository.ts";

export type RefundEstimate = {
  currencyCode: string;
  refundable: Refundable;
  /** The value of everything left. */
  left: Money;
};

/**
 * What of an order can still be refunded; null if nothing was paid. The caller has checked that the order may be seen.
 */
export async function estimateRefund(ctx: Context, orderId: number): Promise<RefundEstimate | null> {
  const order = await getOrder(ctx, orderId);
  if (!order || order.paymentStatus === "unpaid") return null;
  const refundable = await getRefundable(ctx, order);
  return { currencyCode: order.currencyCode, refundable, left: sumRefundable(refundable) };
}

/** The current value of units; null if none are left. */
export function refundValue(
  { refundable }: RefundEstimate,
  lines: readonly { orderLineId: number; quantity: number }[],
): Money | null {
  const planned = planRefund(refundable, { lines, shipping: null });
  return planned.ok && !isZero(planned.value.amount) ? planned.value.amount : null;
}
