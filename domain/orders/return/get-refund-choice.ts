import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { estimateRefund } from "#domain/orders/refund/estimate-refund.ts";
import { isZero, type ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { isRestOfOrder } from "./refund-return.ts";

/** The options when refunding a return. */
export type RefundChoice = {
  currencyCode: string;
  /** What of the delivery can be refunded; null if nothing is left of it. */
  shipping: ShownMoney | null;
  /** Whether the shopper keeps nothing of the order: then the delivery is usually refunded too. */
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
