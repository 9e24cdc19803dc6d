import { dropCoupons } from "#domain/pricing/coupon/enter-coupon.ts";
import type { Context } from "../../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { deleteBoughtLines, deleteLines } from "./cart.repository.ts";

/** The lines were bought: they leave the cart with their coupons. Its `trxId` is now the purchase's, so it gets a new one, the answer. */
export async function takeLines(ctx: Context, cart: Cart, trxId: string, lines: readonly CartLine[]): Promise<string> {
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
