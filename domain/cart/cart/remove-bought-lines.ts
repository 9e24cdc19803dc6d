import { dropCoupons } from "#domain/pricing/coupon/enter-coupon.ts";
import type { Context } from "../../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { deleteBoughtLines, deleteLines } from "./cart.repository.ts";

/**
 * Removes bought lines and their coupons from the cart. The purchase keeps its `trxId`, so the cart gets a new one,
 * which is returned.
 */
export async function removeBoughtLines(
  ctx: Context,
  cart: Cart,
  trxId: string,
  lines: readonly CartLine[],
): Promise<string> {
  if (cart.hasCoupons) await dropCoupons(ctx, { cartId: cart.id, trxId }, "all");
  const ids = lines.map(({ id }) => id);
  if (lines.every(({ buyNowTrxId }) => buyNowTrxId !== null)) {
    await deleteLines(ctx, ids);
    return cart.trxId;
  }
  const next = ctx.newToken();
  await deleteBoughtLines(ctx, cart.id, ids, next);
  return next;
}
