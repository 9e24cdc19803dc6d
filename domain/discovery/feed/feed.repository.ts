import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { readFixedPrice, readMoney } from "#db/columns.ts";
import {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
} from "#db/schema/attribute.ts";
import { productVolume } from "#db/product-volume.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import type { FixedPrice, Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

export type FeedRow = {
  productId: number;
  shopId: number;
  isDigital: boolean;
  minimumOrderQuantity: number;
  variantId: number;
  slug: string;
  sku: string;
  name: string;
  description: string;
  image: string | null;
  images: string[];
  hasVariant: boolean;
  weightGrams: number;
  cubicMillimeters: number;
  deliveryClass: string;
  categoryId: number;
  brandId: number | null;
  colorId: number | null;
  valueIds: number[];
  isInStock: boolean;
  price: Money;
  oldPrice: Money | null;
  /** In the feed's currency; null: converted. */
  fixed: FixedPrice | null;
  offerEndsAt: Date | null;
};

export type FeedValue = { id: number; name: string; value: string };

/** The variants of the next products after an id; `lastProductId` is null on the last page. */
export async function findFeedRows(
  ctx: Context,
  after: number,
  limit: number,
): Promise<{ lastProductId: number | null; rows: FeedRow[] }> {
  const next = await ctx.db
    .select({ id: listingProducts.productId })
    .from(listingProducts)
    .where(gt(listingProducts.productId, after))
    .orderBy(asc(listingProducts.productId))
    .limit(limit);
  const ids = next.map(({ id }) => id);
  const lastProductId = ids.at(-1) ?? null;
  return { lastProductId, rows: lastProductId === null ? [] : await findRowsOf(ctx, ids) };
}

async function findRowsOf(ctx: Context, productIds: readonly number[]): Promise<FeedRow[]> {
  const rows = await ctx.db
    .select({
      productId: listingVariants.productId,
      shopId: products.shopId,
      isDigital: sql<boolean>`${products.type} = 'digital'`,
      minimumOrderQuantity: products.minimumOrderQuantity,
      variantId: listingVariants.variantId,
      slug: products.slug,
      sku: variants.sku,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      description: sql<string>`coalesce(nullif(${productTranslations.description}, ''), ${products.description})`,
      image: variants.image,
      images: products.images,
      hasVariant: products.hasVariant,
      deliveryClass: products.deliveryClass,
      weightGrams: sql<number>`coalesce(${variants.weightGrams}, ${products.weightGrams})`,
      cubicMillimeters: productVolume(),
      categoryId: listingVariants.categoryId,
      brandId: listingVariants.brandId,
      colorId: listingVariants.colorId,
      valueIds: listingVariants.valueIds,
      isInStock: sql<boolean>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0) >= greatest(1, ${products.minimumOrderQuantity})`,
      ownMinor: variants.priceMinor,
      fixedMinor: variantPrices.priceMinor,
      priceMinor: listingVariants.priceMinor,
      oldPriceMinor: listingVariants.oldPriceMinor,
      offerEndsAt: listingVariants.offerEndsAt,
    })
    .from(listingVariants)
    .innerJoin(products, eq(products.id, listingVariants.productId))
    .innerJoin(variants, eq(variants.id, listingVariants.variantId))
    .leftJoin(stockLevels, eq(stockLevels.variantId, listingVariants.variantId))
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.currencyCode, ctx.visitor.currency.code)),
    )
    .leftJoin(
      productTranslations,
      and(
        eq(productTranslations.productId, products.id),
        eq(productTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .where(inArray(listingVariants.productId, [...productIds]))
    .orderBy(asc(listingVariants.productId), asc(variants.position), asc(variants.id));
  return rows.map(({ priceMinor, oldPriceMinor, ownMinor, fixedMinor, ...row }) => ({
    ...row,
    fixed: readFixedPrice({ ownMinor, fixedMinor }, ctx.baseCurrency.code, ctx.visitor.currency.code),
    price: readMoney(priceMinor, ctx.baseCurrency.code),
    oldPrice: oldPriceMinor === null ? null : readMoney(oldPriceMinor, ctx.baseCurrency.code),
  }));
}

export async function findFeedValues(ctx: Context): Promise<FeedValue[]> {
  const language = ctx.visitor.language.code;
  return ctx.db
    .select({
      id: attributeValues.id,
      name: sql<string>`coalesce(${attributeTranslations.name}, ${attributes.name})`,
      value: sql<string>`coalesce(${attributeValueTranslations.name}, ${attributeValues.name})`,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .leftJoin(
      attributeTranslations,
      and(eq(attributeTranslations.attributeId, attributes.id), eq(attributeTranslations.languageCode, language)),
    )
    .leftJoin(
      attributeValueTranslations,
      and(
        eq(attributeValueTranslations.attributeValueId, attributeValues.id),
        eq(attributeValueTranslations.languageCode, language),
      ),
    );
}
