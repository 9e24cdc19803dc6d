import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { moveFulfilment } from "../../orders/order/move-fulfilment.ts";
import type { Actor } from "../../orders/order/order.ts";
import type { OrderManager } from "./fulfilment.ts";
import { deliverParcelRows, findPackedLines, type ManagedOrder } from "./fulfilment.repository.ts";
import { getOrderInState } from "./get-order-in-state.ts";

export type DeliverOrderFailure = Failure<"not_found" | "wrong_state">;

/** Everything has arrived, according to the shop or the operator. */
export async function deliverOrder(
  ctx: Context,
  manager: OrderManager,
  code: string,
  note = "",
): Promise<Result<null, DeliverOrderFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, DeliverOrderFailure>> => {
    const order = await getOrderInState(inside, manager, code, ["on_the_way"]);
    if (!order.ok) return order;
    return deliverAll(inside, order.value, manager.actor, note);
  });
}

/** Call it in a transaction that has locked the order. */
export async function deliverAll(
  ctx: Context,
  order: ManagedOrder,
  actor: Actor,
  note = "",
): Promise<Result<null, DeliverOrderFailure>> {
  const lines = await findPackedLines(ctx, order.id);
  const isAllSent = lines.every(({ quantity, onTheWay, delivered, lost }) => onTheWay + delivered + lost === quantity);
  const isAnySafe = lines.some(({ onTheWay, delivered }) => onTheWay + delivered > 0);
  if (lines.length > 0 && !(isAllSent && isAnySafe)) return failure({ code: "wrong_state" });
  await deliverParcelRows(ctx, order.id);
  const moved = await moveFulfilment(ctx, order.id, "delivered", actor, note);
  if (!moved.ok) throw new Error(`Order ${order.id} could not be delivered: ${moved.failure.code}`);
  return success(null);
}

/** After a parcel has ended: the order is delivered if no other one is in transit or still to be sent. */
export async function deliverIfComplete(ctx: Context, order: ManagedOrder, actor: Actor): Promise<void> {
  const lines = await findPackedLines(ctx, order.id);
  const isComplete = lines.every(({ quantity, delivered, lost }) => delivered + lost === quantity);
  if (isComplete && order.fulfilmentStatus === "on_the_way" && lines.some(({ delivered }) => delivered > 0))
    await deliverAll(ctx, order, actor);
}
