import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { shops, shopTranslations } from "#db/schema/shop.ts";
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

/** The customer's first approved shop. */
export async function findOwnShopRow(ctx: Context, customerId: number): Promise<OwnShop | null> {
  const rows = await ctx.db
    .select({ id: shops.id, slug: shops.slug, name: shops.name, logo: shops.logo, status: shops.status })
    .from(shops)
    .where(and(eq(shops.ownerId, customerId), inArray(shops.status, ["approved", "suspended"])))
    .orderBy(asc(shops.id))
    .limit(1);
  const row = rows[0];
  if (!row) return null;
  const { status, ...shop } = row;
  return { ...shop, isSuspended: status === "suspended" };
}
