import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { shops, shopTranslations } from "#db/schema/shop.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import type { ShopRole } from "#shared/shop-role.ts";
import type { ShopStatus } from "#shared/shop-status.ts";
import type { Context } from "../../context.ts";
import type { OwnShop, ShopProfile } from "./shop.ts";

/** Shops that sell now: approved and not suspended. */
export function findApprovedShops(ctx: Context): Promise<ShopProfile[]> {
  return ctx.db
    .select({
      id: shops.id,
      slug: shops.slug,
      name: shops.name,
      tagline: sql<string>`coalesce(${shopTranslations.tagline}, ${shops.tagline})`,
      logo: shops.logo,
      banner: shops.banner,
      city: sql<string>`coalesce(nullif(${shopTranslations.city}, ''), ${shops.city})`,
    })
    .from(shops)
    .leftJoin(
      shopTranslations,
      and(eq(shopTranslations.shopId, shops.id), eq(shopTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(eq(shops.status, "approved"))
    .orderBy(asc(shops.name), asc(shops.id));
}

const WORKING = inArray(shops.status, ["approved", "suspended"]);

const OWN = {
  id: shops.id,
  slug: shops.slug,
  name: shops.name,
  logo: shops.logo,
  status: shops.status,
  isTwoStepRequired: shops.isTwoStepRequired,
  unreadThreads: sql<number>`(select count(distinct m.order_id)::int from order_messages m
      join orders o on o.id = m.order_id where o.shop_id = ${shops.id} and m.shop_read_at is null)
    + (select count(distinct m.conversation_id)::int from order_messages m
      join conversations c on c.id = m.conversation_id where c.shop_id = ${shops.id} and m.shop_read_at is null)`,
};

/** The shop that the customer owns, or else the one whose team they belong to. */
export async function findOwnShopRow(ctx: Context, customerId: number): Promise<OwnShop | null> {
  const rows = await ctx.db
    .select({
      ...OWN,
      role: sql<ShopRole>`case when ${shops.ownerId} = ${customerId} then 'owner' else ${shopMembers.role} end`,
    })
    .from(shops)
    .leftJoin(shopMembers, and(eq(shopMembers.shopId, shops.id), eq(shopMembers.customerId, customerId)))
    .where(and(or(eq(shops.ownerId, customerId), isNotNull(shopMembers.role)), WORKING))
    .orderBy(sql`${shops.ownerId} = ${customerId} desc`, asc(shops.id))
    .limit(1);
  return rows[0] ? presentOwn(rows[0], false) : null;
}

/** A shop as staff see it: with read-only rights. */
export async function findLookedAtShopRow(ctx: Context, shopId: number): Promise<OwnShop | null> {
  const rows = await ctx.db
    .select({ ...OWN, unreadThreads: sql<number>`0` })
    .from(shops)
    .where(and(eq(shops.id, shopId), WORKING));
  return rows[0] ? presentOwn({ ...rows[0], role: "read" as const }, true) : null;
}

function presentOwn<Row extends { status: string }>({ status, ...shop }: Row, isLookedAt: boolean) {
  return { ...shop, isSuspended: status === "suspended", isLookedAt };
}

/** False if it is no longer in this status. */
export async function setShopStatus(
  ctx: Context,
  id: number,
  from: ShopStatus,
  to: ShopStatus,
  statusReason: string,
): Promise<boolean> {
  const rows = await ctx.db
    .update(shops)
    .set({ status: to, statusReason })
    .where(and(eq(shops.id, id), eq(shops.status, from)))
    .returning({ id: shops.id });
  return rows.length > 0;
}
