import { type Context, withTransaction } from "../../context.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import { PRODUCTS_TAG, productTag } from "../../catalog/product/product.ts";
import { refreshShopFigures } from "../../shops/shop/refresh-shop-figures.ts";
import {
  addListingWords,
  analyzeListings,
  deleteOldMarks,
  findProductIdRange,
  findStaleProductIds,
  recountListingWords,
  vacuumListings,
  writeListingPrices,
  writeListingProducts,
  writeListingVariants,
  writeSalesCounts,
  writeStockFlags,
} from "./listing-rows.repository.ts";
import { findPublishedPrices, publishPrices } from "./publish-prices.ts";
import type { RefreshScope } from "./listing-scope.repository.ts";
import { findListedProducts } from "./listing.repository.ts";
import { LISTING_TAG, type ListedProduct, tagsOfChange } from "./listing-tags.ts";
import { rememberPassedPrices } from "./price-history.repository.ts";

const PRODUCTS_BATCH_SIZE = 50_000;
const STALE_BATCH_SIZE = 1_000;

/**
 * The only writer of the data behind listings, facets and search: current prices, stock flags, search terms. Triggers
 * the alert job after each write.
 */
export async function refreshListings(
  ctx: Context,
  products: "all" | readonly number[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  if (products === "all") return refreshAll(ctx, onProgress);
  if (products.length === 0) return;
  const scope = { ids: products };
  await withTransaction(ctx, async (ctx) => {
    const listed = await findListedProducts(ctx, products);
    const before = await findPublishedPrices(ctx, products);
    await rememberPassedPrices(ctx, scope);
    await writeListingVariants(ctx, scope);
    await writeListingProducts(ctx, scope);
    await publishPrices(ctx, products, before);
    await addListingWords(ctx, scope);
    await refreshShopFigures(ctx, { ofProducts: products });
    await purgeChanged(ctx, products, listed);
    ctx.enqueue("tell-alerts");
  });
}

async function refreshAll(ctx: Context, onProgress: (done: number, total: number) => void): Promise<void> {
  const range = await findProductIdRange(ctx);
  const { first, last } = range ?? { first: 1, last: 0 };
  for (let from = first; from <= last; from += PRODUCTS_BATCH_SIZE) {
    const scope: RefreshScope = { from, to: from + PRODUCTS_BATCH_SIZE - 1 };
    await withTransaction(ctx, async (ctx) => {
      await rememberPassedPrices(ctx, scope);
      await writeListingVariants(ctx, scope);
      await writeListingProducts(ctx, scope);
    });
    onProgress(Math.min(scope.to, last) - first + 1, last - first + 1);
  }
  await recountListingWords(ctx);
  await analyzeListings(ctx);
  await refreshShopFigures(ctx, "all");
  await ctx.cache.purge([LISTING_TAG, PRODUCTS_TAG]);
}

/** After a bulk load, outside of a transaction. */
export async function tidyListings(ctx: Context): Promise<void> {
  await vacuumListings(ctx);
}

/**
 * Rewrites rows made stale by a started or ended price rule; a job runs it at each such change. Returns the number of
 * products.
 */
export async function refreshStaleListings(ctx: Context): Promise<number> {
  await deleteOldMarks(ctx);
  let refreshed = 0;
  for (;;) {
    const ids = await findStaleProductIds(ctx, STALE_BATCH_SIZE);
    if (ids.length === 0) return refreshed;
    await withTransaction(ctx, (inside) => writePrices(inside, ids));
    refreshed += ids.length;
  }
}

/** After a campaign's units sold out or came back: prices change at once. */
export async function refreshPrices(ctx: Context, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  await withTransaction(ctx, (inside) => writePrices(inside, products));
}

async function writePrices(ctx: Context, ids: readonly number[]): Promise<void> {
  const listed = await findListedProducts(ctx, ids);
  const before = await findPublishedPrices(ctx, ids);
  await rememberPassedPrices(ctx, { ids });
  await writeListingVariants(ctx, { ids });
  await writeListingPrices(ctx, { ids });
  await publishPrices(ctx, ids, before);
  await purgeChanged(ctx, ids, listed);
  ctx.enqueue("tell-alerts");
}

/** Purges the listings that show these products, or did before. */
async function purgeChanged(ctx: Context, ids: readonly number[], before: readonly ListedProduct[]): Promise<void> {
  const after = await findListedProducts(ctx, ids);
  await ctx.cache.purge([...tagsOfChange(await getCategoryTree(ctx), before, after), ...ids.map(productTag)]);
}

/**
 * After stock changed: updates the stock flags that flip. Only then purges caches, as otherwise each order would empty
 * them.
 */
export async function refreshStockFlag(ctx: Context, variantIds: readonly number[]): Promise<void> {
  const changed = await writeStockFlags(ctx, variantIds);
  if (changed.length === 0) return;
  const listed = await findListedProducts(ctx, changed);
  await writeListingPrices(ctx, { ids: changed });
  await purgeChanged(ctx, changed, listed);
  ctx.enqueue("tell-alerts");
}

/** After a delivery: updates the sales counts of listings. Purges nothing, as no page becomes wrong. */
export async function refreshSalesCounts(ctx: Context, products: readonly number[]): Promise<void> {
  if (products.length > 0) await writeSalesCounts(ctx, products);
}
