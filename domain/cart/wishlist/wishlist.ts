import type { ProductCard } from "../../catalog/product/product.ts";

export const MAX_WISHLISTS = 50;
export const MAX_WISHLIST_PRODUCTS = 500;
/** The hearts of a page need no more than that. */
export const MAX_WISHES_OF_A_PAGE = 1_000;

/** A product in one of the visitor's lists. */
export type WishlistEntry = { productId: number; wishlistId: number };

/** `name`: empty for the list that everybody begins with. `shareKey`: whoever has it may see the list; null while nobody may. */
export type Wishlist = { id: number; name: string; isDefault: boolean; shareKey: string | null };

export type WishlistSummary = Wishlist & { productsCount: number };

/** What a visitor wished for, the newest first, and the lists that it stands in, the first one first. */
export type Wishlists = { wishlists: WishlistEntry[]; lists: WishlistSummary[] };

/** `isCheaper`: it costs less than on the day when it was put into the list. */
export type WishedProduct = { product: ProductCard; isCheaper: boolean };

/** One list with the first of its products. */
export type WishlistView = {
  list: WishlistSummary;
  products: WishedProduct[];
  hasMore: boolean;
};

/** A list as those see it to whom its link was given: nothing tells whose it is. */
export type SharedWishlist = { name: string; products: ProductCard[] };
