import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { Wishlist } from "./wishlist.ts";
import { lockLists, updateList } from "./wishlist.repository.ts";

export type RenameWishlistFailure = Failure<"not_found" | "wishlist_name_taken">;

export async function renameWishlist(
  ctx: Context,
  id: number,
  name: string,
): Promise<Result<null, RenameWishlistFailure>> {
  return withTransaction(ctx, async (ctx) => {
    const lists = await lockLists(ctx);
    if (!lists.some((list) => list.id === id)) return failure({ code: "not_found" });
    if (isNameTaken(lists, name, id)) return failure({ code: "wishlist_name_taken" });
    await updateList(ctx, id, { name });
    return success(null);
  });
}

/** Two lists of the same name would be indistinguishable. */
export function isNameTaken(lists: readonly Wishlist[], name: string, exceptId: number | null): boolean {
  return lists.some((list) => list.id !== exceptId && isSameName(list.name, name));
}

export function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
