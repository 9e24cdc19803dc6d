import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { MessageSide, ReachedOrder } from "./order-message.ts";

export type MessagedOrder = ReachedOrder & { trxId: string; sessionId: number | null; purchaseKeyHash: string | null };

/** The data that decides who may write about an order, and who is notified. */
export async function getMessagedOrder(ctx: Context, code: string): Promise<MessagedOrder | null> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      shopId: orders.shopId,
      shopName: shops.name,
      shopOwnerId: shops.ownerId,
      customerId: purchases.customerId,
      trxId: purchases.trxId,
      sessionId: purchases.sessionId,
      email: purchases.email,
      languageCode: purchases.languageCode,
      shopperName: sql<string>`coalesce((select ${purchaseAddresses.name} from ${purchaseAddresses}
        where ${purchaseAddresses.purchaseId} = ${purchases.id} and ${purchaseAddresses.kind} = 'shipping'), '')`,
      keyHash: orders.keyHash,
      purchaseKeyHash: purchases.keyHash,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.code, code));
  return rows[0] ?? null;
}

export function findMessageRows(ctx: Context, orderId: number) {
  return ctx.db
    .select({
      id: orderMessages.id,
      author: orderMessages.author,
      text: orderMessages.text,
      at: orderMessages.createdAt,
      shopperReadAt: orderMessages.shopperReadAt,
      shopReadAt: orderMessages.shopReadAt,
    })
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.id));
}

/** Serializes concurrent messages, so that the second sees the first. */
export async function lockMessages(ctx: Context, orderId: number): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order-messages:${orderId}`}, 0))`);
}

export async function insertMessage(
  ctx: Context,
  message: { orderId: number; author: MessageSide; authorId: number | null; text: string },
): Promise<number> {
  const now = ctx.now();
  const rows = await ctx.db
    .insert(orderMessages)
    .values({
      ...message,
      createdAt: now,
      shopperReadAt: message.author === "shopper" ? now : null,
      shopReadAt: message.author === "shop" ? now : null,
    })
    .returning({ id: orderMessages.id });
  return rows[0]!.id;
}

type ReadingSide = Exclude<MessageSide, "operator">;

const readAtOf = (side: ReadingSide) => (side === "shopper" ? orderMessages.shopperReadAt : orderMessages.shopReadAt);

export async function hasUnread(ctx: Context, orderId: number, side: ReadingSide): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), isNull(readAtOf(side))))
    .limit(1);
  return rows.length > 0;
}

export async function markReadBy(ctx: Context, orderId: number, side: ReadingSide): Promise<void> {
  await ctx.db
    .update(orderMessages)
    .set(side === "shopper" ? { shopperReadAt: ctx.now() } : { shopReadAt: ctx.now() })
    .where(and(eq(orderMessages.orderId, orderId), isNull(readAtOf(side))));
}

/** The number of messages of each order that the side has not read; orders without any are omitted. */
export async function countUnreadOf(
  ctx: Context,
  orderIds: readonly number[],
  side: ReadingSide,
): Promise<{ orderId: number; count: number }[]> {
  if (orderIds.length === 0) return [];
  return ctx.db
    .select({ orderId: orderMessages.orderId, count: sql<number>`count(*)::int` })
    .from(orderMessages)
    .where(and(inArray(orderMessages.orderId, [...orderIds]), isNull(readAtOf(side))))
    .groupBy(orderMessages.orderId);
}

/** The number of a shop's orders with messages that it has not read. */
export async function countUnreadOrders(ctx: Context, shopId: number): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(distinct ${orderMessages.orderId})::int` })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(and(eq(orders.shopId, shopId), isNull(orderMessages.shopReadAt)));
  return rows[0]!.count;
}

/** The recipient of a shop's notifications. */
export async function getRecipient(
  ctx: Context,
  customerId: number,
): Promise<{ name: string; email: string; languageCode: string | null } | null> {
  const rows = await ctx.db
    .select({ name: customers.firstName, email: customers.email, languageCode: customers.languageCode })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0] ?? null;
}
