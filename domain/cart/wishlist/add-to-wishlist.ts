import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findProductCards } from "../../catalog/product/find-product-cards.ts";
import { MAX_WISHLIST_PRODUCTS } from "./wishlist.ts";
import {
  countWishes,
  findListsOfProduct,
  insertWish,
  isProductShown,
  lockLists,
  type SeenWish,
} from "./wishlist.repository.ts";

export type AddToWishlistFailure = Failure<"not_found" | "wishlist_full">;

/** Without a list, adds to the first one unless a list already contains it; needs a session. */
export async function addToWishlist(
  ctx: Context,
  productId: number,
  wishlistId: number | null,
): Promise<Result<null, AddToWishlistFailure>> {
  if (!(await isProductShown(ctx, productId))) return failure({ code: "not_found" });
  const seen = await findSeenPrice(ctx, productId);
  return withTransaction(ctx, async (ctx) => {
    const lists = await lockLists(ctx);
    const list = wishlistId === null ? lists[0] : lists.find(({ id }) => id === wishlistId);
    if (!list) return failure({ code: "not_found" });
    const listIds = wishlistId === null ? lists.map(({ id }) => id) : [list.id];
    if ((await findListsOfProduct(ctx, listIds, productId)).length > 0) return success(null);
    if ((await countWishes(ctx, list.id)) >= MAX_WISHLIST_PRODUCTS)
      return failure({ code: "wishlist_full", values: { count: MAX_WISHLIST_PRODUCTS } });
    await insertWish(ctx, list.id, productId, seen);
    return success(null);
  });
}

/** What a rate can't move is kept to tell later whether the product has become cheaper. */
async function findSeenPrice(ctx: Context, productId: number): Promise<SeenWish | null> {
  const { code, hasFixedPrices } = ctx.visitor.currency;
  if (!hasFixedPrices) return null;
  const [card] = await findProductCards(ctx, [productId]);
  return card ? { currencyCode: code, amount: card.price.amount } : null;
}
