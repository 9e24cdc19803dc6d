import type { Context } from "../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { deleteLines, setCartTrxId } from "./cart.repository.ts";

/** The lines were bought: they leave the cart, whose `trxId` is now the purchase's, so it gets a new one. */
export async function takeLines(ctx: Context, cart: Cart, lines: readonly CartLine[]): Promise<void> {
  await deleteLines(
    ctx,
    lines.map(({ id }) => id),
  );
  if (lines.some(({ buyNowTrxId }) => buyNowTrxId === null)) await setCartTrxId(ctx, cart.id, ctx.newToken());
}
