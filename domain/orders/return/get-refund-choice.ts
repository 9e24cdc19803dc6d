import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { estimateRefund } from "#domain/orders/refund/estimate-refund.ts";
import { isZero, type ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { isRestOfOrder } from "./refund-return.ts";

/** What whoever refunds a return can choose. */
export type RefundChoice = {
  currencyCode: string;
  /** What of the delivery can be refunded; null where nothing is left of it. */
  shipping: ShownMoney | null;
  /** Whether nothing of the order is kept: then the delivery is usually refunded too. */
  isShippingDue: boolean;
};

export async function getRefundChoice(
  ctx: Context,
  returned: { id: number; orderId: number },
): Promise<RefundChoice | null> {
  const estimate = await estimateRefund(ctx, returned.orderId);
  if (!estimate) return null;
  const { shippingLeft } = estimate.refundable;
  return {
    currencyCode: estimate.currencyCode,
    shipping: isZero(shippingLeft) ? null : await showAmount(ctx, shippingLeft),
    isShippingDue: await isRestOfOrder(ctx, returned),
  };
}
