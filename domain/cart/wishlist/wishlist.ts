import type { ProductCard } from "../../catalog/product/product.ts";

export const MAX_WISHLISTS = 50;
export const MAX_WISHLIST_PRODUCTS = 500;
/** More than enough for the hearts on a page. */
export const MAX_WISHES_OF_A_PAGE = 1_000;

/** A product on one of the visitor's lists. */
export type WishlistEntry = { productId: number; wishlistId: number };

/** `name`: empty for the default list. `shareKey`: grants access to the list; null while it is not shared. */
export type Wishlist = { id: number; name: string; isDefault: boolean; shareKey: string | null };

export type WishlistSummary = Wishlist & { productsCount: number };

/** The visitor's wished products, newest first, and their lists, the default one first. */
export type Wishlists = { wishlists: WishlistEntry[]; lists: WishlistSummary[] };

/** `isCheaper`: it costs less than when it was added to the list. */
export type WishedProduct = { product: ProductCard; isCheaper: boolean };

/** One list with the first of its products. */
export type WishlistView = {
  list: WishlistSummary;
  products: WishedProduct[];
  hasMore: boolean;
};

/** A list as shown through its share link: it does not reveal its owner. */
export type SharedWishlist = { name: string; products: ProductCard[] };
