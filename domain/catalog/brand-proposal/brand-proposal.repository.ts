import { and, asc, eq, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import { brands } from "#db/schema/brand.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { BrandProposal } from "./brand-proposal.ts";

/** Of all shops for the operator, oldest first. */
export function findProposalRows(ctx: Context, shopId: number | null): Promise<BrandProposal[]> {
  return ctx.db
    .select({
      id: brands.id,
      name: brands.name,
      shop: { id: shops.id, name: shops.name },
      productsCount: sql<number>`(select count(*)::int from products p where p.brand_id = ${brands.id})`,
    })
    .from(brands)
    .innerJoin(shops, eq(shops.id, brands.proposedByShopId))
    .where(shopId === null ? undefined : eq(brands.proposedByShopId, shopId))
    .orderBy(asc(brands.id));
}

/** Locks the shop, so that concurrent proposals of the same name become one. */
export async function lockShop(ctx: Context, shopId: number): Promise<void> {
  await ctx.db.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("no key update");
}

/** A brand of this name that the shop can use: accepted, or its own proposal. */
export async function findSameBrand(ctx: Context, shopId: number, name: string): Promise<number | null> {
  const rows = await ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(
      and(
        sql`fold_text(${brands.name}) = fold_text(${name})`,
        or(isNull(brands.proposedByShopId), eq(brands.proposedByShopId, shopId)),
      ),
    )
    .orderBy(sql`${brands.proposedByShopId} nulls first`)
    .limit(1);
  return rows[0]?.id ?? null;
}

export async function findBrandSlugsLike(ctx: Context, stem: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ slug: brands.slug })
    .from(brands)
    .where(or(eq(brands.slug, stem), like(brands.slug, `${stem}-%`)));
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertProposal(
  ctx: Context,
  { name, slug, shopId }: { name: string; slug: string; shopId: number },
): Promise<number> {
  const position = sql<number>`(select coalesce(max(b.position) + 1, 0) from brands b)`;
  const rows = await ctx.db
    .insert(brands)
    .values({ name, slug, position, proposedByShopId: shopId })
    .returning({ id: brands.id });
  return rows[0]!.id;
}

/** Null for a brand that is not proposed. */
export async function lockProposal(
  ctx: Context,
  id: number,
): Promise<{ id: number; name: string; slug: string; shopId: number } | null> {
  const rows = await ctx.db
    .select({ id: brands.id, name: brands.name, slug: brands.slug, shopId: brands.proposedByShopId })
    .from(brands)
    .where(and(eq(brands.id, id), isNotNull(brands.proposedByShopId)))
    .for("update");
  const [row] = rows;
  return row && row.shopId !== null ? { ...row, shopId: row.shopId } : null;
}

export async function isBrandAccepted(ctx: Context, id: number): Promise<boolean> {
  return (await ctx.db.$count(brands, and(eq(brands.id, id), isNull(brands.proposedByShopId)))) > 0;
}

export async function setAccepted(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(brands).set({ proposedByShopId: null }).where(eq(brands.id, id));
}

export async function findBrandProducts(ctx: Context, id: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.brandId, id))
    .orderBy(asc(products.id));
  return rows.map((row) => row.id);
}

/** Gives its products and pending changes another brand, or none. */
export async function replaceBrand(ctx: Context, id: number, intoId: number | null): Promise<void> {
  await ctx.db.update(products).set({ brandId: intoId }).where(eq(products.brandId, id));
  for (const column of ["base", "content"])
    await ctx.db.execute(sql`update product_changes set ${sql.identifier(column)} =
      jsonb_set(${sql.identifier(column)}, '{brand_id}', ${JSON.stringify(intoId)}::jsonb)
      where ${sql.identifier(column)}->>'brand_id' = ${String(id)}`);
}

export async function deleteProposal(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(brands).where(eq(brands.id, id));
}
