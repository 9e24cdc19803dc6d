import type { Context } from "../../context.ts";
import { moveFollowersCount } from "./shop-figures.repository.ts";

/** Beside the row of a follower who came or left, in its transaction; answers how many there are now. */
export function countFollower(ctx: Context, shopId: number, change: 1 | -1): Promise<number> {
  return moveFollowersCount(ctx, shopId, change);
}
