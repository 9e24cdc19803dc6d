import { asc, eq, ne, or } from "drizzle-orm";
import { categories } from "#db/schema/category.ts";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

type Found = { id: number; name: string };

export async function getShopBySlug(ctx: Context, slug: string): Promise<Found | null> {
  const rows = await ctx.db.select({ id: shops.id, name: shops.name }).from(shops).where(eq(shops.slug, slug));
  return rows[0] ?? null;
}

export async function getCategoryBySlug(ctx: Context, slug: string): Promise<Found | null> {
  const rows = await ctx.db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.slug, slug));
  return rows[0] ?? null;
}

/** By its slug, or by the SKU of one of its variants. */
export async function getProductBySlug(ctx: Context, slug: string): Promise<Found | null> {
  const rows = await ctx.db
    .selectDistinct({ id: products.id, name: products.name })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(or(eq(products.slug, slug), eq(variants.sku, slug)))
    .orderBy(asc(products.id))
    .limit(1);
  return rows[0] ?? null;
}

export function findShopNames(ctx: Context, max: number): Promise<{ slug: string; name: string }[]> {
  return ctx.db
    .select({ slug: shops.slug, name: shops.name })
    .from(shops)
    .where(ne(shops.status, "closed"))
    .orderBy(asc(shops.name), asc(shops.id))
    .limit(max);
}
