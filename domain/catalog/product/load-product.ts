import { compareMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findWholesaleRules } from "../../pricing/price/find-price-rules.ts";
import { priceNow, type TargetedPriceRule } from "../../pricing/price/price-now.ts";
import { findShippingRates, SHIPPING_TAG } from "../../checkout/shipping/find-shipping-rates.ts";
import type { ShippingRate } from "../../checkout/shipping/shipping.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { PRODUCTS_TAG, productTag } from "./product.ts";
import {
  getCampaignRow,
  type CampaignRow,
  findVariantRows,
  getProductRow,
  type ProductRow,
  type VariantRow,
} from "./product.repository.ts";

/** The data shared by all visitors of a language: no stock, no currency. */
export type LoadedProduct = {
  row: ProductRow;
  variants: VariantRow[];
  /** The cheapest one. */
  lead: VariantRow;
  shippingRates: ShippingRate[];
  wholesale: TargetedPriceRule[];
  campaign: CampaignRow | null;
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
  const [row, variants] = await Promise.all([getProductRow(ctx, productId), findVariantRows(ctx, productId)]);
  if (!row || variants.length === 0) return null;
  const [shippingRates, wholesale, campaign] = await Promise.all([
    findShippingRates(ctx, [row.shop.id]),
    row.hasQuantityPrices ? findWholesaleRules(ctx, productId) : [],
    row.campaignId === null ? null : getCampaignRow(ctx, productId),
  ]);
  return { row, variants, lead: cheapest(variants), shippingRates, wholesale, campaign };
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
export function cheapest(variants: readonly VariantRow[]): VariantRow {
  return variants.reduce((lowest, next) => (compareMoney(next.price.price, lowest.price.price) < 0 ? next : lowest));
}
