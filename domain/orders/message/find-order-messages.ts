import type { Refusal } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MessageSide, MessagesWish, OrderMessage, ReachedOrder } from "./order-message.ts";
import { countUnreadOf, countUnreadOrders, findMessageRows } from "./order-message.repository.ts";
import { reachOrder } from "./reach-order.ts";

/** The messages about an order, oldest first. */
export async function findOrderMessages(
  ctx: Context,
  wish: MessagesWish,
): Promise<Result<OrderMessage[], Refusal<"sign_in" | "not_found">>> {
  const reached = await reachOrder(ctx, wish, "orders.read");
  return reached.ok ? success(await findShownMessages(ctx, reached.value, wish.side)) : reached;
}

export async function findShownMessages(ctx: Context, order: ReachedOrder, side: MessageSide): Promise<OrderMessage[]> {
  const rows = await findMessageRows(ctx, order.id);
  const names = { shopper: order.shopperName, shop: order.shopName, operator: ctx.settings.shopName };
  return rows.map(({ id, author, text, at, shopperReadAt, shopReadAt }) => ({
    id,
    author,
    authorName: names[author],
    text,
    at: at.toISOString(),
    isOwn: author === side,
    isNew: (side === "shopper" && shopperReadAt === null) || (side === "shop" && shopReadAt === null),
  }));
}

/** The number of messages of each order that the shopper has not read. The caller has checked who owns the orders. */
export async function findUnreadCounts(ctx: Context, orderIds: readonly number[]): Promise<Record<number, number>> {
  const counts = await countUnreadOf(ctx, orderIds, "shopper");
  return Object.fromEntries(counts.map(({ orderId, count }) => [orderId, count]));
}

/** The number of a shop's orders with unread messages. The caller has checked who owns the shop. */
export function countUnreadOfShop(ctx: Context, shopId: number): Promise<number> {
  return countUnreadOrders(ctx, shopId);
}
