import { putCouponsBack } from "#domain/pricing/coupon/enter-coupon.ts";
import type { Context } from "../../context.ts";
import { linesOfPurchase, MAX_CART_LINES, maxUnits } from "./cart.ts";
import { findStoredLines, insertCart, insertLine, lockCartOf, updateLine, type CartOwner } from "./cart.repository.ts";
import { findVariantsById } from "./cart-product.repository.ts";
import { priceOf } from "./load-cart.ts";
import { snapshotPrice } from "./seen-price.ts";

/** Returns the lines of an expired purchase to the cart, as far as there is room. */
export async function restoreLines(
  ctx: Context,
  owner: CartOwner,
  purchaseId: number,
  units: readonly { variantId: number; quantity: number }[],
): Promise<void> {
  await insertCart(ctx, owner, ctx.newToken());
  const cart = (await lockCartOf(ctx, owner))!;
  const inCart = linesOfPurchase(cart, await findStoredLines(ctx, cart.id), cart.trxId);
  let free = MAX_CART_LINES - inCart.length;
  const variantIds = units.map(({ variantId }) => variantId);
  const variants = await findVariantsById(ctx, variantIds);
  for (const { variantId, quantity } of units) {
    const same = inCart.find((line) => line.variantId === variantId);
    const variant = variants.find((each) => each.variantId === variantId);
    if (same)
      await updateLine(ctx, same.id, {
        quantity: Math.max(same.quantity, Math.min(same.quantity + quantity, maxUnits(same))),
      });
    else if (variant && free > 0) {
      await insertLine(ctx, {
        cartId: cart.id,
        variantId,
        quantity,
        ...snapshotPrice(ctx, variant, await priceOf(ctx, variant, quantity)),
        buyNowTrxId: null,
        referralCode: null,
      });
      free -= 1;
    }
  }
  await putCouponsBack(ctx, purchaseId, { cartId: cart.id, trxId: cart.trxId });
}
