import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { MAX_WISHLIST_PRODUCTS } from "./wishlist.ts";
import { countWishes, findListsOfProduct, lockLists, moveWish as moveRow } from "./wishlist.repository.ts";

export type MoveWishFailure = Failure<"not_found" | "wishlist_full">;

/** Moves a product between two of the visitor's lists. */
export async function moveWish(
  ctx: Context,
  productId: number,
  fromId: number,
  toId: number,
): Promise<Result<null, MoveWishFailure>> {
  return withTransaction(ctx, async (ctx) => {
    const ids = (await lockLists(ctx)).map(({ id }) => id);
    if (!ids.includes(fromId) || !ids.includes(toId)) return failure({ code: "not_found" });
    const standsIn = await findListsOfProduct(ctx, [fromId, toId], productId);
    if (!standsIn.includes(fromId)) return failure({ code: "not_found" });
    if (fromId === toId) return success(null);
    if (!standsIn.includes(toId) && (await countWishes(ctx, toId)) >= MAX_WISHLIST_PRODUCTS)
      return failure({ code: "wishlist_full", values: { count: MAX_WISHLIST_PRODUCTS } });
    await moveRow(ctx, productId, fromId, toId);
    return success(null);
  });
}
