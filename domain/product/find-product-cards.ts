import { compareMoney, percentBelow } from "#shared/money.ts";
import { inVisitorCurrency, show, type Context } from "../context.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { findCardRows, findFittingVariants, type CardRow } from "./product-card.repository.ts";
import { productTag, type ProductCard, type VariantChoice } from "./product.ts";

/**
 * Cards in the order of the ids; products that are not shown are left out. With a choice of colours, values or stock a
 * card shows the cheapest variant that fits it.
 */
export async function findProductCards(
  ctx: Context,
  ids: readonly number[],
  choice: VariantChoice | null = null,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  ctx.cache.hangsOn(ids.map(productTag));
  const rows = await findCardRows(ctx, ids, choice);
  for (const { priceValidUntil } of rows)
    if (priceValidUntil && priceValidUntil > ctx.now()) ctx.cache.holdsUntil(priceValidUntil);
  const fresh = new Map((await withFreshPrices(ctx, rows, choice)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = fresh.get(id);
    return row ? [presentCard(ctx, row)] : [];
  });
}

async function withFreshPrices(ctx: Context, rows: CardRow[], choice: VariantChoice | null): Promise<CardRow[]> {
  const stale = rows.filter((row) => row.priceValidUntil && row.priceValidUntil <= ctx.now()).map((row) => row.id);
  if (stale.length === 0) return rows;
  const [prices, fitting] = await Promise.all([findPricesNow(ctx, stale), findFittingVariants(ctx, stale, choice)]);
  return rows.map((row) => {
    const candidates = fitting
      .filter(({ productId }) => productId === row.id)
      .flatMap(({ variantId }) => prices.get(variantId) ?? []);
    const lowest = candidates.toSorted((one, other) => compareMoney(one.price, other.price))[0];
    return lowest ? { ...row, ...lowest } : row;
  });
}

function presentCard(ctx: Context, row: CardRow): ProductCard {
  const price = inVisitorCurrency(ctx, row.price);
  const old = row.oldPrice && inVisitorCurrency(ctx, row.oldPrice);
  const oldPrice = old && compareMoney(old, price) > 0 ? old : null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    price: show(ctx, price),
    oldPrice: oldPrice && show(ctx, oldPrice),
    discountPercent: percentBelow(price, oldPrice),
    lowestPrice30Days: oldPrice && row.lowestPrice30Days && show(ctx, inVisitorCurrency(ctx, row.lowestPrice30Days)),
    rating: row.ratingTenths / 10,
    reviewsCount: row.reviewsCount,
    hasVariant: row.hasVariant,
    minimumOrderQuantity: row.minimumOrderQuantity,
    maximumOrderQuantity: row.maximumOrderQuantity,
    currentStock: row.currentStock,
    lowStockThreshold: row.lowStockThreshold,
    isDigital: row.isDigital,
    shop: { id: row.shopId, slug: row.shopSlug, name: row.shopName },
    isWishlisted: false,
  };
}
