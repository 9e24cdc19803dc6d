import { dropCoupons } from "#domain/coupon/enter-coupon.ts";
import type { Context } from "../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { deleteLines, setCartTrxId } from "./cart.repository.ts";

/** The lines were bought: they leave the cart with their coupons. Its `trxId` is now the purchase's, so it gets a new one. */
export async function takeLines(ctx: Context, cart: Cart, trxId: string, lines: readonly CartLine[]): Promise<void> {
  await dropCoupons(ctx, { cartId: cart.id, trxId }, "all");
  await deleteLines(
    ctx,
    lines.map(({ id }) => id),
  );
  if (lines.some(({ buyNowTrxId }) => buyNowTrxId === null)) await setCartTrxId(ctx, cart.id, ctx.newToken());
}
