import { and, asc, eq, sql } from "drizzle-orm";
import { shops, shopTranslations } from "#db/schema/shop.ts";
import type { Context } from "../context.ts";
import type { ShopProfile } from "./shop.ts";

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
