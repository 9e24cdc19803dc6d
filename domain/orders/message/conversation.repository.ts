import { and, eq, isNull, sql } from "drizzle-orm";
import { conversations } from "#db/schema/conversation.ts";
import { customers } from "#db/schema/customer.ts";
import { listingProducts } from "#db/schema/listing.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { ReachedConversation } from "./conversation.ts";
import type { ReadingSide } from "./order-message.ts";

type Owner = { shopId: number } | { customerId: number };

/** A conversation of this shop or of this customer. */
export async function getConversationOf(ctx: Context, owner: Owner, id: number): Promise<ReachedConversation | null> {
  const isOwn =
    "shopId" in owner ? eq(conversations.shopId, owner.shopId) : eq(conversations.customerId, owner.customerId);
  return (await selectConversations(ctx).where(and(isOwn, eq(conversations.id, id))))[0] ?? null;
}

/** For a report of it; whose it is does not matter. */
export async function getReportedConversation(ctx: Context, id: number): Promise<ReachedConversation | null> {
  return (await selectConversations(ctx).where(eq(conversations.id, id)))[0] ?? null;
}

function selectConversations(ctx: Context) {
  return ctx.db
    .select({
      id: conversations.id,
      shopId: conversations.shopId,
      shopSlug: shops.slug,
      shopName: shops.name,
      customerId: conversations.customerId,
      shopperName: SHOPPER_NAME,
      isShopBlocking: sql<boolean>`${conversations.shopBlockedAt} is not null`,
      isShopperBlocking: sql<boolean>`${conversations.shopperBlockedAt} is not null`,
      isClosed: sql<boolean>`${conversations.closedAt} is not null or ${shops.status} = 'closed'`,
    })
    .from(conversations)
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .innerJoin(customers, eq(customers.id, conversations.customerId));
}

/** A shop that has sold nothing to the customer yet sees the name only as "Ada L." */
const SHOPPER_NAME = sql<string>`trim(${customers.firstName} || ' ' || case when ${customers.lastName} = '' then ''
  else left(${customers.lastName}, 1) || '.' end)`;

/** The pair's conversation; null if they have none yet. */
export async function findPairId(ctx: Context, shopId: number, customerId: number): Promise<number | null> {
  const rows = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.customerId, customerId)));
  return rows[0]?.id ?? null;
}

/** The pair's only conversation, even if both begin it at once. */
export async function writePair(ctx: Context, shopId: number, customerId: number): Promise<number> {
  const now = ctx.now();
  const rows = await ctx.db
    .insert(conversations)
    .values({ shopId, customerId, createdAt: now, lastMessageAt: now })
    .onConflictDoUpdate({ target: [conversations.shopId, conversations.customerId], set: { lastMessageAt: now } })
    .returning({ id: conversations.id });
  return rows[0]!.id;
}

/** Whether the shop shows this product now. */
export async function isShownProduct(ctx: Context, shopId: number, productId: number): Promise<boolean> {
  const isTheirs = and(eq(listingProducts.shopId, shopId), eq(listingProducts.productId, productId));
  return (await ctx.db.$count(listingProducts, isTheirs)) > 0;
}

/** A new message. A mail about it is due soon, but not soon after the last one. */
export async function touchConversation(
  ctx: Context,
  id: number,
  to: ReadingSide,
  wait: { minutes: number; betweenMinutes: number },
): Promise<void> {
  const now = ctx.now();
  const soon = new Date(now.getTime() + wait.minutes * 60_000).toISOString();
  const [dueAt, mailedAt] =
    to === "shop"
      ? [conversations.shopMailDueAt, conversations.shopMailedAt]
      : [conversations.shopperMailDueAt, conversations.shopperMailedAt];
  const due = sql`coalesce(${dueAt}, greatest(${soon}::timestamptz,
    ${mailedAt} + make_interval(mins => ${wait.betweenMinutes})))`;
  await ctx.db
    .update(conversations)
    .set({ lastMessageAt: now, ...(to === "shop" ? { shopMailDueAt: due } : { shopperMailDueAt: due }) })
    .where(eq(conversations.id, id));
}

/** Messages that were read are not mailed. */
export async function cancelMail(ctx: Context, id: number, side: ReadingSide): Promise<void> {
  await ctx.db
    .update(conversations)
    .set(side === "shop" ? { shopMailDueAt: null } : { shopperMailDueAt: null })
    .where(eq(conversations.id, id));
}

export async function setBlocked(ctx: Context, id: number, side: ReadingSide, isBlocked: boolean): Promise<void> {
  const at = isBlocked ? ctx.now() : null;
  await ctx.db
    .update(conversations)
    .set(side === "shop" ? { shopBlockedAt: at } : { shopperBlockedAt: at })
    .where(eq(conversations.id, id));
}

/** False if it was closed before. */
export async function closeConversation(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(conversations)
    .set({ closedAt: ctx.now(), shopMailDueAt: null, shopperMailDueAt: null })
    .where(and(eq(conversations.id, id), isNull(conversations.closedAt)))
    .returning({ id: conversations.id });
  return rows.length > 0;
}
