import { reverseInvoice } from "#domain/orders/invoice/reverse-invoice.ts";
import { isDisputed } from "#domain/payment/dispute/is-disputed.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { moveFulfilment } from "./move-fulfilment.ts";
import type { Actor, FulfilmentStatus } from "./order.ts";
import {
  clearExpiry,
  findOrdersOfPurchase,
  getOrderToMove,
  lockPurchase,
  markPurchaseCanceled,
} from "./order-write.repository.ts";

export type CancelOrderFailure = Failure<"not_found" | "wrong_state" | "payment_disputed">;

/** The shopper may cancel until the shop has confirmed; the shop and the operator until delivery. */
const CANCELED_BY_SHOPPER: readonly FulfilmentStatus[] = ["pending"];

/**
 * The only way to cancel an order, in one transaction: stock, sale caps and coupons are released, and what was paid is
 * refunded. The caller has checked permissions. The purchase is canceled with its last order; a payment attempt that
 * succeeds afterwards is refunded automatically.
 */
export async function cancelOrder(
  ctx: Context,
  orderId: number,
  actor: Actor,
  reason = "",
): Promise<Result<null, CancelOrderFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, CancelOrderFailure>> => {
    const found = await getOrderToMove(inside, orderId);
    if (!found) return failure({ code: "not_found" });
    const purchase = await lockPurchase(inside, found.purchaseId);
    const order = (await getOrderToMove(inside, orderId))!;
    if (actor.kind === "shopper" && !CANCELED_BY_SHOPPER.includes(order.fulfilmentStatus))
      return failure({ code: "wrong_state" });
    const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "partly_refunded";
    if (isPaid && (await isDisputed(inside, { purchaseId: order.purchaseId, orderId })))
      return failure({ code: "payment_disputed" });
    const moved = await moveFulfilment(inside, orderId, "canceled", actor, reason);
    if (!moved.ok) return failure({ code: moved.failure.code === "not_found" ? "not_found" : "wrong_state" });
    if (isPaid) await refundRest(inside, orderId, actor, reason);
    if (order.paymentStatus === "unpaid") await reverseInvoice(inside, { orderId, shopId: order.shopId });
    if (purchase?.status === "placed") await closePurchase(inside, order.purchaseId);
    return success(null);
  });
}

/** Whatever was not refunded before. */
async function refundRest(ctx: Context, orderId: number, actor: Actor, note: string): Promise<void> {
  const refunded = await refundOrder(ctx, {
    orderId,
    lines: "all",
    shipping: "all",
    to: "source",
    kind: "cancel",
    actor,
    note,
  });
  if (!refunded.ok && refunded.failure.code !== "nothing_to_refund")
    throw new Error(`Order ${orderId} could not be refunded: ${refunded.failure.code}`);
}

async function closePurchase(ctx: Context, purchaseId: number): Promise<void> {
  const all = await findOrdersOfPurchase(ctx, purchaseId);
  const open = all.filter(({ fulfilmentStatus }) => fulfilmentStatus !== "canceled");
  if (open.length === 0) return markPurchaseCanceled(ctx, purchaseId);
  if (open.every(({ paymentStatus }) => paymentStatus !== "unpaid")) await clearExpiry(ctx, purchaseId);
}
