import { findPriceRules, rulesForVariant } from "#domain/pricing/price/find-price-rules.ts";
import { priceNow } from "#domain/pricing/price/price-now.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Cart, CartLine, CartProduct } from "./cart.ts";
import { findCartOf, findStoredLines, insertCart, lockCartOf, type CartOwner } from "./cart.repository.ts";
import { priceStoredLines } from "./price-stored-lines.ts";

/** The owner of the visitor's cart; null for a guest without a session. */
export function cartOwner(ctx: Context): CartOwner | null {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId !== null) return { customerId };
  return sessionId === null ? null : { sessionId };
}

/** The visitor's cart, locked until the transaction ends. */
export async function lockCart(ctx: Context): Promise<Cart | null> {
  const owner = cartOwner(ctx);
  return owner && lockCartOf(ctx, owner);
}

/** The same, created if missing. */
export async function openCart(ctx: Context): Promise<Cart> {
  const owner = cartOwner(ctx);
  if (!owner) throw new Error("A cart belongs to a session or a customer");
  const found = await lockCartOf(ctx, owner);
  if (found) return found;
  return (await insertCart(ctx, owner, ctx.newToken())) ?? (await lockCartOf(ctx, owner))!;
}

/** The visitor's cart with all lines at current prices; null if there is none. */
export async function loadCart(ctx: Context): Promise<{ cart: Cart; lines: CartLine[] } | null> {
  const owner = cartOwner(ctx);
  const found = owner && (await findCartOf(ctx, owner));
  return found && { cart: found.cart, lines: await priceStoredLines(ctx, found.cart.id, found.lines) };
}

/** All lines of the cart at current prices. */
export async function loadLines(ctx: Context, cartId: number): Promise<CartLine[]> {
  return priceStoredLines(ctx, cartId, await findStoredLines(ctx, cartId));
}

/** The current unit price for a quantity, for any buyer. */
export async function priceOf(ctx: Context, product: CartProduct, quantity: number): Promise<Money> {
  const rules = await findPriceRules(ctx, [product.productId]);
  return priceNow(product.ownPrice, rulesForVariant(rules, product.productId, product.variantId), ctx.now(), quantity)
    .price;
}
