import { checkAddress } from "#domain/customers/address/check-address.ts";
import { toPostalAddress } from "#domain/customers/address/address.input.ts";
import { findAddresses } from "#domain/customers/address/find-addresses.ts";
import type { PostalAddress } from "#domain/customers/address/address.ts";
import { checkVatNumber, malformedVatNumber } from "#domain/pricing/tax/check-vat-number.ts";
import { loadPurchaseLines } from "#domain/cart/cart/get-cart.ts";
import { priceLines, type PricedLines } from "#domain/cart/cart/price-lines.ts";
import type { CartLine } from "#domain/cart/cart/cart.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CheckoutView } from "./checkout.ts";
import { getCheckout, showCheckout } from "./get-checkout.ts";
import { shippingDestinationOf, type PurchaseAddresses } from "./purchase.ts";
import type { ConfirmOrderInput } from "./purchase.input.ts";
import { getOwnPurchase, writeDraft, type DraftToWrite } from "./purchase.repository.ts";

export type ConfirmOrderFailure =
  | Failure<"login_first" | "cart_empty" | "not_found" | "no_delivery" | "delivery_missing">
  | InvalidFields;

/**
 * Drafts the purchase with address, deliveries and the total shown to the shopper. Sent again, it replaces the draft.
 */
export async function confirmOrder(
  ctx: Context,
  input: ConfirmOrderInput,
): Promise<Result<CheckoutView, ConfirmOrderFailure>> {
  if (ctx.settings.disableGuest && ctx.visitor.customerId === null) return failure({ code: "login_first" });
  const bought = await loadPurchaseLines(ctx, input.trx_id);
  if (bought.trxId !== input.trx_id) return answerPlaced(ctx, input.trx_id, "not_found");
  if (bought.lines.length === 0) return answerPlaced(ctx, input.trx_id, "cart_empty");
  const addresses = await readAddresses(ctx, input);
  if (!addresses.ok) return addresses;
  const vat = await checkVatNumber(ctx, input.vat_number);
  if (!vat) return failure({ code: "invalid", errors: { vat_number: [malformedVatNumber(ctx)] } });
  const shipTo = addresses.value.shipping.countryCode;
  const priced = await priceLines(ctx, bought.lines, bought.coupons, {
    ...shippingDestinationOf(addresses.value.shipping),
    delivery: input.delivery,
    pickup: input.pickup,
    vatCountryCode: vat.countryCode,
  });
  const delivery = readDeliveries(bought.lines, priced, input);
  if (!delivery.ok) return delivery;
  const draft = {
    trxId: input.trx_id,
    email: input.email,
    phone: input.phone,
    vat,
    shipTo,
    ...delivery.value,
    notes: notesOf(bought.lines, input.notes),
    amounts: priced,
  };
  const id = await writeDraft(ctx, draft, addresses.value);
  if (id === null) return answerPlaced(ctx, input.trx_id, "not_found");
  // Read again, as the buyer's remaining units of a sale depend on the address.
  if (bought.lines.some(({ isCapped }) => isCapped)) return success(await getCheckout(ctx, input.trx_id));
  return success(await showCheckout(ctx, bought, {}, { draft, drafted: addresses.value }));
}

/** A placed purchase has left the cart and cannot be drafted again. */
async function answerPlaced(
  ctx: Context,
  trxId: string,
  otherwise: "not_found" | "cart_empty",
): Promise<Result<CheckoutView, ConfirmOrderFailure>> {
  const purchase = await getOwnPurchase(ctx, trxId);
  return purchase && purchase.status !== "draft" ? success(await getCheckout(ctx)) : failure({ code: otherwise });
}

async function readAddresses(
  ctx: Context,
  input: ConfirmOrderInput,
): Promise<Result<PurchaseAddresses, ConfirmOrderFailure>> {
  const typed = input.shipping_address ?? input.address;
  const shipping = typed ? toPostalAddress(typed) : await findSaved(ctx, input.address_id);
  if (!shipping) return failure({ code: "invalid", errors: { address_id: [ctx.t("Choose one of the options.")] } });
  const billing = input.billing_address ? toPostalAddress(input.billing_address) : shipping;
  const errors = {
    ...under("shipping_address", await checkAddress(ctx, shipping)),
    ...(input.billing_address ? under("billing_address", await checkAddress(ctx, billing)) : {}),
  };
  return Object.keys(errors).length > 0 ? failure({ code: "invalid", errors }) : success({ shipping, billing });
}

async function findSaved(ctx: Context, id: number | undefined): Promise<PostalAddress | null> {
  return (await findAddresses(ctx)).find((address) => address.id === id) ?? null;
}

function under(name: string, errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [`${name}.${field}`, sentences]));
}

type Deliveries = Pick<DraftToWrite, "delivery" | "pickup">;

/** The delivery or pick-up point at each shop that ships something; by default the shop's first delivery. */
function readDeliveries(
  lines: readonly CartLine[],
  priced: PricedLines,
  requested: Deliveries,
): Result<Deliveries, Failure<"no_delivery" | "delivery_missing">> {
  const chosen: Deliveries = { delivery: {}, pickup: {} };
  for (const { shopId, isNeeded, chosen: rate, pickup, isRequested } of priced.deliveries) {
    if (!isNeeded) continue;
    const values = { name: lines.find(({ shop }) => shop.id === shopId)!.shop.name };
    const isChosen = requested.delivery[shopId] !== undefined || requested.pickup[shopId] !== undefined;
    if (!rate && !pickup) return failure({ code: "no_delivery", values });
    if (isChosen && !isRequested) return failure({ code: "delivery_missing", values });
    if (pickup) chosen.pickup[shopId] = pickup.id;
    else if (rate) chosen.delivery[shopId] = rate.id;
  }
  return success(chosen);
}

/** Only notes to shops of the purchase. */
function notesOf(lines: readonly CartLine[], notes: Readonly<Record<string, string>>): Record<string, string> {
  const shopIds = new Set(lines.map(({ shop }) => String(shop.id)));
  return Object.fromEntries(Object.entries(notes).filter(([shopId, note]) => shopIds.has(shopId) && note !== ""));
}
