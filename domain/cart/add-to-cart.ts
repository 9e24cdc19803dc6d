import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { MOST_BUY_NOW_LINES, MOST_CART_LINES, type CartView } from "./cart.ts";
import type { AddToCartInput } from "./cart.input.ts";
import {
  deleteOldBuyNowLines,
  findOfferedVariants,
  findStoredLines,
  insertLine,
  updateLine,
  type OfferedVariant,
} from "./cart.repository.ts";
import { checkQuantity, checkSaleQuantity, type QuantityFailure } from "./check-quantity.ts";
import { getCart } from "./get-cart.ts";
import { openCart } from "./load-cart.ts";
import { priceStoredLines } from "./price-stored-lines.ts";

export type AddToCartFailure = QuantityFailure | Refusal<"not_found" | "too_many_lines"> | { code: "variant_missing" };

/** Puts units of a variant into the visitor's cart; bought now, they are a purchase of their own. Answers that purchase. */
export async function addToCart(ctx: Context, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  const added = await withTransaction(ctx, (inside) => writeLine(inside, input));
  return added.ok ? success(await getCart(ctx, added.value)) : added;
}

/** It comes after all others. */
const NEW_LINE = { id: 0, isSavedForLater: false };

async function writeLine(ctx: Context, input: AddToCartInput): Promise<Result<string, AddToCartFailure>> {
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
  const wanted = same
    ? { ...same, quantity }
    : { ...variant, ...NEW_LINE, quantity, seenPrice: variant.ownPrice, buyNowTrxId, referralCode };
  const others = lines.map((line) => (line === same ? wanted : line));
  const priced = (await priceStoredLines(ctx, cart.id, same ? others : [...others, wanted])).find(
    ({ id }) => id === wanted.id,
  )!;
  const checkedSale = checkSaleQuantity(priced);
  if (!checkedSale.ok) return checkedSale;
  const seenPrice = priced.unitPrice;
  if (same) {
    await updateLine(ctx, same.id, { quantity, seenPrice, ...(referralCode ? { referralCode } : {}) });
    return success(cart.trxId);
  }
  if (!input.is_buy_now && inCart.length >= MOST_CART_LINES)
    return failure({ code: "too_many_lines", values: { count: MOST_CART_LINES } });
  await insertLine(ctx, {
    cartId: cart.id,
    variantId: variant.variantId,
    quantity,
    seenPrice,
    buyNowTrxId,
    referralCode,
  });
  if (buyNowTrxId) await deleteOldBuyNowLines(ctx, cart.id, MOST_BUY_NOW_LINES);
  return success(buyNowTrxId ?? cart.trxId);
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
