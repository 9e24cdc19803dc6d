import type { Context } from "../../context.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import type { SharedWishlist, WishlistSummary, WishlistView } from "./wishlist.ts";
import { findWishes, getListByKey } from "./wishlist.repository.ts";
import { MAX_WISHLIST_PRODUCTS } from "./wishlist.ts";

/** One of the visitor's lists with its newest products. */
export async function getWishlist(ctx: Context, list: WishlistSummary, max: number): Promise<WishlistView> {
  const wishes = await findWishes(ctx, list.id, max + 1);
  const cards = await findProductCards(
    ctx,
    wishes.slice(0, max).map(({ productId }) => productId),
  );
  const wishOf = new Map(wishes.map((wish) => [wish.productId, wish]));
  const isCheaper = (product: ProductCard) => {
    const { seen, isCheaper: isBaseCheaper } = wishOf.get(product.id)!;
    return seen?.currencyCode === product.price.currency ? product.price.amount < seen.amount : isBaseCheaper;
  };
  return {
    list,
    products: cards.map((product) => ({
      product: { ...product, isWishlisted: true },
      isCheaper: isCheaper(product),
    })),
    hasMore: wishes.length > max,
  };
}

/** The list behind a share link, for anyone; null if it is no longer shared. */
export async function getSharedWishlist(ctx: Context, shareKey: string): Promise<SharedWishlist | null> {
  const list = await getListByKey(ctx, shareKey);
  if (!list) return null;
  const wishes = await findWishes(ctx, list.id, MAX_WISHLIST_PRODUCTS);
  const productIds = wishes.map(({ productId }) => productId);
  const products = await findProductCards(ctx, productIds);
  return { name: list.name, products };
}
