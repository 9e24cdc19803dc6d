import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { importedProducts, productImports } from "#db/schema/product-import.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";
import type { ImportError, ProductImport } from "./import.ts";

const SHOWN = {
  id: productImports.id,
  state: productImports.state,
  format: productImports.format,
  rows: productImports.rows,
  created: productImports.created,
  updated: productImports.updated,
  skipped: productImports.skipped,
  errors: productImports.errors,
};

export type WaitingImport = {
  id: number;
  shopId: number;
  isByOperator: boolean;
  isApprovalRequired: boolean;
  format: ProductImport["format"];
  isDryRun: boolean;
  isAllOrNothing: boolean;
  isWholeShop: boolean;
  categoryId: number | null;
  mapping: Record<string, string> | null;
  source: string;
  position: number;
};

/** Null if there is no such shop, or it has closed. */
export async function getShopSlug(ctx: Context, shopId: number): Promise<string | null> {
  const rows = await ctx.db
    .select({ slug: shops.slug })
    .from(shops)
    .where(and(eq(shops.id, shopId), inArray(shops.status, ["approved", "suspended", "pending"])));
  return rows[0]?.slug ?? null;
}

export async function insertImport(
  ctx: Context,
  values: Omit<typeof productImports.$inferInsert, "createdAt">,
): Promise<ProductImport> {
  const rows = await ctx.db
    .insert(productImports)
    .values({ ...values, createdAt: ctx.now() })
    .returning(SHOWN);
  return rows[0]!;
}

export async function findImport(ctx: Context, owner: ProductOwner, id: number): Promise<ProductImport | null> {
  const isTheirs = owner.kind === "operator" ? undefined : eq(productImports.shopId, owner.shopId);
  const rows = await ctx.db
    .select(SHOWN)
    .from(productImports)
    .where(and(eq(productImports.id, id), isTheirs));
  return rows[0] ?? null;
}

/** The oldest run that is waiting or was interrupted. */
export async function getWaitingImport(ctx: Context): Promise<WaitingImport | null> {
  const rows = await ctx.db
    .select({
      id: productImports.id,
      shopId: productImports.shopId,
      isByOperator: productImports.isByOperator,
      isApprovalRequired: shops.isApprovalRequired,
      format: productImports.format,
      isDryRun: productImports.isDryRun,
      isAllOrNothing: productImports.isAllOrNothing,
      isWholeShop: productImports.isWholeShop,
      categoryId: productImports.categoryId,
      mapping: productImports.mapping,
      source: sql<string>`coalesce(${productImports.source}, '')`,
      position: productImports.position,
    })
    .from(productImports)
    .innerJoin(shops, eq(shops.id, productImports.shopId))
    .where(inArray(productImports.state, ["queued", "running"]))
    .orderBy(asc(productImports.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Stores the results of checking the whole file; a resumed run keeps its first results. */
export async function beginImport(ctx: Context, id: number, skipped: number, errors: ImportError[]): Promise<void> {
  await ctx.db
    .update(productImports)
    .set({ state: "running", skipped, errors })
    .where(and(eq(productImports.id, id), eq(productImports.state, "queued")));
}

/** In the transaction of a chunk: false if it was already done. */
export async function advanceImport(
  ctx: Context,
  id: number,
  { from, to, created, errors }: { from: number; to: number; created: number; errors: ImportError[] },
): Promise<boolean> {
  const rows = await ctx.db
    .update(productImports)
    .set({
      position: to,
      created: sql`${productImports.created} + ${created}`,
      skipped: sql`${productImports.skipped} + ${new Set(errors.map(({ line }) => line)).size}`,
      errors: sql`${productImports.errors} || ${JSON.stringify(errors)}::jsonb`,
    })
    .where(and(eq(productImports.id, id), eq(productImports.position, from), eq(productImports.state, "running")))
    .returning({ id: productImports.id });
  return rows.length > 0;
}

/** In the transaction that saves a product. */
export async function countUpdate(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(productImports)
    .set({ updated: sql`${productImports.updated} + 1` })
    .where(eq(productImports.id, id));
}

type End = { state: "done" | "failed"; created?: number; updated?: number; skipped?: number };

export async function endImport(ctx: Context, id: number, end: End): Promise<void> {
  await ctx.db
    .update(productImports)
    .set({ ...end, source: null, finishedAt: ctx.now() })
    .where(eq(productImports.id, id));
}

type Imported = { productId: number; before: object | null; revision: number };

/** Records what a run did. The state before its first change stays recorded. */
export async function insertImportedProducts(ctx: Context, importId: number, done: readonly Imported[]): Promise<void> {
  if (done.length === 0) return;
  await ctx.db
    .insert(importedProducts)
    .values(done.map((each) => ({ importId, ...each })))
    .onConflictDoUpdate({
      target: [importedProducts.importId, importedProducts.productId],
      set: { revision: sql`excluded.revision` },
    });
}
