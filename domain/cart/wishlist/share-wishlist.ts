import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockLists, updateList } from "./wishlist.repository.ts";

/** Creates or revokes a list's share link; a revoked link never works again. */
export async function shareWishlist(
  ctx: Context,
  id: number,
  isShared: boolean,
): Promise<Result<{ shareKey: string | null }, Failure<"not_found">>> {
  return withTransaction(ctx, async (ctx) => {
    const list = (await lockLists(ctx)).find((each) => each.id === id);
    if (!list) return failure({ code: "not_found" });
    if (isShared === (list.shareKey !== null)) return success({ shareKey: list.shareKey });
    const shareKey = isShared ? ctx.newToken() : null;
    await updateList(ctx, id, { shareKey });
    return success({ shareKey });
  });
}
