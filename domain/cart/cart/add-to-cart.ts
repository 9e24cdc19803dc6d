import { findPriceRules } from "#domain/pricing/price/find-price-rules.ts";
import { inSession } from "#domain/customers/session/begin-session.ts";
import { planSession } from "#domain/customers/session/plan-session.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { MAX_BUY_NOW_LINES, MAX_CART_LINES, type Cart, type CartLine, type CartView } from "./cart.ts";
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
import { insertFirstLine } from "./first-line.repository.ts";
import { showCart } from "./get-cart.ts";
import { openCart } from "./load-cart.ts";
import { applyRules, priceStoredLines } from "./price-stored-lines.ts";
import { seenNow } from "./seen-price.ts";

export type AddToCartFailure = QuantityFailure | Refusal<"not_found" | "too_many_lines"> | { code: "variant_missing" };

/**
 * Adds units of a variant to the visitor's cart; "buy now" makes them a purchase of their own. Returns the resulting cart.
 */
export async function addToCart(ctx: Context, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  const added = await withTransaction(ctx, (inside) => writeLine(inside, input));
  if (!added.ok) return added;
  const { cart, lines, trxId } = added.value;
  return success(await showCart(ctx, cart, lines, trxId));
}

type Added = { cart: Cart; lines: CartLine[]; trxId: string };

async function writeLine(ctx: Context, input: AddToCartInput): Promise<Result<Added, AddToCartFailure>> {
  const chosen = chooseVariant(await findOfferedVariants(ctx, input.product_id), input);
  if (!chosen.ok) return chosen;
  const variant = chosen.value;
  const cart = await openCart(ctx);
  const lines = await findStoredLines(ctx, cart.id);
  const inCart = lines.filter((line) => line.buyNowTrxId === null && !line.isSavedForLater);
  const same = input.is_buy_now ? undefined : inCart.find(({ variantId }) => variantId === variant.variantId);
  const quantity = (same?.quantity ?? 0) + (input.quantity ?? variant.minimumOrderQuantity);
  const checked = checkQuantity(variant, quantity);
  if (!checked.ok) return checked;
  const referralCode = input.referral_code ?? null;
  const buyNowTrxId = input.is_buy_now ? ctx.newToken() : null;
  const wanted = same ? { ...same, quantity } : newLine(variant, { quantity, buyNowTrxId, referralCode });
  const others = lines.map((line) => (line === same ? wanted : line));
  const all = await priceStoredLines(ctx, cart.id, same ? others : [...others, wanted]);
  const priced = all.find(({ id }) => id === wanted.id)!;
  const checkedSale = checkSaleQuantity(priced);
  if (!checkedSale.ok) return checkedSale;
  const seen = seenNow(ctx, variant, priced.unitPrice);
  const shown = { ...seen, isSeenInCurrency: true, isOfferOver: false };
  const withWritten = (id: number) => all.map((line) => (line === priced ? { ...line, ...shown, id } : line));
  if (same) {
    await updateLine(ctx, same.id, { quantity, seen, ...(referralCode ? { referralCode } : {}) });
    return success({ cart, lines: withWritten(same.id), trxId: cart.trxId });
  }
  if (!input.is_buy_now && inCart.length >= MAX_CART_LINES)
    return failure({ code: "too_many_lines", values: { count: MAX_CART_LINES } });
  const { variantId } = variant;
  const id = await insertLine(ctx, { cartId: cart.id, variantId, quantity, ...seen, buyNowTrxId, referralCode });
  if (buyNowTrxId) await deleteOldBuyNowLines(ctx, cart.id, MAX_BUY_NOW_LINES);
  return success({ cart, lines: withWritten(id), trxId: buyNowTrxId ?? cart.trxId });
}

/**
 * The same for a guest without a session: session, cart and line are written in one statement, all or nothing. The
 * token is for the session cookie.
 */
export async function addAsNewGuest(
  ctx: Context,
  input: AddToCartInput,
): Promise<Result<{ token: string; cart: CartView }, AddToCartFailure>> {
  const [offered, rules] = await Promise.all([
    findOfferedVariants(ctx, input.product_id),
    findPriceRules(ctx, [input.product_id]),
  ]);
  const chosen = chooseVariant(offered, input);
  if (!chosen.ok) return chosen;
  const variant = chosen.value;
  const quantity = input.quantity ?? variant.minimumOrderQuantity;
  const checked = checkQuantity(variant, quantity);
  if (!checked.ok) return checked;
  const referralCode = input.referral_code ?? null;
  const buyNowTrxId = input.is_buy_now ? ctx.newToken() : null;
  const wanted = newLine(variant, { quantity, buyNowTrxId, referralCode });
  const priced = applyRules([wanted], rules, NOTHING_BOUGHT, ctx.now())[0]!;
  const line = { ...priced, ...seenNow(ctx, variant, priced.unitPrice), isOfferOver: false };
  const checkedSale = checkSaleQuantity(line);
  if (!checkedSale.ok) return checkedSale;
  const session = planSession(ctx);
  const trxId = ctx.newToken();
  const { sessionId, cartId, lineId } = await insertFirstLine(ctx, { session, trxId, line });
  const cart = { id: cartId, trxId, hasCoupons: false };
  const shown = await showCart(
    inSession(ctx, session, sessionId),
    cart,
    [{ ...line, id: lineId }],
    buyNowTrxId ?? trxId,
  );
  return success({ token: session.token, cart: shown });
}

const NOTHING_BOUGHT: ReadonlyMap<number, number> = new Map();

/** Sorts last; the shopper has seen its price. */
function newLine(
  variant: OfferedVariant,
  wanted: Pick<CartLine, "quantity" | "buyNowTrxId" | "referralCode">,
): StoredCartLine {
  const seen = { seenPrice: variant.ownPrice, seenFixedPrice: variant.fixed?.price ?? null, isSeenInCurrency: true };
  return { ...variant, ...seen, id: 0, isSavedForLater: false, ...wanted };
}

function chooseVariant(offered: OfferedVariant[], input: AddToCartInput): Result<OfferedVariant, AddToCartFailure> {
  const first = offered[0];
  if (!first) return failure({ code: "product_gone" });
  if (!first.hasVariant) return success(first);
  const isChosen =
    input.variants_ids !== undefined || input.color_id !== undefined || (input.attribute_values ?? []).length > 0;
  if (!isChosen) return failure({ code: "variant_missing" });
  const combination = (input.attribute_values ?? []).toSorted((one, other) => one - other).join("-");
  const variant = offered.find((each) =>
    input.variants_ids === undefined
      ? each.colorId === (input.color_id ?? null) && each.combination === combination
      : each.variantId === input.variants_ids,
  );
  return variant ? success(variant) : failure({ code: "not_found" });
}
