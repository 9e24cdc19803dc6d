import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { digitalFiles, licenceKeys } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import { importPictures, importedProducts, productImports } from "#db/schema/product-import.ts";
import { products, variants } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";

/** A run of the own shop, or of any shop for the operator, locked until the transaction ends. */
export async function lockUndoable(ctx: Context, owner: ProductOwner, id: number) {
  const isTheirs = owner.kind === "operator" ? undefined : eq(productImports.shopId, owner.shopId);
  const rows = await ctx.db
    .select({
      shopId: productImports.shopId,
      shopSlug: shops.slug,
      state: productImports.state,
      isDryRun: productImports.isDryRun,
      fileName: productImports.fileName,
      finishedAt: productImports.finishedAt,
    })
    .from(productImports)
    .innerJoin(shops, eq(shops.id, productImports.shopId))
    .where(and(eq(productImports.id, id), isTheirs))
    .for("update", { of: productImports });
  return rows[0] ?? null;
}

export function findImported(ctx: Context, importId: number) {
  return ctx.db
    .select({
      productId: importedProducts.productId,
      before: importedProducts.before,
      revision: importedProducts.revision,
    })
    .from(importedProducts)
    .where(eq(importedProducts.importId, importId))
    .orderBy(asc(importedProducts.productId));
}

/** Those of the products that were bought or reviewed, or have files: they are not deleted. */
export async function findUsedProducts(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const ofVariant = (table: typeof licenceKeys) =>
    sql`exists (select from ${table} join ${variants} on ${variants.id} = ${table.variantId} where ${variants.productId} = ${products.id})`;
  const ofProduct = (table: typeof orderLines | typeof digitalFiles | typeof reviews) =>
    sql`exists (select from ${table} where ${table.productId} = ${products.id})`;
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        sql`(${ofProduct(orderLines)} or ${ofProduct(digitalFiles)} or ${ofProduct(reviews)} or ${ofVariant(licenceKeys)})`,
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

/** Pictures that were not fetched yet never are. */
export async function dropImportPictures(ctx: Context, importId: number): Promise<void> {
  await ctx.db
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, "waiting")));
}

export async function markUndone(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(productImports).set({ state: "undone", undoneAt: ctx.now() }).where(eq(productImports.id, id));
}
