import type { Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import type { ProductCard } from "../../catalog/product/product.ts";
import { MAX_WISHES_OF_A_PAGE, type WishlistEntry } from "../../cart/wishlist/wishlist.ts";
import { MAX_VIEWED } from "./find-viewed-products.ts";
import { readListedIds } from "./visitor-lists.repository.ts";

/** The visitor's lists that the header, hearts and recently viewed products need. */
export type VisitorLists = {
  wishlists: WishlistEntry[];
  compared: ProductCard[];
  viewed: ProductCard[];
  followedShopIds: number[];
};

const NOTHING: VisitorLists = { wishlists: [], compared: [], viewed: [], followedShopIds: [] };

/** The same as each list's own read, in one query; none for a guest without a session. */
export async function findVisitorLists(ctx: Context): Promise<VisitorLists> {
  if (ctx.visitor.sessionId === null && ctx.visitor.customerId === null) return NOTHING;
  const { wished, wishedIn, compared, viewed, followed } = await readListedIds(ctx, {
    maxWished: MAX_WISHES_OF_A_PAGE,
    maxViewed: MAX_VIEWED,
  });
  const cards = await findProductCards(ctx, [...new Set([...compared, ...viewed])]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cardOf.get(id) ?? []);
  return {
    wishlists: wished.map((productId, index) => ({ productId, wishlistId: wishedIn[index]! })),
    compared: cardsOf(compared),
    viewed: cardsOf(viewed),
    followedShopIds: followed,
  };
}
