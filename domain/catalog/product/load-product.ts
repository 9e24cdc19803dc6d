import { compareMoney } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { findWholesaleRules } from "../../pricing/price/find-price-rules.ts";
import { priceNow, type TargetedPriceRule } from "../../pricing/price/price-now.ts";
import { findShippingRates, SHIPPING_TAG } from "../../checkout/shipping/find-shipping-rates.ts";
import type { ShippingRate } from "../../checkout/shipping/shipping.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { PRODUCTS_TAG, productTag } from "./product.ts";
import { getListedProduct, type ProductRow, type VariantRow } from "./product.repository.ts";

export type LoadedProduct = {
  row: ProductRow;
  variants: readonly VariantRow[];
  /** The cheapest one. */
  lead: VariantRow;
  shippingRates: ShippingRate[];
  wholesale: TargetedPriceRule[];
};

/** A product with what its prices and delivery depend on; null if it is hidden. Prices and stock are never cached. */
export async function loadProduct(ctx: Context, slug: string): Promise<LoadedProduct | null> {
  const found = await getListedProduct(ctx, slug);
  if (!found || found.variants.length === 0) return null;
  const { row } = found;
  const { priceValidUntil, product } = row;
  ctx.cache.dependsOnTags([productTag(product.id), PRODUCTS_TAG, SHOPS_TAG, SHIPPING_TAG]);
  const isStale = priceValidUntil !== null && priceValidUntil <= ctx.now();
  const [shippingRates, wholesale, variants] = await Promise.all([
    findShippingRates(ctx, [row.shop.id]),
    row.hasQuantityPrices ? findWholesaleRules(ctx, product.id) : [],
    isStale ? withFreshPrices(ctx, product.id, found.variants) : found.variants,
  ]);
  const lead = cheapest(ctx, variants);
  const { validUntil } = priceNow(lead.price.price, wholesale, ctx.now(), Infinity);
  for (const end of [validUntil, isStale ? null : priceValidUntil]) if (end) ctx.cache.cacheExpiresAt(end);
  return { row, variants, lead, shippingRates, wholesale };
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
