import { and, eq, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { batchReads } from "#db/batched-reads.ts";
import { textList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { campaignProducts, campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { productImages, products, productTranslations, variants } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import { shopFigures, shops, shopTranslations } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import type { ProductCampaign, ReviewsSummary } from "./product.ts";
import type { ReducedPrice } from "../../pricing/price/reduced-price.ts";

export type ProductRow = NonNullable<Awaited<ReturnType<typeof getProductRow>>>;
export type VariantRow = {
  id: number;
  colorId: number | null;
  attributeValues: number[];
  sku: string;
  image: string | null;
  /** Null: the product's. */
  weightGrams: number | null;
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

/** What a product's page says of it beside its price, in the page's language. */
export const PAGE_COLUMNS = {
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
  shopRatingTenths: sql<number>`coalesce(${shopFigures.ratingTenths}, 0)`,
  shopReviewsCount: sql<number>`coalesce(${shopFigures.reviewsCount}, 0)`,
  shopProductsCount: sql<number>`coalesce(${shopFigures.productsCount}, 0)`,
  hasQuantityPrices: sql<boolean>`exists (
    select 1 from ${priceRules} w where w.product_id = ${products.id} and w.kind = 'wholesale'
  )`,
  /** The alt texts that were entered, by picture. */
  alts: sql<Record<string, string>>`coalesce(
    (select jsonb_object_agg(i.file, i.alt) from ${productImages} i where i.product_id = ${products.id}), '{}'
  )`,
  /** The published reviews of one to five stars. */
  stars: sql<ReviewsSummary["stars"]>`(
    select jsonb_build_array(${sql.join(
      [1, 2, 3, 4, 5].map((stars) => sql.raw(`count(*) filter (where r.stars = ${stars})`)),
      sql`, `,
    )})
    from ${reviews} r where r.product_id = ${products.id} and r.status = 'published'
  )`,
};

/** A visible product with what else its page says of it, in the page's language. */
export async function getProductRow(ctx: Context, productId: number) {
  const rows = await prepared(ctx.db, "product_row", (db, name) =>
    db
      .select({
        ...PAGE_COLUMNS,
        leadVariantId: listingProducts.leadVariantId,
        priceValidUntil: listingProducts.priceValidUntilAt,
        campaignId: listingProducts.campaignId,
      })
      .from(listingProducts)
      .innerJoin(products, eq(products.id, listingProducts.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(shopFigures, eq(shopFigures.shopId, shops.id))
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
    weightGrams: variant.weightGrams,
    price: {
      price: readMoney(listed.priceMinor, ctx.baseCurrency.code),
      oldPrice: money(listed.oldPriceMinor),
      lowestPrice30Days: money(listed.lowestPrice30DaysMinor),
      validUntil: listed.priceValidUntilAt,
      endsAt: listed.offerEndsAt,
    },
  }));
}

export async function getProductSlug(ctx: Context, productId: number): Promise<string | null> {
  const rows = await ctx.db.select({ slug: products.slug }).from(products).where(eq(products.id, productId));
  return rows[0]?.slug ?? null;
}
