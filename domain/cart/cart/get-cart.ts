import type { Coupon } from "#domain/pricing/coupon/coupon.ts";
import { findEnteredCoupons } from "#domain/pricing/coupon/find-coupons.ts";
import type { Context } from "../../context.ts";
import { linesOfPurchase, type Cart, type CartLine, type CartView } from "./cart.ts";
import { loadCart } from "./load-cart.ts";
import { presentCart } from "./present-cart.ts";
import { priceLines, type Destination } from "./price-lines.ts";

/**
 * The visitor's cart, or the purchase of a buy-now line (`trxId`); an unknown `trxId` shows the cart. A visitor without
 * a cart gets an empty one; nothing is written.
 */
export async function getCart(ctx: Context, trxId?: string): Promise<CartView> {
  return presentPurchase(ctx, await loadPurchaseLines(ctx, trxId));
}

/** The same for a cart whose lines have all just been read or written. */
export async function showCart(ctx: Context, cart: Cart, all: readonly CartLine[], trxId: string): Promise<CartView> {
  return presentPurchase(ctx, await pickPurchaseLines(ctx, cart, all, trxId));
}

async function presentPurchase(ctx: Context, bought: PurchaseLines): Promise<CartView> {
  const priced = await priceLines(ctx, bought.lines, bought.coupons, destinationOf(ctx));
  return presentCart(ctx, bought.trxId, bought.lines, bought.saved, priced);
}

/** The contents of a purchase: its lines and entered coupons, and for the cart's own the lines saved for later. */
export type PurchaseLines = {
  cart: Cart | null;
  trxId: string;
  lines: CartLine[];
  saved: CartLine[];
  coupons: Coupon[];
};

export async function loadPurchaseLines(ctx: Context, trxId?: string): Promise<PurchaseLines> {
  const found = await loadCart(ctx);
  if (!found) return { cart: null, trxId: ctx.newToken(), lines: [], saved: [], coupons: [] };
  return pickPurchaseLines(ctx, found.cart, found.lines, trxId);
}

async function pickPurchaseLines(
  ctx: Context,
  cart: Cart,
  all: readonly CartLine[],
  trxId: string | undefined,
): Promise<PurchaseLines> {
  const isAlone = trxId !== undefined && all.some((line) => line.buyNowTrxId === trxId);
  const meant = isAlone ? trxId : cart.trxId;
  return {
    cart,
    trxId: meant,
    lines: linesOfPurchase(cart, all, meant),
    saved: isAlone ? [] : all.filter((line) => line.isSavedForLater),
    coupons: cart.hasCoupons ? await findEnteredCoupons(ctx, cart.id, meant) : [],
  };
}

/** Before checkout, totals are for the visitor's country and each shop's first delivery. */
export function destinationOf(ctx: Context): Destination {
  return { countryCode: ctx.visitor.shipTo, delivery: {} };
}
