import { and, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { readFixedPrice, readMoney } from "#db/columns.ts";
import { prepared } from "#db/prepared.ts";
import { campaignProducts, campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import { listingProducts, listingVariants } from "#db/schema/listing.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { productImages, products, productTranslations, variants } from "#db/schema/product.ts";
import { productQuestions } from "#db/schema/question.ts";
import { reviews } from "#db/schema/review.ts";
import { shopFigures, shops, shopTranslations } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import type { FixedPrice } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { ReviewsSummary } from "./product.ts";
import type { ReducedPrice } from "../../pricing/price/reduced-price.ts";

export type ProductRow = NonNullable<Awaited<ReturnType<typeof getListedProduct>>>["row"];
export type VariantRow = {
  id: number;
  colorId: number | null;
  attributeValues: number[];
  sku: string;
  image: string | null;
  /** Null: the product's. */
  weightGrams: number | null;
  /** How many can be sold now. */
  units: number;
  /** In the base currency. */
  price: ReducedPrice;
  /** Its price in the visitor's currency; null: converted. */
  fixed: FixedPrice | null;
};
/** A variant in JSON, with its price in minor units of the base currency. */
type WrittenVariant = Omit<VariantRow, "price" | "fixed"> & {
  /** Without rules and campaigns. */
  ownPrice: number;
  /** In minor units of the visitor's currency. */
  fixedPrice: number | null;
  price: number;
  oldPrice: number | null;
  lowestPrice30Days: number | null;
  validUntil: string | null;
  endsAt: string | null;
};

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

/** What a product's page says about it besides its price, in the page's language. */
export const PAGE_COLUMNS = {
  product: {
    id: products.id,
    slug: products.slug,
    type: products.type,
    categoryId: products.categoryId,
    brandId: products.brandId,
    images: products.images,
    videoUrl: products.videoUrl,
    unit: products.unit,
    weightGrams: products.weightGrams,
    lengthMillimeters: products.lengthMillimeters,
    widthMillimeters: products.widthMillimeters,
    heightMillimeters: products.heightMillimeters,
    deliveryClass: products.deliveryClass,
    isRefundable: products.isRefundable,
    isCashOnDeliveryAllowed: products.isCashOnDeliveryAllowed,
    hasVariant: products.hasVariant,
    minimumOrderQuantity: products.minimumOrderQuantity,
    maximumOrderQuantity: products.maximumOrderQuantity,
    lowStockThreshold: products.lowStockThreshold,
    ratingTenths: products.ratingTenths,
    reviewsCount: products.reviewsCount,
    publishedAt: products.publishedAt,
  },
  shop: { id: shops.id, slug: shops.slug, name: shops.name, logo: shops.logo },
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
  hasQuestions: sql<boolean>`exists (
    select 1 from ${productQuestions} q where q.product_id = ${products.id} and q.status = 'published'
  )`,
  /** The alt texts that were entered, by image. */
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

/** The active variants with stock and price, in the product's own order. */
const LISTED_VARIANTS = sql<WrittenVariant[]>`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'colorId', v.color_id, 'attributeValues', l.value_ids, 'sku', v.sku, 'image', v.image,
    'weightGrams', v.weight_grams, 'units', coalesce(s.on_hand - s.allocated, 0),
    'ownPrice', v.price_minor, 'fixedPrice', f.price_minor, 'price', l.price_minor,
    'oldPrice', l.old_price_minor, 'lowestPrice30Days', l.lowest_price_30_days_minor,
    'validUntil', l.price_valid_until_at, 'endsAt', l.offer_ends_at
  ) order by v.position, v.id), '[]')
  from ${listingVariants} l
  join ${variants} v on v.id = l.variant_id and v.is_active
  left join ${stockLevels} s on s.variant_id = v.id
  left join ${variantPrices} f on f.variant_id = v.id and f.currency_code = ${sql.placeholder("currency")}
  where l.product_id = ${products.id}
)`;

/** A visible product with what its page says of it, its campaign and its variants, in the page's language. */
export async function getListedProduct(ctx: Context, slug: string) {
  const [found] = await prepared(ctx.db, "listed_product", (db, name) =>
    db
      .select({
        ...PAGE_COLUMNS,
        priceValidUntil: listingProducts.priceValidUntilAt,
        campaign: { slug: campaigns.slug, isFlashSale: campaigns.isFlashSale, endsAt: campaigns.endsAt },
        campaignTitle: sql<string>`coalesce(${campaignTranslations.title}, ${campaigns.title})`,
        maximumPerBuyer: campaignProducts.maximumPerBuyer,
        unitsLeft: sql<number | null>`${campaignProducts.maximumUnits} - ${campaignProducts.soldUnits}`,
        variants: LISTED_VARIANTS,
      })
      .from(products)
      .innerJoin(listingProducts, eq(listingProducts.productId, products.id))
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
      .where(eq(products.slug, sql.placeholder("slug")))
      .prepare(name),
  ).execute({ slug, language: ctx.visitor.language.code, currency: ctx.visitor.currency.code });
  if (!found) return null;
  const { campaign, campaignTitle, maximumPerBuyer, unitsLeft, variants: written, ...row } = found;
  return {
    row: { ...row, campaign: campaign && { ...campaign, title: campaignTitle, maximumPerBuyer, unitsLeft } },
    variants: written.map((variant) => readVariant(ctx, variant)),
  };
}

function readVariant(ctx: Context, written: WrittenVariant): VariantRow {
  const { ownPrice, fixedPrice, price, oldPrice, lowestPrice30Days, validUntil, endsAt, ...variant } = written;
  const currency = ctx.baseCurrency.code;
  const money = (minor: number | null) => (minor === null ? null : readMoney(minor, currency));
  const instant = (iso: string | null) => (iso === null ? null : new Date(iso));
  return {
    ...withFixedPrice(ctx, { ...variant, ownMinor: ownPrice, fixedMinor: fixedPrice }),
    price: {
      price: readMoney(price, currency),
      oldPrice: money(oldPrice),
      lowestPrice30Days: money(lowestPrice30Days),
      validUntil: instant(validUntil),
      endsAt: instant(endsAt),
    },
  };
}

export async function getProductSlug(ctx: Context, productId: number): Promise<string | null> {
  const rows = await ctx.db.select({ slug: products.slug }).from(products).where(eq(products.id, productId));
  return rows[0]?.slug ?? null;
}
