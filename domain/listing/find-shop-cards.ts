import type { Context } from "../context.ts";
import { PRODUCTS_TAG } from "../product/product.ts";
import { findShops } from "../shop/find-shops.ts";
import { SHOPS_TAG } from "../shop/shop.ts";
import { LISTING_TAG } from "./listing.ts";
import { findShopRatings } from "./listing-counts.repository.ts";

export type ListedShop = {
  id: number;
  slug: string;
  name: string;
  tagline: string;
  logo: string | null;
  banner: string | null;
  rating: number;
  productsCount: number;
};

const KEPT_SECONDS = 300;

/** Shops that show something, the best rated first. */
export async function findShopCards(ctx: Context, most: number): Promise<ListedShop[]> {
  const [shops, ratings] = await Promise.all([
    findShops(ctx),
    ctx.cache.get("shop-ratings", [SHOPS_TAG, PRODUCTS_TAG, LISTING_TAG], () => findShopRatings(ctx), {
      seconds: KEPT_SECONDS,
    }),
  ]);
  return shops
    .flatMap(({ id, slug, name, tagline, logo, banner }) => {
      const rating = ratings.get(id);
      if (!rating) return [];
      return [{ id, slug, name, tagline, logo, banner, rating: rating.ratingTenths / 10, productsCount: rating.count }];
    })
    .toSorted((one, other) => other.rating - one.rating || other.productsCount - one.productsCount)
    .slice(0, most);
}
