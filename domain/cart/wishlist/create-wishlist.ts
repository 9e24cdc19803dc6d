import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isNameTaken } from "./rename-wishlist.ts";
import { MAX_WISHLISTS } from "./wishlist.ts";
import { insertList, lockLists } from "./wishlist.repository.ts";

export type CreateWishlistFailure = Failure<"too_many_wishlists" | "wishlist_name_taken">;

/** Creates a named list; needs a session. */
export async function createWishlist(
  ctx: Context,
  name: string,
): Promise<Result<{ id: number }, CreateWishlistFailure>> {
  return withTransaction(ctx, async (ctx) => {
    const lists = await lockLists(ctx);
    if (lists.length >= MAX_WISHLISTS) return failure({ code: "too_many_wishlists", values: { count: MAX_WISHLISTS } });
    if (isNameTaken(lists, name, null)) return failure({ code: "wishlist_name_taken" });
    return success({ id: await insertList(ctx, name) });
  });
}
