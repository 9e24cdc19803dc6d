import { and, asc, eq } from "drizzle-orm";
import {
  importPictures,
  importedProducts,
  importedTerms,
  type IMPORTED_TERM_KINDS,
  productImports,
} from "#db/schema/product-import.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";

/** A run of the seller's own shop, or of any shop for the operator, locked until the transaction ends. */
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

type TermKind = (typeof IMPORTED_TERM_KINDS)[number];

export async function insertImportedTerms(
  ctx: Context,
  importId: number,
  kind: TermKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await ctx.db.insert(importedTerms).values(ids.map((termId) => ({ importId, kind, termId })));
}

/** What a run created besides products. */
export async function findImportedTerms(ctx: Context, importId: number): Promise<Record<TermKind, number[]>> {
  const rows = await ctx.db.select().from(importedTerms).where(eq(importedTerms.importId, importId));
  const of = (kind: TermKind) => rows.filter((row) => row.kind === kind).map(({ termId }) => termId);
  return {
    category: of("category"),
    brand: of("brand"),
    color: of("color"),
    attribute: of("attribute"),
    attribute_value: of("attribute_value"),
  };
}

/** Cancels images that were not fetched yet. */
export async function dropImportImages(ctx: Context, importId: number): Promise<void> {
  await ctx.db
    .delete(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.state, "waiting")));
}

export async function markUndone(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(productImports).set({ state: "undone", undoneAt: ctx.now() }).where(eq(productImports.id, id));
}
