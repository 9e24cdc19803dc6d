import { dropCoupons } from "#domain/coupon/enter-coupon.ts";
import type { Context } from "../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { deleteLines, setCartTrxId } from "./cart.repository.ts";

/** The lines were bought: they leave the cart with their coupons. Its `trxId` is now the purchase's, so it gets a new one. */
export async function takeLines(ctx: Context, cart: Cart, trxId: string, lines: readonly CartLine[]): Promise<void> {
  if (cart.hasCoupons) await dropCoupons(ctx, { cartId: cart.id, trxId }, "all");
  await Promise.all([
    deleteLines(
      ctx,
      lines.map(({ id }) => id),
    ),
    lines.some(({ buyNowTrxId }) => buyNowTrxId === null) ? setCartTrxId(ctx, cart.id, ctx.newToken()) : null,
  ]);
}
