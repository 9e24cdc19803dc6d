import { and, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { readFixedPrice, readMoney } from "#db/columns.ts";
import { prepared } from "#db/prepared.ts";
import { campaignProducts, campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { productImages, products, productTranslations, variants } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import { shopFigures, shops, shopTranslations } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import type { FixedPrice } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { ReviewsSummary } from "./product.ts";
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
  /** In the base currency. */
  price: ReducedPrice;
  /** Its price in the visitor's currency; null: converted. */
  fixed: FixedPrice | null;
};
/** `units`: how many can be sold now. */
type ListedVariant = VariantRow & { productId: number; units: number };

/** The variants of a visible product by its slug, in its own order; empty if there is no such product. Never cached. */
export async function findVariantsBySlug(ctx: Context, slug: string): Promise<ListedVariant[]> {
  const rows = await prepared(ctx.db, "variants_by_slug", (db, name) =>
    db
      .select({
        productId: products.id,
        id: variants.id,
        colorId: variants.colorId,
        attributeValues: listingVariants.valueIds,
        sku: variants.sku,
        image: variants.image,
        weightGrams: variants.weightGrams,
        units: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)`,
        ownMinor: variants.priceMinor,
        fixedMinor: variantPrices.priceMinor,
        priceMinor: listingVariants.priceMinor,
        oldPriceMinor: listingVariants.oldPriceMinor,
        lowestPrice30DaysMinor: listingVariants.lowestPrice30DaysMinor,
        validUntil: listingVariants.priceValidUntilAt,
        endsAt: listingVariants.offerEndsAt,
      })
      .from(products)
      .innerJoin(listingVariants, eq(listingVariants.productId, products.id))
      .innerJoin(variants, and(eq(variants.id, listingVariants.variantId), variants.isActive))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(variantPrices, isFixedIn(sql.placeholder("currency")))
      .where(eq(products.slug, sql.placeholder("slug")))
      .orderBy(variants.position, variants.id)
      .prepare(name),
  ).execute({ slug, currency: ctx.visitor.currency.code });
  const money = (minor: number | null) => (minor === null ? null : readMoney(minor, ctx.baseCurrency.code));
  return rows.map(({ priceMinor, oldPriceMinor, lowestPrice30DaysMinor, validUntil, endsAt, ...row }) => ({
    ...withFixedPrice(ctx, row),
    price: {
      price: readMoney(priceMinor, ctx.baseCurrency.code),
      oldPrice: money(oldPriceMinor),
      lowestPrice30Days: money(lowestPrice30DaysMinor),
      validUntil,
      endsAt,
    },
  }));
}

/** Joins the price that a variant has in a currency. */
export function isFixedIn(currency: Placeholder | string): SQL {
  return sql`${variantPrices.variantId} = ${variants.id} and ${variantPrices.currencyCode} = ${currency}`;
}

export function withFixedPrice<Row extends { ownMinor: number; fixedMinor: number | null }>(
  ctx: Context,
  { ownMinor, fixedMinor, ...row }: Row,
) {
  return { ...row, fixed: readFixedPrice({ ownMinor, fixedMinor }, ctx.baseCurrency.code, ctx.visitor.currency.code) };
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

/** A visible product with what else its page says of it and its campaign, in the page's language. */
export async function getProductRow(ctx: Context, productId: number) {
  const rows = await prepared(ctx.db, "product_row", (db, name) =>
    db
      .select({
        ...PAGE_COLUMNS,
        priceValidUntil: listingProducts.priceValidUntilAt,
        campaign: { slug: campaigns.slug, isFlashSale: campaigns.isFlashSale, endsAt: campaigns.endsAt },
        campaignTitle: sql<string>`coalesce(${campaignTranslations.title}, ${campaigns.title})`,
        maximumPerBuyer: campaignProducts.maximumPerBuyer,
        unitsLeft: sql<number | null>`${campaignProducts.maximumUnits} - ${campaignProducts.soldUnits}`,
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
      .leftJoin(
        campaignProducts,
        and(
          eq(campaignProducts.campaignId, listingProducts.campaignId),
          eq(campaignProducts.productId, listingProducts.productId),
        ),
      )
      .leftJoin(campaigns, eq(campaigns.id, campaignProducts.campaignId))
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
  const [found] = rows;
  if (!found) return null;
  const { campaign, campaignTitle, maximumPerBuyer, unitsLeft, ...row } = found;
  return { ...row, campaign: campaign && { ...campaign, title: campaignTitle, maximumPerBuyer, unitsLeft } };
}

export async function getProductSlug(ctx: Context, productId: number): Promise<string | null> {
  const rows = await ctx.db.select({ slug: products.slug }).from(products).where(eq(products.id, productId));
  return rows[0]?.slug ?? null;
}
