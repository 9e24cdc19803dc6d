import { issueInvoices } from "#domain/orders/invoice/issue-invoices.ts";
import type { Payable } from "#domain/orders/order/order.ts";
import { notifyShop } from "#domain/orders/order/notify-order-step.ts";
import { publishNewOrders } from "#domain/orders/order/publish-order-status.ts";
import { isCashOffered } from "#domain/payment/attempt/is-cash-offered.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findUnpaidOrders, setCashOnDelivery } from "./purchase.repository.ts";

/** Switches a purchase to cash on delivery after a failed payment attempt. */
export async function chooseCash(
  ctx: Context,
  payable: Payable,
): Promise<Result<null, Refusal<"method_not_offered" | "not_payable">>> {
  const { isCashOnDeliveryAllowed, orderId, amount, exchangeRate } = payable;
  const isOffered =
    isCashOnDeliveryAllowed && orderId === null && amount && isCashOffered(ctx, { amount, exchangeRate });
  if (!isOffered) return failure({ code: "method_not_offered" });
  return withTransaction(ctx, async (inside) => {
    if (!(await setCashOnDelivery(inside, payable.purchaseId, CASH_ON_DELIVERY)))
      return failure({ code: "not_payable" });
    await releaseHolds(inside, { purchaseId: payable.purchaseId });
    const orders = await findUnpaidOrders(inside, payable.purchaseId);
    for (const { orderId } of orders) await notifyShop(inside, orderId, "new");
    await publishNewOrders(inside, orders);
    await issueInvoices(inside, orders);
    return success(null);
  });
}
