import { checkCountryAndState } from "#domain/customers/address/check-address.ts";
import { loadPurchaseLines } from "#domain/cart/cart/get-cart.ts";
import { checkVatNumber, malformedVatNumber } from "#domain/pricing/tax/check-vat-number.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CheckoutView } from "./checkout.ts";
import { showCheckout } from "./get-checkout.ts";
import type { ShippingCostInput } from "./purchase.input.ts";

export type ShippingCostFailure =
  | Failure<"login_first" | "cart_empty" | "not_found" | "delivery_missing">
  | InvalidFields;

/**
 * The checkout for another country or other deliveries than drafted. Rejects what `confirmOrder` rejects; but a shop
 * that does not deliver there has no choices, as its goods may still be picked up.
 */
export async function findShippingCost(
  ctx: Context,
  input: ShippingCostInput,
): Promise<Result<CheckoutView, ShippingCostFailure>> {
  if (ctx.settings.disableGuest && ctx.visitor.customerId === null) return failure({ code: "login_first" });
  const bought = await loadPurchaseLines(ctx, input.trx_id);
  if (input.trx_id !== undefined && bought.trxId !== input.trx_id) return failure({ code: "not_found" });
  if (bought.lines.length === 0) return failure({ code: "cart_empty" });
  const errors = await checkPlace(ctx, input);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  const vat = input.vat_number === undefined ? undefined : await checkVatNumber(ctx, input.vat_number);
  if (vat === null) return failure({ code: "invalid", errors: { vat_number: [malformedVatNumber(ctx)] } });
  const checkout = await showCheckout(ctx, bought, input, undefined, vat);
  const refused = checkout.shops.find((shop) => shop.needsDelivery && !isOffered(shop, input));
  return refused ? failure({ code: "delivery_missing", values: { name: refused.name } }) : success(checkout);
}

async function checkPlace(ctx: Context, { country_code: countryCode, state }: ShippingCostInput) {
  return countryCode === undefined ? {} : checkCountryAndState(ctx, { countryCode, state });
}

/** Whether the choice requested at a shop, if any, is offered. */
function isOffered(
  { id, choices, pickupPoints }: CheckoutView["shops"][number],
  { delivery, pickup }: ShippingCostInput,
): boolean {
  const point = pickup?.[id];
  if (point !== undefined) return pickupPoints.some((each) => each.id === point);
  const rate = delivery?.[id];
  return rate === undefined || choices.length === 0 || choices.some((each) => each.id === rate);
}
