import { and, asc, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { categoryAttributes } from "#db/schema/category.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { productImages, products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { videos } from "#db/schema/video.ts";
import { toMajorUnits } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findFixedPrices } from "./fixed-price.repository.ts";
import type { ProductOwner, ProductImage, ProductTexts, VariantForm } from "./product-admin.ts";
import { findSpecialPrices } from "./variant-write.repository.ts";

/** Enough to know the tags in use, and read in milliseconds in a shop of any size. */
const NEWEST_PRODUCTS = 1_000;

/** A product with its shop. Null for one of another shop; the operator sees all. */
export async function getProductAndShop(ctx: Context, owner: ProductOwner, id: number) {
  const isTheirs = owner.kind === "operator" ? undefined : eq(products.shopId, owner.shopId);
  const rows = await ctx.db
    .select({
      product: products,
      shop: { id: shops.id, slug: shops.slug, name: shops.name, isApprovalRequired: shops.isApprovalRequired },
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, id), isTheirs));
  return rows[0] ?? null;
}

/** In the order of the gallery. */
export async function findImages(ctx: Context, productId: number, files: readonly string[]): Promise<ProductImage[]> {
  const rows = await ctx.db
    .select({
      file: productImages.file,
      alt: productImages.alt,
      colorId: productImages.colorId,
      focus: productImages.focus,
    })
    .from(productImages)
    .where(eq(productImages.productId, productId));
  const known = new Map(rows.map((row) => [row.file, row]));
  return files.map((file) => known.get(file) ?? { file, alt: "", colorId: null, focus: "center" });
}

export function findTranslations(ctx: Context, productId: number): Promise<(ProductTexts & { language: string })[]> {
  return ctx.db
    .select({
      language: productTranslations.languageCode,
      name: productTranslations.name,
      shortDescription: productTranslations.shortDescription,
      description: productTranslations.description,
      specification: productTranslations.specification,
      seoTitle: productTranslations.seoTitle,
      seoDescription: productTranslations.seoDescription,
    })
    .from(productTranslations)
    .where(eq(productTranslations.productId, productId))
    .orderBy(asc(productTranslations.languageCode));
}

/** All variants in their order, including inactive ones. */
export async function findVariantForms(ctx: Context, productId: number): Promise<VariantForm[]> {
  const rows = await ctx.db
    .select({
      variant: variants,
      stock: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)`,
      values: sql<number[]>`coalesce((select array_agg(w.attribute_value_id order by w.attribute_value_id)
        from variant_values w where w.variant_id = ${variants.id}), '{}')`,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));
  const specials = new Map((await findSpecialPrices(ctx, productId)).map((each) => [each.variantId, each]));
  const fixedPrices = await findFixedPrices(ctx, productId);
  const typed = (minor: number) => toMajorUnits(readMoney(minor, ctx.baseCurrency.code));
  return rows.map(({ variant, stock, values }) => {
    const special = specials.get(variant.id);
    return {
      id: variant.id,
      colorId: variant.colorId,
      attributeValues: values,
      sku: variant.sku,
      barcode: variant.barcode,
      price: typed(variant.priceMinor),
      cost: variant.costMinor === null ? "" : typed(variant.costMinor),
      fixedPrices: fixedPrices.get(variant.id) ?? [],
      specialPrice: special ? typed(special.amountMinor ?? 0) : "",
      specialStartsAt: special?.startsAt.toISOString() ?? "",
      specialEndsAt: special?.endsAt?.toISOString() ?? "",
      stock,
      weightGrams: variant.weightGrams,
      image: variant.image,
      isActive: variant.isActive,
    };
  });
}

/** Offers that the editor of variants does not show: of a campaign, a deal, or the whole product. */
export async function hasOtherOffers(ctx: Context, productId: number): Promise<boolean> {
  const isOther = or(
    ne(priceRules.kind, "special"),
    isNull(priceRules.variantId),
    ne(priceRules.discountKind, "fixed_price"),
  );
  const isRunning = or(isNull(priceRules.endsAt), gt(priceRules.endsAt, ctx.now()));
  return (
    (await ctx.db.$count(
      priceRules,
      and(eq(priceRules.productId, productId), ne(priceRules.kind, "wholesale"), isOther, isRunning),
    )) > 0
  );
}

/** What products of each category usually differ in. */
export async function findCategoryAttributes(ctx: Context): Promise<Record<number, number[]>> {
  const rows = await ctx.db.select().from(categoryAttributes).orderBy(asc(categoryAttributes.attributeId));
  const found: Record<number, number[]> = {};
  for (const { categoryId, attributeId } of rows) (found[categoryId] ??= []).push(attributeId);
  return found;
}

/** The tags of a shop's newest products, or of those of all shops if null: the most frequent first. */
export async function findCommonTags(ctx: Context, shopId: number | null, max: number): Promise<string[]> {
  const isTheirs = shopId === null ? sql`true` : sql`p.shop_id = ${shopId}`;
  const { rows } = (await ctx.db.execute(sql`
    with newest as (select p.tags from products p where ${isTheirs} order by p.id desc limit ${NEWEST_PRODUCTS})
    select g.tag from newest n, unnest(n.tags) g(tag)
    group by g.tag order by count(*) desc, g.tag limit ${max}`)) as { rows: { tag: string }[] };
  return rows.map(({ tag }) => tag);
}

export type VideoChoice = { address: string; title: string };

/** The newest videos of a shop, or of all shops if null. */
export async function findVideoChoices(ctx: Context, shopId: number | null, max: number): Promise<VideoChoice[]> {
  const rows = await ctx.db
    .select({ slug: videos.slug, title: videos.title })
    .from(videos)
    .where(shopId === null ? undefined : eq(videos.shopId, shopId))
    .orderBy(desc(videos.id))
    .limit(max);
  return rows.map(({ slug, title }) => ({ address: `/video-shopping/${slug}`, title }));
}

/** The delivery classes that the shop's products have, or that its deliveries leave out; of all shops if null. */
export async function findDeliveryClasses(ctx: Context, shopId: number | null): Promise<string[]> {
  const isTheirs = shopId === null ? sql`true` : sql`p.shop_id = ${shopId}`;
  const isItsRate = shopId === null ? sql`true` : sql`(r.shop_id = ${shopId} or r.shop_id is null)`;
  const { rows } = (await ctx.db.execute(sql`
    with newest as (select p.delivery_class from products p where ${isTheirs} order by p.id desc limit ${NEWEST_PRODUCTS})
    select delivery_class as name from newest where delivery_class <> ''
    union select c.name from shipping_rates r, unnest(r.excluded_classes) c(name) where ${isItsRate}
    order by 1`)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
