import { dropCoupons } from "#domain/pricing/coupon/enter-coupon.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isBuyable, type CartLine, type CartView } from "./cart.ts";
import { deleteLines, updateLine } from "./cart.repository.ts";
import { findCartChanges, fittingQuantity } from "./cart-changes.ts";
import { getCart, loadPurchaseLines } from "./get-cart.ts";
import { loadLines, lockCart } from "./load-cart.ts";
import { snapshotPrice } from "./seen-price.ts";
import { sortCoupons } from "./sort-coupons.ts";

/**
 * Acknowledges the changes: lines take the current price and an available quantity, unavailable ones are saved for
 * later or removed, lost coupons are removed.
 */
export async function acknowledgeChanges(ctx: Context, trxId?: string): Promise<CartView> {
  const meant = await withTransaction(ctx, async (inside) => {
    await lockCart(inside);
    const { cart, trxId: meantTrxId, lines, saved, coupons } = await loadPurchaseLines(inside, trxId);
    const { lost } = sortCoupons(inside, lines, coupons);
    const changed = new Set(findCartChanges(inside, lines, []).flatMap(({ lineId }) => lineId ?? []));
    for (const line of lines.filter(({ id }) => changed.has(id))) await acceptLine(inside, line, saved);
    if (!cart) return meantTrxId;
    await acceptPrices(inside, cart.id, changed);
    await dropCoupons(
      inside,
      { cartId: cart.id, trxId: meantTrxId },
      lost.map(({ coupon }) => coupon.id),
    );
    return meantTrxId;
  });
  return getCart(ctx, meant);
}

async function acceptLine(ctx: Context, line: CartLine, saved: readonly CartLine[]): Promise<void> {
  if (isBuyable(line)) return updateLine(ctx, line.id, { quantity: fittingQuantity(line) });
  const isSavedAlready = saved.some(({ variantId }) => variantId === line.variantId);
  if (!line.isSold || isSavedAlready || line.buyNowTrxId !== null) return deleteLines(ctx, [line.id]);
  return updateLine(ctx, line.id, { isSavedForLater: true });
}

/** The new quantity may have another price, and may leave more units at the campaign's price for other lines. */
async function acceptPrices(ctx: Context, cartId: number, changed: ReadonlySet<number>): Promise<void> {
  const lines = await loadLines(ctx, cartId);
  for (const line of lines.filter(({ id, isSavedForLater }) => changed.has(id) && !isSavedForLater))
    await updateLine(ctx, line.id, { seen: snapshotPrice(ctx, line, line.unitPrice) });
}
