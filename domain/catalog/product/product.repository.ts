import { and, eq, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { batchReads } from "#db/batched-reads.ts";
import { textList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { campaignProducts, campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { productImages, products, productTranslations, variants } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import { shopFigures, shops, shopTranslations } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import type { ProductCampaign } from "./product.ts";
import type { ReducedPrice } from "../../pricing/price/reduced-price.ts";

export type ProductRow = NonNullable<Awaited<ReturnType<typeof getProductRow>>>;
export type VariantRow = {
  id: number;
  colorId: number | null;
  attributeValues: number[];
  sku: string;
  image: string | null;
  price: ReducedPrice;
};
export type VariantStock = { variantId: number; units: number };

/** The current stock of a product's variants, by its slug; empty if there is no such product. */
export async function findStockBySlug(ctx: Context, slug: string): Promise<(VariantStock & { productId: number })[]> {
  const found = await batchReads(ctx.db, "stock_by_slug", [slug], (slugs) => findStockBySlugs(ctx, slugs));
  return found.get(slug) ?? [];
}

async function findStockBySlugs(ctx: Context, slugs: string[]) {
  const rows = await prepared(ctx.db, "stock_by_slugs", (db, name) =>
    db
      .select({
        slug: products.slug,
        productId: products.id,
        variantId: variants.id,
        units: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)`,
      })
      .from(products)
      .innerJoin(variants, and(eq(variants.productId, products.id), variants.isActive))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .where(sql`${products.slug} = any(${textList(sql.placeholder("slugs"))})`)
      .prepare(name),
  ).execute({ slugs });
  return Map.groupBy(rows, (row) => row.slug);
}

/** A visible product, in the page's language. */
export async function getProductRow(ctx: Context, productId: number) {
  const rows = await prepared(ctx.db, "product_row", (db, name) =>
    db
      .select({
        product: products,
        shop: shops,
        name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
        shortDescription: sql<string>`coalesce(nullif(${productTranslations.shortDescription}, ''), ${products.shortDescription})`,
        description: sql<string>`coalesce(nullif(${productTranslations.description}, ''), ${products.description})`,
        specification: sql<
          { name: string; value: string }[]
        >`coalesce(nullif(${productTranslations.specification}, '[]'::jsonb), ${products.specification})`,
        seoTitle: sql<string>`coalesce(nullif(${productTranslations.seoTitle}, ''), ${products.seoTitle})`,
        seoDescription: sql<string>`coalesce(nullif(${productTranslations.seoDescription}, ''), ${products.seoDescription})`,
        shopTagline: sql<string>`coalesce(${shopTranslations.tagline}, ${shops.tagline})`,
        leadVariantId: listingProducts.leadVariantId,
        priceValidUntil: listingProducts.priceValidUntilAt,
      })
      .from(listingProducts)
      .innerJoin(products, eq(products.id, listingProducts.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(
        productTranslations,
        and(
          eq(productTranslations.productId, products.id),
          eq(productTranslations.languageCode, sql.placeholder("language")),
        ),
      )
      .leftJoin(
        shopTranslations,
        and(eq(shopTranslations.shopId, shops.id), eq(shopTranslations.languageCode, sql.placeholder("language"))),
      )
      .where(eq(listingProducts.productId, sql.placeholder("productId")))
      .prepare(name),
  ).execute({ productId, language: ctx.visitor.language.code });
  return rows[0] ?? null;
}

export type CampaignRow = ProductCampaign & { endsAt: Date };

/** The campaign of the product, in the page's language. */
export async function getCampaignRow(ctx: Context, productId: number): Promise<CampaignRow | null> {
  const rows = await prepared(ctx.db, "product_campaign", (db, name) =>
    db
      .select({
        slug: campaigns.slug,
        title: sql<string>`coalesce(${campaignTranslations.title}, ${campaigns.title})`,
        isFlashSale: campaigns.isFlashSale,
        maximumPerBuyer: campaignProducts.maximumPerBuyer,
        unitsLeft: sql<number | null>`${campaignProducts.maximumUnits} - ${campaignProducts.soldUnits}`,
        endsAt: campaigns.endsAt,
      })
      .from(listingProducts)
      .innerJoin(campaigns, eq(campaigns.id, listingProducts.campaignId))
      .innerJoin(
        campaignProducts,
        and(eq(campaignProducts.campaignId, campaigns.id), eq(campaignProducts.productId, listingProducts.productId)),
      )
      .leftJoin(
        campaignTranslations,
        and(
          eq(campaignTranslations.campaignId, campaigns.id),
          eq(campaignTranslations.languageCode, sql.placeholder("language")),
        ),
      )
      .where(eq(listingProducts.productId, sql.placeholder("productId")))
      .prepare(name),
  ).execute({ productId, language: ctx.visitor.language.code });
  return rows[0] ?? null;
}

/** The alt texts of its pictures, by file. */
export async function findImageAlts(ctx: Context, productId: number): Promise<Map<string, string>> {
  const rows = await prepared(ctx.db, "product_image_alts", (db, name) =>
    db
      .select({ file: productImages.file, alt: productImages.alt })
      .from(productImages)
      .where(eq(productImages.productId, sql.placeholder("productId")))
      .prepare(name),
  ).execute({ productId });
  return new Map(rows.map(({ file, alt }) => [file, alt]));
}

/** In the product's own order. */
export async function findVariantRows(ctx: Context, productId: number): Promise<VariantRow[]> {
  const rows = await prepared(ctx.db, "product_variants", (db, name) =>
    db
      .select({ variant: variants, listed: listingVariants })
      .from(listingVariants)
      .innerJoin(variants, eq(variants.id, listingVariants.variantId))
      .where(eq(listingVariants.productId, sql.placeholder("productId")))
      .orderBy(variants.position, variants.id)
      .prepare(name),
  ).execute({ productId });
  const money = (minor: number | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
  return rows.map(({ variant, listed }) => ({
    id: variant.id,
    colorId: variant.colorId,
    attributeValues: listed.valueIds,
    sku: variant.sku,
    image: variant.image,
    price: {
      price: readMoney(listed.priceMinor, ctx.baseCurrency.code),
      oldPrice: money(listed.oldPriceMinor),
      lowestPrice30Days: money(listed.lowestPrice30DaysMinor),
      validUntil: listed.priceValidUntilAt,
      endsAt: listed.offerEndsAt,
    },
  }));
}

/** The number of published reviews per star rating. */
export async function countStars(ctx: Context, productId: number): Promise<{ stars: number; count: number }[]> {
  return prepared(ctx.db, "product_stars", (db, name) =>
    db
      .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(and(eq(reviews.productId, sql.placeholder("productId")), eq(reviews.status, "published")))
      .groupBy(reviews.stars)
      .prepare(name),
  ).execute({ productId });
}

/** The rating of a shop: the mean of its visible products' ratings, weighted by their reviews. */
export async function getShopRating(
  ctx: Context,
  shopId: number,
): Promise<{ ratingTenths: number; reviewsCount: number; productsCount: number }> {
  const rows = await prepared(ctx.db, "shop_rating", (db, name) =>
    db
      .select({
        ratingTenths: shopFigures.ratingTenths,
        reviewsCount: shopFigures.reviewsCount,
        productsCount: shopFigures.productsCount,
      })
      .from(shopFigures)
      .where(eq(shopFigures.shopId, sql.placeholder("shopId")))
      .prepare(name),
  ).execute({ shopId });
  return rows[0] ?? { ratingTenths: 0, reviewsCount: 0, productsCount: 0 };
}

export async function getProductSlug(ctx: Context, productId: number): Promise<string | null> {
  const rows = await ctx.db.select({ slug: products.slug }).from(products).where(eq(products.id, productId));
  return rows[0]?.slug ?? null;
}
