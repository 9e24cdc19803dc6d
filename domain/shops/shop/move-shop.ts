import type { ShopStatus } from "#shared/shop-status.ts";
import type { Context } from "../../context.ts";
import { SHOP_FIGURES_TAG, SHOPS_TAG } from "./shop.ts";
import { setShopStatus } from "./shop.repository.ts";

/** The allowed changes of a shop's status. */
const SHOP_MOVES = {
  pending: ["approved", "rejected"],
  approved: ["suspended", "closed"],
  suspended: ["approved", "closed"],
  rejected: [],
  closed: [],
} as const satisfies Record<ShopStatus, readonly ShopStatus[]>;

/** In the transaction of its cause. False if it is not allowed, or the status has changed meanwhile. */
export async function moveShop(
  ctx: Context,
  { id, status }: { id: number; status: ShopStatus },
  to: ShopStatus,
  reason: string,
): Promise<boolean> {
  if (!(SHOP_MOVES[status] as readonly ShopStatus[]).includes(to)) return false;
  const isMoved = await setShopStatus(ctx, id, status, to, reason);
  if (isMoved) await ctx.cache.purge([SHOPS_TAG, SHOP_FIGURES_TAG]);
  return isMoved;
}
