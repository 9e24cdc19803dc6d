import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { limitOfAddress, consumeRateLimit, type Limit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { publish } from "#domain/platform/live/publish.ts";
import { orderChannel } from "#shared/live-channel.ts";
import type { Refusal } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findShownMessages } from "./find-order-messages.ts";
import type { MessagesWish, OrderMessage } from "./order-message.ts";
import { hasUnread, insertMessage, lockMessages, markReadBy } from "./order-message.repository.ts";
import { reachOrder } from "./reach-order.ts";
import { notifyMessage } from "./notify-message.ts";

const HOUR_MINUTES = 60;

/**
 * Writes to the other side, which is notified once until it has read. Answering marks earlier messages as read. Returns
 * all messages.
 */
export async function writeOrderMessage(
  ctx: Context,
  wish: MessagesWish,
  text: string,
): Promise<Result<OrderMessage[], Refusal<"sign_in" | "not_found" | "too_many_tries">>> {
  const reached = await reachOrder(ctx, wish, "orders.write");
  if (!reached.ok) return reached;
  const order = reached.value;
  const taken = await consumeRateLimit(ctx, limitOf(ctx));
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside) => {
    await lockMessages(inside, order.id);
    const { side } = wish;
    const isShopperTold = side === "shopper" || (await hasUnread(inside, order.id, "shopper"));
    const isShopTold = side === "shop" || (await hasUnread(inside, order.id, "shop"));
    if (side !== "operator") await markReadBy(inside, order.id, side);
    const id = await insertMessage(inside, {
      orderId: order.id,
      author: side,
      authorId: inside.visitor.customerId,
      text,
    });
    if (!isShopperTold) await notifyMessage(inside, order, "shopper", { id, side, text });
    if (!isShopTold) await notifyMessage(inside, order, "shop", { id, side, text });
    if (side === "operator")
      await logAudit(inside, { action: "order.write", subject: { kind: "order", id: order.code }, details: { text } });
    await publish(inside, [{ channels: [orderChannel(order.code)], name: "message", data: { id, author: side } }]);
    return success(await findShownMessages(inside, order, side));
  });
}

function limitOf(ctx: Context): Limit {
  const { customerId } = ctx.visitor;
  const most = ctx.settings.messagesPerHour;
  const limit =
    customerId === null ? limitOfAddress(ctx, "message", most) : { name: "message", of: `${customerId}`, most };
  return { ...limit, minutes: HOUR_MINUTES };
}
