import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countFollower } from "../shop/count-follower.ts";
import { findShopsById } from "../shop/find-shops-by-id.ts";
import { SHOP_FIGURES_TAG } from "../shop/shop.ts";
import { insertFollower } from "./shop-follower.repository.ts";

/** Follows the shop; idempotent. */
export async function followSeller(
  ctx: Context,
  shopId: number,
): Promise<Result<{ followersCount: number }, { code: "sign_in" | "not_found" }>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const [shop] = await findShopsById(ctx, [shopId]);
  if (!shop) return failure({ code: "not_found" });
  return withTransaction(ctx, async (ctx) => {
    const isNew = await insertFollower(ctx, customerId, shopId);
    if (!isNew) return success({ followersCount: shop.followersCount });
    await ctx.cache.purge([SHOP_FIGURES_TAG]);
    return success({ followersCount: await countFollower(ctx, shopId, 1) });
  });
}
