import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { listingProducts } from "#db/schema/listing.ts";
import { products } from "#db/schema/product.ts";
import { viewedProducts } from "#db/schema/visitor.ts";
import type { Context } from "../../context.ts";

/** The customer's own, on any device; otherwise those of the guest's session. */
function isOwn({ visitor }: Context) {
  return visitor.customerId !== null
    ? eq(viewedProducts.customerId, visitor.customerId)
    : eq(viewedProducts.sessionId, visitor.sessionId ?? 0);
}

export async function findViewedIds(ctx: Context, limit: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ productId: viewedProducts.productId })
    .from(viewedProducts)
    .innerJoin(listingProducts, eq(listingProducts.productId, viewedProducts.productId))
    .where(isOwn(ctx))
    .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.id))
    .limit(limit);
  return rows.map((row) => row.productId);
}

export async function isShown(ctx: Context, productId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(listingProducts)
    .innerJoin(products, eq(products.id, listingProducts.productId))
    .where(eq(listingProducts.productId, productId));
  return rows.length > 0;
}

export async function writeView(ctx: Context, productId: number): Promise<void> {
  const { customerId, sessionId } = ctx.visitor;
  const owner = customerId !== null ? { customerId } : { sessionId };
  await ctx.db
    .insert(viewedProducts)
    .values({ ...owner, productId, viewedAt: ctx.now() })
    .onConflictDoUpdate({
      target:
        customerId !== null
          ? [viewedProducts.customerId, viewedProducts.productId]
          : [viewedProducts.sessionId, viewedProducts.productId],
      set: { viewedAt: ctx.now() },
    });
}

/** Deletes all but the newest. */
export async function forgetOldViews(ctx: Context, kept: number): Promise<void> {
  const newest = ctx.db
    .select({ id: viewedProducts.id })
    .from(viewedProducts)
    .where(isOwn(ctx))
    .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.id))
    .limit(kept);
  await ctx.db.delete(viewedProducts).where(and(isOwn(ctx), notInArray(viewedProducts.id, newest)));
}

/** Moves the guest's views to the customer; for the same product the newer one remains. */
export async function moveViews(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into viewed_products as own (customer_id, product_id, viewed_at)
    select ${customerId}::int, product_id, viewed_at from viewed_products where session_id = ${sessionId}
    on conflict (customer_id, product_id) do update set viewed_at = greatest(own.viewed_at, excluded.viewed_at)
  `);
  await ctx.db.delete(viewedProducts).where(eq(viewedProducts.sessionId, sessionId));
}
