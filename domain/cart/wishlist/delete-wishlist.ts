import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteList, lockLists } from "./wishlist.repository.ts";

export type DeleteWishlistFailure = Failure<"not_found" | "first_wishlist">;

/** Deletes a list with its contents. The first list cannot be deleted, so there is always one to add to. */
export async function deleteWishlist(ctx: Context, id: number): Promise<Result<null, DeleteWishlistFailure>> {
  return withTransaction(ctx, async (ctx) => {
    const list = (await lockLists(ctx)).find((each) => each.id === id);
    if (!list) return failure({ code: "not_found" });
    if (list.isDefault) return failure({ code: "first_wishlist" });
    await deleteList(ctx, id);
    return success(null);
  });
}
