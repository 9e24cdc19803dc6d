import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import { productTag, type ProductCard } from "../../catalog/product/product.ts";
import type { Context } from "../../context.ts";
import { findTogetherIds } from "./bought-together.repository.ts";

const DAY_MILLISECONDS = 86_400_000;
const DAYS = 365;
const LATEST_LINES = 500;
/** A pair bought once means little, and could reveal who bought it. */
const FEWEST_PURCHASES = 2;
const MAX_PRODUCTS = 4;
const CACHED_SECONDS = 3600;

/** Products that customers bought in the same purchase more than once in the last year. */
export async function findBoughtTogether(ctx: Context, productId: number): Promise<ProductCard[]> {
  const ids = await ctx.cache.get(
    `bought-together:${productId}`,
    [productTag(productId)],
    () =>
      findTogetherIds(ctx, {
        productId,
        since: new Date(ctx.now().getTime() - DAYS * DAY_MILLISECONDS),
        latestLines: LATEST_LINES,
        fewestPurchases: FEWEST_PURCHASES,
        limit: MAX_PRODUCTS,
      }),
    { seconds: CACHED_SECONDS },
  );
  const cards = await findProductCards(ctx, ids);
  return cards.filter(({ currentStock }) => currentStock > 0);
}
