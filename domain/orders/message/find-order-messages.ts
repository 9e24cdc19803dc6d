import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MessageSide, MessagesRequest, OrderMessage, ReachedOrder, ThreadRef } from "./order-message.ts";
import { countUnreadOf, findMessageRows } from "./order-message.repository.ts";
import { reachOrder } from "./reach-order.ts";

/** The messages about an order, oldest first. */
export async function findOrderMessages(
  ctx: Context,
  request: MessagesRequest,
): Promise<Result<OrderMessage[], Failure<"sign_in" | "not_found">>> {
  const reached = await reachOrder(ctx, request, "orders.read");
  return reached.ok ? success(await findOrderThread(ctx, reached.value, request.side)) : reached;
}

export function findOrderThread(ctx: Context, order: ReachedOrder, side: MessageSide): Promise<OrderMessage[]> {
  return findShownMessages(ctx, { orderId: order.id }, side, { shopper: order.shopperName, shop: order.shopName });
}

/** The messages of a thread as one side sees them. The caller has checked who may. */
export async function findShownMessages(
  ctx: Context,
  thread: ThreadRef,
  side: MessageSide,
  others: { shopper: string; shop: string },
): Promise<OrderMessage[]> {
  const names = { ...others, operator: ctx.settings.shopName };
  const rows = await findMessageRows(ctx, thread);
  return rows.map(({ id, author, text, at, shopperReadAt, shopReadAt, product }) => ({
    id,
    author,
    authorName: names[author],
    text,
    at: at.toISOString(),
    isOwn: author === side,
    isNew: (side === "shopper" && shopperReadAt === null) || (side === "shop" && shopReadAt === null),
    product,
  }));
}

/** The number of messages of each order that the shopper has not read. The caller has checked who owns the orders. */
export async function findUnreadCounts(ctx: Context, orderIds: readonly number[]): Promise<Record<number, number>> {
  const counts = await countUnreadOf(ctx, orderIds, "shopper");
  return Object.fromEntries(counts.map(({ orderId, count }) => [orderId, count]));
}
