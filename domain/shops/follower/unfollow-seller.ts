import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countFollower } from "../shop/count-follower.ts";
import { findShopsById } from "../shop/find-shops-by-id.ts";
import { SHOP_FIGURES_TAG } from "../shop/shop.ts";
import { deleteFollower } from "./shop-follower.repository.ts";

/** Unfollows the shop, whatever its status; idempotent. */
export async function unfollowSeller(
  ctx: Context,
  shopId: number,
): Promise<Result<{ followersCount: number }, { code: "sign_in" }>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (ctx) => {
    const isGone = await deleteFollower(ctx, customerId, shopId);
    if (isGone) {
      await ctx.cache.purge([SHOP_FIGURES_TAG]);
      return success({ followersCount: await countFollower(ctx, shopId, -1) });
    }
    const [shop] = await findShopsById(ctx, [shopId]);
    return success({ followersCount: shop?.followersCount ?? 0 });
  });
}
