import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { limitOfAddress, consumeRateLimit, type Limit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { publish } from "#domain/platform/live/publish.ts";
import { orderChannel } from "#shared/live-channel.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findOrderThread } from "./find-order-messages.ts";
import type { MessagesRequest, OrderMessage } from "./order-message.ts";
import { reachOrder } from "./reach-order.ts";
import { notifyMessage } from "./notify-message.ts";
import { storeMessage } from "./store-message.ts";

const HOUR_MINUTES = 60;

/**
 * Writes to the other side, which is notified once until it has read. Answering marks earlier messages as read. Returns
 * all messages.
 */
export async function writeOrderMessage(
  ctx: Context,
  request: MessagesRequest,
  text: string,
): Promise<Result<OrderMessage[], Failure<"sign_in" | "not_found" | "too_many_tries">>> {
  const reached = await reachOrder(ctx, request, "orders.write");
  if (!reached.ok) return reached;
  const order = reached.value;
  const taken = await consumeRateLimit(ctx, limitOf(ctx));
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside) => {
    const { side } = request;
    const { id, toNotify } = await storeMessage(inside, { orderId: order.id }, { side, text });
    for (const to of toNotify) await notifyMessage(inside, order, to, { id, side, text });
    if (side === "operator")
      // Without the text, which is erased with the customer.
      await logAudit(inside, { action: "order.write", subject: { kind: "order", id: order.code } });
    await publish(inside, [{ channels: [orderChannel(order.code)], name: "message", data: { id, author: side } }]);
    return success(await findOrderThread(inside, order, side));
  });
}

/** One limit for all messages of a customer, or of a guest's network. */
export function limitOf(ctx: Context): Limit {
  const { customerId } = ctx.visitor;
  const max = ctx.settings.messagesPerHour;
  const limit =
    customerId === null ? limitOfAddress(ctx, "message", max) : { name: "message", of: `${customerId}`, max };
  return { ...limit, minutes: HOUR_MINUTES };
}
