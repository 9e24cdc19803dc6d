import type { Context } from "../../context.ts";
import { findFollowedShopIds } from "./shop-follower.repository.ts";

/** The shops that the visitor follows, newest first; no query for guests. */
export async function findFollowedIds(ctx: Context): Promise<number[]> {
  return ctx.visitor.customerId === null ? [] : findFollowedShopIds(ctx, ctx.visitor.customerId);
}
