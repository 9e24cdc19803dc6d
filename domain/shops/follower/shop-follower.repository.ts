import { and, desc, eq, sql } from "drizzle-orm";
import { shopFollowers } from "#db/schema/shop-follower.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

/** Of shops that sell now, newest first. */
export async function findFollowedShopIds(
  ctx: Context,
  customerId: number,
  part?: { limit: number; offset: number },
): Promise<number[]> {
  const query = ctx.db
    .select({ shopId: shopFollowers.shopId })
    .from(shopFollowers)
    .innerJoin(shops, eq(shops.id, shopFollowers.shopId))
    .where(isOwnOfOpen(customerId))
    .orderBy(desc(shopFollowers.createdAt), desc(shopFollowers.shopId));
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query);
  return rows.map((row) => row.shopId);
}

export async function countFollowedShops(ctx: Context, customerId: number): Promise<number> {
  const rows = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(shopFollowers)
    .innerJoin(shops, eq(shops.id, shopFollowers.shopId))
    .where(isOwnOfOpen(customerId));
  return rows[0]!.count;
}

/** Returns whether the customer did not follow the shop before. */
export async function insertFollower(ctx: Context, customerId: number, shopId: number): Promise<boolean> {
  const rows = await ctx.db
    .insert(shopFollowers)
    .values({ customerId, shopId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ shopId: shopFollowers.shopId });
  return rows.length > 0;
}

/** Returns whether the customer followed the shop. */
export async function deleteFollower(ctx: Context, customerId: number, shopId: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(shopFollowers)
    .where(and(eq(shopFollowers.customerId, customerId), eq(shopFollowers.shopId, shopId)))
    .returning({ shopId: shopFollowers.shopId });
  return rows.length > 0;
}

function isOwnOfOpen(customerId: number) {
  return and(eq(shopFollowers.customerId, customerId), eq(shops.status, "approved"));
}
