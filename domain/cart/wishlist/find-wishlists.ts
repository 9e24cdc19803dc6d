import type { Context } from "../../context.ts";
import { MAX_WISHES_OF_A_PAGE, type Wishlists } from "./wishlist.ts";
import { findEntries, findLists } from "./wishlist.repository.ts";

/** The visitor's wishlists; no query for a guest without a session. */
export async function findWishlists(ctx: Context): Promise<Wishlists> {
  if (ctx.visitor.sessionId === null && ctx.visitor.customerId === null) return { wishlists: [], lists: [] };
  const [wishlists, lists] = await Promise.all([findEntries(ctx, MAX_WISHES_OF_A_PAGE), findLists(ctx)]);
  return { wishlists, lists };
}
