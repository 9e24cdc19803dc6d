import { and, asc, desc, eq, notInArray, sql } from "drizzle-orm";
import { comparedProducts } from "#db/schema/compare.ts";
import { customers } from "#db/schema/customer.ts";
import { listingProducts } from "#db/schema/listing.ts";
import { sessions } from "#db/schema/session.ts";
import type { Context } from "../../context.ts";

/** The customer's own, on any device; otherwise those of the guest's session. */
function isOwn({ visitor }: Context) {
  return visitor.customerId !== null
    ? eq(comparedProducts.customerId, visitor.customerId)
    : eq(comparedProducts.sessionId, visitor.sessionId ?? 0);
}

/** Serializes concurrent additions, so that the limit holds. */
export async function lockComparison({ db, visitor }: Context): Promise<void> {
  if (visitor.customerId !== null)
    await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, visitor.customerId))
      .for("no key update");
  else
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, visitor.sessionId ?? 0))
      .for("no key update");
}

/** Products visible in the shop, in the order in which they were added. */
export async function findComparedIds(ctx: Context): Promise<number[]> {
  const rows = await ctx.db
    .select({ productId: comparedProducts.productId })
    .from(comparedProducts)
    .innerJoin(listingProducts, eq(listingProducts.productId, comparedProducts.productId))
    .where(isOwn(ctx))
    .orderBy(asc(comparedProducts.addedAt), asc(comparedProducts.id));
  return rows.map(({ productId }) => productId);
}

export async function isProductShown(ctx: Context, productId: number): Promise<boolean> {
  return (await ctx.db.$count(listingProducts, eq(listingProducts.productId, productId))) > 0;
}

export async function insertCompared(ctx: Context, productId: number): Promise<void> {
  const { customerId, sessionId } = ctx.visitor;
  const owner = customerId !== null ? { customerId } : { sessionId };
  await ctx.db
    .insert(comparedProducts)
    .values({ ...owner, productId, addedAt: ctx.now() })
    .onConflictDoNothing();
}

export async function deleteCompared(ctx: Context, productId: number): Promise<void> {
  await ctx.db.delete(comparedProducts).where(and(isOwn(ctx), eq(comparedProducts.productId, productId)));
}

/** Moves the guest's to the customer, without duplicates. */
export async function moveCompared(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into compared_products (customer_id, product_id, added_at)
    select ${customerId}::int, product_id, added_at from compared_products where session_id = ${sessionId}
    on conflict (customer_id, product_id) do nothing
  `);
  await ctx.db.delete(comparedProducts).where(eq(comparedProducts.sessionId, sessionId));
}

/** Deletes all but a customer's newest. */
export async function deleteOldCompared(ctx: Context, customerId: number, kept: number): Promise<void> {
  const isOfCustomer = eq(comparedProducts.customerId, customerId);
  const newest = ctx.db
    .select({ id: comparedProducts.id })
    .from(comparedProducts)
    .where(isOfCustomer)
    .orderBy(desc(comparedProducts.addedAt), desc(comparedProducts.id))
    .limit(kept);
  await ctx.db.delete(comparedProducts).where(and(isOfCustomer, notInArray(comparedProducts.id, newest)));
}
