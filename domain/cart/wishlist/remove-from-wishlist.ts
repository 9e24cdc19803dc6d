import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteWishes, lockLists } from "./wishlist.repository.ts";

/** Removes a product from one list, or from all of them. Idempotent. */
export async function removeFromWishlist(
  ctx: Context,
  productId: number,
  wishlistId: number | null,
): Promise<Result<null, Failure<"not_found">>> {
  return withTransaction(ctx, async (ctx) => {
    const ids = (await lockLists(ctx)).map(({ id }) => id).filter((id) => wishlistId === null || id === wishlistId);
    if (ids.length === 0) return failure({ code: "not_found" });
    await deleteWishes(ctx, ids, productId);
    return success(null);
  });
}
