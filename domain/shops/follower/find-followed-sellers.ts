import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findShopsById } from "../shop/find-shops-by-id.ts";
import type { ShopCard } from "../shop/shop.ts";
import { countFollowedShops, findFollowedShopIds } from "./shop-follower.repository.ts";

export const FOLLOWED_PER_PAGE = 24;

/** The followed shops that sell now, newest first. */
export async function findFollowedSellers(
  ctx: Context,
  page: number,
  perPage = FOLLOWED_PER_PAGE,
): Promise<Result<Page<ShopCard>, { code: "sign_in" }>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const [ids, total] = await Promise.all([
    findFollowedShopIds(ctx, customerId, { limit: perPage, offset: (page - 1) * perPage }),
    countFollowedShops(ctx, customerId),
  ]);
  return success({ items: await findShopsById(ctx, ids), page, perPage, total });
}
