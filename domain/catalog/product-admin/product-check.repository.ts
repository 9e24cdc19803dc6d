import { and, eq, inArray, like, ne, or } from "drizzle-orm";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { taxClasses } from "#db/schema/tax.ts";
import { videos } from "#db/schema/video.ts";
import type { Context } from "../../context.ts";

/** Which of these SKUs are used by variants of other products. */
export async function findTakenSkus(
  ctx: Context,
  productId: number | null,
  skus: readonly string[],
): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, [...skus]), productId === null ? undefined : ne(variants.productId, productId)));
  return new Set(rows.map(({ sku }) => sku));
}

/** All SKUs that are `stem`, or start with it and a hyphen. */
export async function findSkusLike(ctx: Context, stem: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(or(eq(variants.sku, stem), like(variants.sku, `${literal(stem)}-%`)));
  return new Set(rows.map(({ sku }) => sku));
}

/** All slugs of other products that are `stem`, or start with it and a hyphen. */
export async function findSlugsLike(ctx: Context, productId: number | null, stem: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(
        or(eq(products.slug, stem), like(products.slug, `${literal(stem)}-%`)),
        productId === null ? undefined : ne(products.id, productId),
      ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

export async function isTaxClass(ctx: Context, code: string): Promise<boolean> {
  return (await ctx.db.$count(taxClasses, eq(taxClasses.code, code))) > 0;
}

/** Whether the shop has a video with this slug, published or not. */
export async function isShopVideo(ctx: Context, shopId: number, slug: string): Promise<boolean> {
  return (await ctx.db.$count(videos, and(eq(videos.shopId, shopId), eq(videos.slug, slug)))) > 0;
}

/** Null if there is no such shop, or it has closed. */
export async function getShopToSell(
  ctx: Context,
  shopId: number,
): Promise<{ id: number; ownerId: number | null; isApprovalRequired: boolean } | null> {
  const rows = await ctx.db
    .select({ id: shops.id, ownerId: shops.ownerId, isApprovalRequired: shops.isApprovalRequired })
    .from(shops)
    .where(and(eq(shops.id, shopId), inArray(shops.status, ["approved", "suspended", "pending"])));
  return rows[0] ?? null;
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
