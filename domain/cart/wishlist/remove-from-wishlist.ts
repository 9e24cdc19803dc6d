import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteWishes, lockLists } from "./wishlist.repository.ts";

/** Out of one list, or of all of them; what is not there is removed already. */
export async function removeFromWishlist(
  ctx: Context,
  productId: number,
  wishlistId: number | null,
): Promise<Result<null, Refusal<"not_found">>> {
  return withTransaction(ctx, async (ctx) => {
    const ids = (await lockLists(ctx)).map(({ id }) => id).filter((id) => wishlistId === null || id === wishlistId);
    if (ids.length === 0) return failure({ code: "not_found" });
    await deleteWishes(ctx, ids, productId);
    return success(null);
  });
}
