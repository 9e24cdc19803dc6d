import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { linesOfPurchase, MAX_BUY_NOW_LINES, MAX_CART_LINES, type Cart, type CartLine, type CartView } from "./cart.ts";
import type { AddToCartInput } from "./cart.input.ts";
import {
  deleteOldBuyNowLines,
  findStoredLines,
  insertLine,
  updateLine,
  type StoredCartLine,
} from "./cart.repository.ts";
import { findOfferedVariants, type OfferedVariant } from "./cart-product.repository.ts";
import { checkQuantity, checkSaleQuantity, type QuantityFailure } from "./check-quantity.ts";
import { chooseVariant, type VariantFailure } from "./choose-variant.ts";
import { showCart } from "./get-cart.ts";
import { openCart } from "./load-cart.ts";
import { priceStoredLines } from "./price-stored-lines.ts";
import { snapshotPrice } from "./seen-price.ts";

export type AddToCartFailure = VariantFailure | QuantityFailure | Failure<"too_many_lines">;

/**
 * Adds units of a variant to the visitor's cart; with "buy now" they become a purchase of their own. Returns that cart
 * or purchase. A guest without a session: `addAsNewGuest`.
 */
export async function addToCart(ctx: Context, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  const added = await withTransaction(ctx, (inside) => addLine(inside, input));
  if (!added.ok) return added;
  const { cart, lines, trxId } = added.value;
  return success(await showCart(ctx, cart, lines, trxId));
}

type Added = { cart: Cart; lines: CartLine[]; trxId: string };

async function addLine(ctx: Context, input: AddToCartInput): Promise<Result<Added, AddToCartFailure>> {
  const chosen = chooseVariant(await findOfferedVariants(ctx, input.product_id), input);
  if (!chosen.ok) return chosen;
  const { variantId } = chosen.value;
  const cart = await openCart(ctx);
  const stored = await findStoredLines(ctx, cart.id);
  const inCart = linesOfPurchase(cart, stored, cart.trxId);
  const existing = input.is_buy_now ? undefined : inCart.find((line) => line.variantId === variantId);
  const line = existing ? withMoreUnits(existing, input) : newLine(ctx, chosen.value, input);
  const { quantity, buyNowTrxId, referralCode } = line;
  const checked = checkQuantity(line, quantity);
  if (!checked.ok) return checked;
  const wanted = existing ? stored.map((each) => (each === existing ? line : each)) : [...stored, line];
  const priced = await priceStoredLines(ctx, cart.id, wanted);
  const pricedLine = priced.find(({ id }) => id === line.id)!;
  const checkedSale = checkSaleQuantity(pricedLine);
  if (!checkedSale.ok) return checkedSale;
  if (!existing && !buyNowTrxId && inCart.length >= MAX_CART_LINES)
    return failure({ code: "too_many_lines", values: { count: MAX_CART_LINES } });
  const seen = snapshotPrice(ctx, line, pricedLine.unitPrice);
  if (existing) await updateLine(ctx, existing.id, { quantity, seen, referralCode });
  const id =
    existing?.id ??
    (await insertLine(ctx, { cartId: cart.id, variantId, quantity, ...seen, buyNowTrxId, referralCode }));
  if (buyNowTrxId) await deleteOldBuyNowLines(ctx, cart.id, MAX_BUY_NOW_LINES);
  const written = { ...pricedLine, ...seen, id, isSeenInCurrency: true, isOfferOver: false };
  const lines = priced.map((each) => (each === pricedLine ? written : each));
  return success({ cart, lines, trxId: buyNowTrxId ?? cart.trxId });
}

function withMoreUnits(line: StoredCartLine, input: AddToCartInput): StoredCartLine {
  return {
    ...line,
    quantity: line.quantity + (input.quantity ?? line.minimumOrderQuantity),
    referralCode: input.referral_code ?? line.referralCode,
  };
}

/** Not stored yet: its id is 0. */
export function newLine(ctx: Context, variant: OfferedVariant, input: AddToCartInput): StoredCartLine {
  return {
    ...variant,
    ...snapshotPrice(ctx, variant, variant.ownPrice),
    id: 0,
    quantity: input.quantity ?? variant.minimumOrderQuantity,
    isSeenInCurrency: true,
    isSavedForLater: false,
    buyNowTrxId: input.is_buy_now ? ctx.newToken() : null,
    referralCode: input.referral_code ?? null,
  };
}
