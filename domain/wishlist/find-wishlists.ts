import type { Context } from "../context.ts";
import type { Wishlists } from "./wishlist.ts";
import { findEntries, findLists } from "./wishlist.repository.ts";

/** The hearts of a page need no more than that. */
const MOST_ENTRIES = 1000;

/** What this visitor wished for; costs a guest without a session no query. */
export async function findWishlists(ctx: Context): Promise<Wishlists> {
  if (ctx.visitor.sessionId === null && ctx.visitor.customerId === null) return { wishlists: [], lists: [] };
  const [wishlists, lists] = await Promise.all([findEntries(ctx, MOST_ENTRIES), findLists(ctx)]);
  return { wishlists, lists };
}
