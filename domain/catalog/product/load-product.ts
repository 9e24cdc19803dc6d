import { compareMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findWholesaleRules } from "../../pricing/price/find-price-rules.ts";
import { priceNow, type TargetedPriceRule } from "../../pricing/price/price-now.ts";
import { findShippingRates, SHIPPING_TAG } from "../../checkout/shipping/find-shipping-rates.ts";
import type { ShippingRate } from "../../checkout/shipping/shipping.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { PRODUCTS_TAG, productTag, type ReviewsSummary } from "./product.ts";
import {
  countStars,
  getCampaignRow,
  type CampaignRow,
  findImageAlts,
  findVariantRows,
  getProductRow,
  getShopRating,
  type ProductRow,
  type VariantRow,
} from "./product.repository.ts";

/** The data shared by all visitors of a language: no stock, no currency. */
export type LoadedProduct = {
  row: ProductRow;
  variants: VariantRow[];
  /** The cheapest one. */
  lead: VariantRow;
  stars: ReviewsSummary["stars"];
  shopRating: { ratingTenths: number; reviewsCount: number; productsCount: number };
  shippingRates: ShippingRate[];
  wholesale: TargetedPriceRule[];
  campaign: CampaignRow | null;
  /** The alt texts that were entered, by picture. */
  alts: ReadonlyMap<string, string>;
};

const CACHED_SECONDS = 300;
const KILOBYTES = 6;

/** Null if the product is hidden. Cached until the product is written; expired prices are recomputed. */
export async function loadProduct(ctx: Context, productId: number): Promise<LoadedProduct | null> {
  const kept = await ctx.cache.get(
    `product:${productId}:${ctx.visitor.language.code}`,
    [productTag(productId), PRODUCTS_TAG, SHOPS_TAG, SHIPPING_TAG],
    () => readProduct(ctx, productId),
    { seconds: CACHED_SECONDS, kilobytesOf: () => KILOBYTES },
  );
  if (!kept) return null;
  const { validUntil } = priceNow(kept.lead.price.price, kept.wholesale, ctx.now(), Infinity);
  if (validUntil) ctx.cache.cacheExpiresAt(validUntil);
  if (isStale(ctx, kept)) return withFreshPrices(ctx, kept);
  if (kept.row.priceValidUntil) ctx.cache.cacheExpiresAt(kept.row.priceValidUntil);
  return kept;
}

async function readProduct(ctx: Context, productId: number): Promise<LoadedProduct | null> {
  const [row, variants, counts, wholesale, campaign, alts] = await Promise.all([
    getProductRow(ctx, productId),
    findVariantRows(ctx, productId),
    countStars(ctx, productId),
    findWholesaleRules(ctx, productId),
    getCampaignRow(ctx, productId),
    findImageAlts(ctx, productId),
  ]);
  if (!row || variants.length === 0) return null;
  const shopId = row.shop.id;
  const [shopRating, shippingRates] = await Promise.all([
    ctx.cache.get(`shop-rating:${shopId}`, [SHOPS_TAG, PRODUCTS_TAG], () => getShopRating(ctx, shopId), {
      seconds: CACHED_SECONDS,
    }),
    findShippingRates(ctx, [shopId]),
  ]);
  const stars: ReviewsSummary["stars"] = [0, 0, 0, 0, 0];
  for (const { stars: given, count } of counts) stars[given - 1] = count;
  return { row, variants, lead: cheapest(variants), stars, shopRating, shippingRates, wholesale, campaign, alts };
}

function isStale(ctx: Context, { row }: LoadedProduct): boolean {
  return row.priceValidUntil !== null && row.priceValidUntil <= ctx.now();
}

async function withFreshPrices(ctx: Context, loaded: LoadedProduct): Promise<LoadedProduct> {
  const prices = await findPricesNow(ctx, [loaded.row.product.id]);
  const variants = loaded.variants.map((variant) => ({ ...variant, price: prices.get(variant.id) ?? variant.price }));
  return { ...loaded, variants, lead: cheapest(variants) };
}

/** On a tie, the first in the product's own order. */
function cheapest(variants: readonly VariantRow[]): VariantRow {
  return variants.reduce((lowest, next) => (compareMoney(next.price.price, lowest.price.price) < 0 ? next : lowest));
}
