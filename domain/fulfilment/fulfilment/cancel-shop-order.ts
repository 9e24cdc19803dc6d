import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { cancelOrder, type CancelOrderFailure } from "../../orders/order/cancel-order.ts";
import { readOrderCode } from "../../orders/order/order-code.ts";
import type { OrderManager } from "./fulfilment.ts";
import { getManagedOrder } from "./fulfilment.repository.ts";

/** Canceled by the shop, or by the operator in its place; the shopper sees the reason. */
export async function cancelShopOrder(
  ctx: Context,
  manager: OrderManager,
  code: string,
  reason: string,
): Promise<Result<null, CancelOrderFailure>> {
  const order = await getManagedOrder(ctx, manager.shopId, readOrderCode(code));
  return order ? cancelOrder(ctx, order.id, manager.actor, reason) : failure({ code: "not_found" });
}
