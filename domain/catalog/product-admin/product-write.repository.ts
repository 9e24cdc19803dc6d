import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { productImages, products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner, ProductStatus } from "./product-admin.ts";
import type { ProductToSave } from "./product-to-save.ts";

type State = {
  status: ProductStatus;
  isApproved: boolean;
  rejectionReason: string;
  publishedAt: Date | null;
  publishAt: Date | null;
};

export async function insertProduct(
  ctx: Context,
  shopId: number,
  slug: string,
  product: ProductToSave,
  state: State,
): Promise<number> {
  const rows = await ctx.db
    .insert(products)
    .values({ shopId, slug, ...columnsOf(product), ...state, createdAt: ctx.now(), updatedAt: ctx.now() })
    .returning({ id: products.id });
  const { id } = rows[0]!;
  await setTexts(ctx, id, product);
  return id;
}

export async function updateProduct(
  ctx: Context,
  id: number,
  slug: string,
  product: ProductToSave,
  publishAt: Date | null,
): Promise<void> {
  await ctx.db
    .update(products)
    .set({ slug, ...columnsOf(product), publishAt, revision: sql`${products.revision} + 1`, updatedAt: ctx.now() })
    .where(eq(products.id, id));
  await setTexts(ctx, id, product);
}

export type LockedProduct = {
  id: number;
  shopId: number;
  name: string;
  slug: string;
  status: ProductStatus;
  isApproved: boolean;
  revision: number;
  rejectionReason: string;
  isApprovalRequired: boolean;
  publishAt: Date | null;
  updatedAt: Date;
};

/** Locks the products until the transaction ends, in id order. Those of another shop are left out; the operator sees all. */
export function lockProducts(ctx: Context, owner: ProductOwner, ids: readonly number[]): Promise<LockedProduct[]> {
  const isTheirs = owner.kind === "operator" ? undefined : eq(products.shopId, owner.shopId);
  return ctx.db
    .select({
      id: products.id,
      shopId: products.shopId,
      name: products.name,
      slug: products.slug,
      status: products.status,
      isApproved: products.isApproved,
      revision: products.revision,
      rejectionReason: products.rejectionReason,
      isApprovalRequired: shops.isApprovalRequired,
      publishAt: products.publishAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(inArray(products.id, [...ids]), isTheirs))
    .orderBy(asc(products.id))
    .for("no key update", { of: products });
}

/** Drafts that are due for publication, the longest overdue first. */
export function findDueProducts(ctx: Context, max: number): Promise<{ id: number; shopId: number }[]> {
  return ctx.db
    .select({ id: products.id, shopId: products.shopId })
    .from(products)
    .where(lte(products.publishAt, ctx.now()))
    .orderBy(asc(products.publishAt), asc(products.id))
    .limit(max);
}

/** When the next draft is to be published; null if none is. */
export async function getNextPublication(ctx: Context): Promise<Date | null> {
  const rows = await ctx.db
    .select({ publishAt: products.publishAt })
    .from(products)
    .where(isNotNull(products.publishAt))
    .orderBy(asc(products.publishAt))
    .limit(1);
  return rows[0]?.publishAt ?? null;
}

/** It stays a draft. */
export async function clearPublishAt(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(products).set({ publishAt: null }).where(eq(products.id, id));
}

/** Those of the products that have an active variant. */
export async function findSellable(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(and(inArray(variants.productId, [...ids]), variants.isActive));
  return new Set(rows.map(({ id }) => id));
}

/** The first publication sets the date; later ones keep it. Clears the scheduled publication. */
export async function setStatus(
  ctx: Context,
  id: number,
  state: { status: ProductStatus; isApproved: boolean; rejectionReason?: string },
): Promise<void> {
  const published =
    state.status === "published"
      ? { publishedAt: sql`coalesce(${products.publishedAt}, ${ctx.now().toISOString()}::timestamptz)` }
      : {};
  await ctx.db
    .update(products)
    .set({
      ...state,
      ...published,
      publishAt: null,
      revision: sql`${products.revision} + 1`,
      updatedAt: ctx.now(),
    })
    .where(eq(products.id, id));
}

export async function setApprovalRequired(ctx: Context, shopId: number, isRequired: boolean): Promise<string | null> {
  const rows = await ctx.db
    .update(shops)
    .set({ isApprovalRequired: isRequired })
    .where(eq(shops.id, shopId))
    .returning({ slug: shops.slug });
  return rows[0]?.slug ?? null;
}

/** Whether the product has more than one variant to choose from follows its active variants. */
export async function setHasVariant(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(products)
    .set({ hasVariant: sql`(select count(*) > 1 from variants v where v.product_id = ${id} and v.is_active)` })
    .where(eq(products.id, id));
}

/** Replaces the translations and the images' details. */
async function setTexts(
  ctx: Context,
  productId: number,
  { translations, translatedLanguages, pictures }: ProductToSave,
): Promise<void> {
  await ctx.db
    .delete(productTranslations)
    .where(
      and(eq(productTranslations.productId, productId), inArray(productTranslations.languageCode, translatedLanguages)),
    );
  if (translations.length > 0)
    await ctx.db.insert(productTranslations).values(translations.map((texts) => ({ productId, ...texts })));
  await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
  if (pictures.length > 0)
    await ctx.db.insert(productImages).values(pictures.map((image) => ({ productId, ...image })));
}

function columnsOf({
  translations: _translations,
  translatedLanguages: _languages,
  pictures,
  variants: _variants,
  quantityPrices: _quantityPrices,
  ...columns
}: ProductToSave) {
  return { ...columns, images: pictures.map(({ file }) => file), imageFocus: pictures[0]?.focus ?? "center" };
}
