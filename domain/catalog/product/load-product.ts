import { compareMoney } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { findWholesaleRules } from "../../pricing/price/find-price-rules.ts";
import { priceNow, type TargetedPriceRule } from "../../pricing/price/price-now.ts";
import { findShippingRates, SHIPPING_TAG } from "../../checkout/shipping/find-shipping-rates.ts";
import type { ShippingRate } from "../../checkout/shipping/shipping.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { PRODUCTS_TAG, productTag } from "./product.ts";
import { getProductRow, type ProductRow, type VariantRow } from "./product.repository.ts";

/** The data shared by all visitors of a language. */
type SharedProduct = { row: ProductRow; shippingRates: ShippingRate[]; wholesale: TargetedPriceRule[] };

export type LoadedProduct = SharedProduct & {
  variants: readonly VariantRow[];
  /** The cheapest one. */
  lead: VariantRow;
};

const CACHED_SECONDS = 300;
const KILOBYTES = 6;

/** The product of these variants; null if it is hidden. What all visitors share is cached until the product is written. */
export async function loadProduct(
  ctx: Context,
  productId: number,
  variants: readonly VariantRow[],
): Promise<LoadedProduct | null> {
  const kept = await ctx.cache.get(
    `product:${productId}:${ctx.visitor.language.code}`,
    [productTag(productId), PRODUCTS_TAG, SHOPS_TAG, SHIPPING_TAG],
    () => readProduct(ctx, productId),
    { seconds: CACHED_SECONDS, kilobytesOf: () => KILOBYTES },
  );
  if (!kept) return null;
  const { priceValidUntil } = kept.row;
  const isStale = priceValidUntil !== null && priceValidUntil <= ctx.now();
  const priced = isStale ? await withFreshPrices(ctx, productId, variants) : variants;
  const lead = cheapest(ctx, priced);
  const { validUntil } = priceNow(lead.price.price, kept.wholesale, ctx.now(), Infinity);
  for (const end of [validUntil, isStale ? null : priceValidUntil]) if (end) ctx.cache.cacheExpiresAt(end);
  return { ...kept, variants: priced, lead };
}

async function readProduct(ctx: Context, productId: number): Promise<SharedProduct | null> {
  const row = await getProductRow(ctx, productId);
  if (!row) return null;
  const [shippingRates, wholesale] = await Promise.all([
    findShippingRates(ctx, [row.shop.id]),
    row.hasQuantityPrices ? findWholesaleRules(ctx, productId) : [],
  ]);
  return { row, shippingRates, wholesale };
}

async function withFreshPrices(
  ctx: Context,
  productId: number,
  variants: readonly VariantRow[],
): Promise<VariantRow[]> {
  const prices = await findPricesNow(ctx, [productId]);
  return variants.map((variant) => ({ ...variant, price: prices.get(variant.id) ?? variant.price }));
}

/** On a tie, the first in the product's own order. */
export function cheapest(ctx: Context, variants: readonly VariantRow[]): VariantRow {
  const shown = ({ price, fixed }: VariantRow) => inVisitorCurrency(ctx, price.price, fixed);
  return variants.reduce((lowest, next) => (compareMoney(shown(next), shown(lowest)) < 0 ? next : lowest));
}
