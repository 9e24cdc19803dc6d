import { withTransaction, type Context } from "../../context.ts";
import { isSameName } from "./rename-wishlist.ts";
import { MAX_WISHLISTS } from "./wishlist.ts";
import { deleteList, giveListToCustomer, lockLists, uniteLists } from "./wishlist.repository.ts";

/** At sign-in, moves the guest's lists to the customer; lists of the same name are merged without duplicates. */
export async function mergeWishlists(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const guests = await lockLists({ ...ctx, visitor: { ...ctx.visitor, sessionId, customerId: null } });
    const own = await lockLists({ ...ctx, visitor: { ...ctx.visitor, customerId } });
    let listsCount = own.length;
    for (const list of guests) {
      const first = own[0]!;
      const same = list.isDefault ? first : own.find(({ name }) => isSameName(name, list.name));
      if (!same && listsCount < MAX_WISHLISTS) {
        await giveListToCustomer(ctx, list.id, customerId);
        listsCount += 1;
        continue;
      }
      const isNamed = same !== undefined && !list.isDefault;
      await uniteLists(ctx, list.id, (same ?? first).id, isNamed ? [same.id] : own.map(({ id }) => id));
      await deleteList(ctx, list.id);
    }
  });
}
