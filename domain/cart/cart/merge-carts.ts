import { takeCouponsOver, type CouponPlace } from "#domain/pricing/coupon/enter-coupon.ts";
import { withTransaction, type Context } from "../../context.ts";
import { MAX_CART_LINES, maxUnits, type Cart, type CartChange } from "./cart.ts";
import {
  deleteCart,
  deleteLines,
  findStoredLines,
  giveCartToCustomer,
  lockCartOf,
  moveLines,
  updateLine,
  type StoredCartLine,
} from "./cart.repository.ts";

/**
 * At sign-in, merges the guest's cart into the customer's, within stock and limits. Returns the lines with a reduced
 * quantity.
 */
export async function mergeCarts(ctx: Context, fromSessionId: number, customerId: number): Promise<CartChange[]> {
  return withTransaction(ctx, async (inside) => {
    const guests = await lockCartOf(inside, { sessionId: fromSessionId });
    if (!guests) return [];
    const own = await lockCartOf(inside, { customerId });
    if (!own) {
      await giveCartToCustomer(inside, guests.id, customerId);
      return [];
    }
    const changes: CartChange[] = [];
    const kept = await findStoredLines(inside, own.id);
    const brought = await findStoredLines(inside, guests.id);
    await takeCouponsOver(inside, placeOf(guests), placeOf(own));
    for (const { buyNowTrxId: trxId } of brought)
      if (trxId) await takeCouponsOver(inside, { cartId: guests.id, trxId }, { cartId: own.id, trxId });
    for (const line of brought) {
      const change = await mergeLine(inside, own.id, kept, line);
      if (change) changes.push(change);
    }
    await deleteCart(inside, guests.id);
    return changes;
  });
}

function placeOf({ id, trxId }: Cart): CouponPlace {
  return { cartId: id, trxId };
}

/** Moved lines are appended to `kept`. */
async function mergeLine(
  ctx: Context,
  cartId: number,
  kept: StoredCartLine[],
  line: StoredCartLine,
): Promise<CartChange | null> {
  const siblings = kept.filter((each) => each.isSavedForLater === line.isSavedForLater && each.buyNowTrxId === null);
  const same = line.buyNowTrxId === null ? siblings.find(({ variantId }) => variantId === line.variantId) : undefined;
  if (!same) {
    const isFull = line.buyNowTrxId === null && siblings.length >= MAX_CART_LINES;
    if (isFull)
      return changeOf(line, ctx.t("A cart can hold up to {count} different products.", { count: MAX_CART_LINES }));
    await moveLines(ctx, [line.id], cartId);
    kept.push(line);
    return null;
  }
  const together = same.quantity + line.quantity;
  const max = Math.max(maxUnits(line), same.quantity);
  const quantity = line.isSavedForLater ? together : Math.min(together, max);
  await updateLine(ctx, same.id, { quantity });
  await deleteLines(ctx, [line.id]);
  if (quantity === together) return null;
  return changeOf(
    same,
    ctx.t("Your cart has {count} of {name}, the most you can order.", { count: quantity, name: line.name }),
  );
}

function changeOf(line: StoredCartLine, message: string): CartChange {
  return { kind: "quantity", lineId: line.id, name: line.name, message };
}
