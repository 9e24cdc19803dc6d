import type { Context } from "../../context.ts";
import { moveFollowersCount } from "./shop-figures.repository.ts";

/** Updates the count with a follower's row, in the same transaction; returns the new count. */
export function countFollower(ctx: Context, shopId: number, change: 1 | -1): Promise<number> {
  return moveFollowersCount(ctx, shopId, change);
}
