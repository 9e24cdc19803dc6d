import { compareMoney, percentBelow } from "#shared/money.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import type { Color } from "../color/color.ts";
import { findColors } from "../color/find-colors.ts";
import { findPricesNow } from "./find-prices-now.ts";
import { findCardRows, findFittingVariants, findUnitsNow, type CardRow } from "./product-card.repository.ts";
import { SHOPS_TAG } from "../../shops/shop/shop.ts";
import { PRODUCTS_TAG, productTag, type ProductCard, type VariantChoice } from "./product.ts";

const CACHED_SECONDS = 60;

/**
 * Cards in the order of the ids; hidden products are left out. With a choice of colors, values or stock, a card shows
 * the cheapest of the matching variants that have the most search terms.
 */
export async function findProductCards(
  ctx: Context,
  ids: readonly number[],
  choice: VariantChoice | null = null,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, colors] = await Promise.all([findCachedRows(ctx, ids, choice), findColors(ctx)]);
  for (const { priceValidUntil } of rows)
    if (priceValidUntil && priceValidUntil > ctx.now()) ctx.cache.cacheExpiresAt(priceValidUntil);
  const fresh = byId(await withFreshPrices(ctx, rows, choice));
  const isVariantChosen = choice !== null && (choice.colors.length > 0 || choice.valueGroups.length > 0);
  return ids.flatMap((id) => {
    const row = fresh.get(id);
    return row ? [{ ...presentCard(ctx, row, isVariantChosen), swatches: swatchesOf(row, colors) }] : [];
  });
}

/** A product's card data is cached under its tag; cache misses are read in one batch. */
async function findCachedRows(ctx: Context, ids: readonly number[], choice: VariantChoice | null): Promise<CardRow[]> {
  const shape = cacheShape(ctx, choice);
  if (shape === null) {
    ctx.cache.dependsOnTags(ids.map(productTag));
    return findCardRows(ctx, ids, choice);
  }
  const missing: number[] = [];
  let read: Promise<Map<number, CardRow>> | null = null;
  const readWithOthers = async (id: number) => {
    missing.push(id);
    read ??= Promise.resolve().then(async () => byId(await findCardRows(ctx, missing, choice)));
    return (await read).get(id) ?? null;
  };
  const { code } = ctx.visitor.language;
  const cached = await Promise.all(
    ids.map((id) =>
      ctx.cache.get(
        `card:${code}:${shape}:${id}`,
        [productTag(id), PRODUCTS_TAG, SHOPS_TAG],
        () => readWithOthers(id),
        {
          seconds: CACHED_SECONDS,
        },
      ),
    ),
  );
  const rows = cached.filter((row) => row !== null);
  return withUnitsNow(ctx, rows, new Set(missing));
}

/**
 * Stock changes with each order, which does not evict the card unless its stock label changes; `read`: the ids just
 * read.
 */
async function withUnitsNow(ctx: Context, rows: CardRow[], read: ReadonlySet<number>): Promise<CardRow[]> {
  const older = rows.filter(({ id }) => !read.has(id)).map(({ id }) => id);
  if (older.length === 0) return rows;
  const units = await findUnitsNow(ctx, older);
  return rows.map((row) => (read.has(row.id) ? row : { ...row, currentStock: units.get(row.id) ?? 0 }));
}

/** Cards for selected or searched colors or values have too many variations to cache. */
function cacheShape({ visitor: { currency } }: Context, choice: VariantChoice | null): string | null {
  // The cheapest variant depends on the rate.
  const priced = currency.hasFixedPrices ? `:${currency.code}:${currency.exchangeRate}` : "";
  if (choice === null) return `any${priced}`;
  if (choice.colors.length > 0 || choice.valueGroups.length > 0 || choice.named) return null;
  return `in-stock${priced}`;
}

function byId(rows: readonly CardRow[]): Map<number, CardRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function withFreshPrices(ctx: Context, rows: CardRow[], choice: VariantChoice | null): Promise<CardRow[]> {
  const stale = rows.filter((row) => row.priceValidUntil && row.priceValidUntil <= ctx.now()).map((row) => row.id);
  if (stale.length === 0) return rows;
  const [prices, fitting] = await Promise.all([findPricesNow(ctx, stale), findFittingVariants(ctx, stale, choice)]);
  return rows.map((row) => {
    const candidates = fitting
      .filter(
        ({ productId, variantId }) =>
          productId === row.id && (!choice?.named || !row.isVariantMeant || variantId === row.variantId),
      )
      .flatMap(({ variantId, fixed }) => {
        const price = prices.get(variantId);
        return price ? [{ ...price, variantId, fixed }] : [];
      });
    const shown = ({ price, fixed }: (typeof candidates)[number]) => inVisitorCurrency(ctx, price, fixed);
    const lowest = candidates.toSorted((one, other) => compareMoney(shown(one), shown(other)))[0];
    return lowest ? { ...row, ...lowest } : row;
  });
}

function swatchesOf({ colorIds }: CardRow, colors: readonly Color[]): string[] {
  return colors.filter(({ id }) => colorIds.includes(id)).map(({ hex }) => hex);
}

function presentCard(ctx: Context, row: CardRow, isVariantChosen: boolean): Omit<ProductCard, "swatches"> {
  const price = inVisitorCurrency(ctx, row.price, row.fixed);
  const old = row.oldPrice && inVisitorCurrency(ctx, row.oldPrice, row.fixed);
  const oldPrice = old && compareMoney(old, price) > 0 ? old : null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    ...(row.imageFocus && { imageFocus: row.imageFocus }),
    secondImage: row.secondImage,
    price: show(ctx, price),
    oldPrice: oldPrice && show(ctx, oldPrice),
    discountPercent: percentBelow(price, oldPrice),
    lowestPrice30Days:
      oldPrice && row.lowestPrice30Days && show(ctx, inVisitorCurrency(ctx, row.lowestPrice30Days, row.fixed)),
    rating: row.ratingTenths / 10,
    reviewsCount: row.reviewsCount,
    hasVariant: row.hasVariant,
    variantId: row.hasVariant && (isVariantChosen || row.isVariantMeant) ? row.variantId : null,
    minimumOrderQuantity: row.minimumOrderQuantity,
    maximumOrderQuantity: row.maximumOrderQuantity,
    currentStock: row.currentStock,
    lowStockThreshold: row.lowStockThreshold,
    isDigital: row.isDigital,
    shop: { id: row.shopId, slug: row.shopSlug, name: row.shopName },
    isWishlisted: false,
  };
}
