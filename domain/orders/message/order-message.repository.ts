import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { hasNormalizedCode } from "#db/order-code.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { MessageProduct, MessageSide, ReachedOrder, ReadingSide, ThreadRef } from "./order-message.ts";

export type MessagedOrder = ReachedOrder & { trxId: string; sessionId: number | null; purchaseKeyHash: string | null };

/** The data that decides who may write about an order, and who is notified. */
export async function getMessagedOrder(ctx: Context, normalizedCode: string): Promise<MessagedOrder | null> {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      shopId: orders.shopId,
      shopName: shops.name,
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
    .where(hasNormalizedCode(normalizedCode));
  return rows[0] ?? null;
}

const isOf = (thread: ThreadRef) =>
  "orderId" in thread
    ? eq(orderMessages.orderId, thread.orderId)
    : eq(orderMessages.conversationId, thread.conversationId);

/** The messages of a thread, oldest first. */
export function findMessageRows(ctx: Context, thread: ThreadRef) {
  return ctx.db
    .select({
      id: orderMessages.id,
      author: orderMessages.author,
      text: orderMessages.text,
      at: orderMessages.createdAt,
      shopperReadAt: orderMessages.shopperReadAt,
      shopReadAt: orderMessages.shopReadAt,
      product: sql<MessageProduct | null>`case when ${products.status} = 'published' then json_build_object(
        'slug', ${products.slug}, 'name', ${products.name}, 'image', ${products.images}[1]) end`,
    })
    .from(orderMessages)
    .leftJoin(products, eq(products.id, orderMessages.productId))
    .where(isOf(thread))
    .orderBy(asc(orderMessages.id));
}

/** Serializes concurrent messages, so that the second sees the first. */
export async function lockMessages(ctx: Context, thread: ThreadRef): Promise<void> {
  const name = "orderId" in thread ? `order-messages:${thread.orderId}` : `conversation:${thread.conversationId}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function insertMessage(
  ctx: Context,
  thread: ThreadRef,
  message: { author: MessageSide; authorId: number | null; text: string; productId?: number | null },
): Promise<number> {
  const now = ctx.now();
  const rows = await ctx.db
    .insert(orderMessages)
    .values({
      ...thread,
      ...message,
      createdAt: now,
      shopperReadAt: message.author === "shopper" ? now : null,
      shopReadAt: message.author === "shop" ? now : null,
    })
    .returning({ id: orderMessages.id });
  return rows[0]!.id;
}

const readAtOf = (side: ReadingSide) => (side === "shopper" ? orderMessages.shopperReadAt : orderMessages.shopReadAt);

export async function hasUnread(ctx: Context, thread: ThreadRef, side: ReadingSide): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .where(and(isOf(thread), isNull(readAtOf(side))))
    .limit(1);
  return rows.length > 0;
}

export async function markReadBy(ctx: Context, thread: ThreadRef, side: ReadingSide): Promise<void> {
  await ctx.db
    .update(orderMessages)
    .set(side === "shopper" ? { shopperReadAt: ctx.now() } : { shopReadAt: ctx.now() })
    .where(and(isOf(thread), isNull(readAtOf(side))));
}

/** The number of messages of each order that the side has not read; orders without any are omitted. */
export async function countUnreadOf(
  ctx: Context,
  orderIds: readonly number[],
  side: ReadingSide,
): Promise<{ orderId: number; count: number }[]> {
  if (orderIds.length === 0) return [];
  return ctx.db
    .select({ orderId: sql<number>`${orderMessages.orderId}`, count: sql<number>`count(*)::int` })
    .from(orderMessages)
    .where(and(inArray(orderMessages.orderId, [...orderIds]), isNull(readAtOf(side))))
    .groupBy(orderMessages.orderId);
}
