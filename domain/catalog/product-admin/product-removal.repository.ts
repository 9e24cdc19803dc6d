import { and, eq, inArray, sql } from "drizzle-orm";
import { digitalFiles, licenseKeys } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import type { Context } from "../../context.ts";

/** Those of the products that were bought or reviewed, or have files: they are not deleted. */
export async function findUsedProducts(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const ofVariant = (table: typeof licenseKeys) =>
    sql`exists (select from ${table} join ${variants} on ${variants.id} = ${table.variantId} where ${variants.productId} = ${products.id})`;
  const ofProduct = (table: typeof orderLines | typeof digitalFiles | typeof reviews) =>
    sql`exists (select from ${table} where ${table.productId} = ${products.id})`;
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        sql`(${ofProduct(orderLines)} or ${ofProduct(digitalFiles)} or ${ofProduct(reviews)} or ${ofVariant(licenseKeys)})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns how many there were, and those that were on sale. */
export async function deleteProducts(
  ctx: Context,
  shopId: number,
  ids: readonly number[],
): Promise<{ count: number; published: number[] }> {
  if (ids.length === 0) return { count: 0, published: [] };
  const rows = await ctx.db
    .delete(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, [...ids])))
    .returning({ id: products.id, status: products.status });
  return { count: rows.length, published: rows.filter(({ status }) => status === "published").map(({ id }) => id) };
}
