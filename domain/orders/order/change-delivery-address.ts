import { checkAddress } from "#domain/customers/address/check-address.ts";
import type { PostalAddress } from "#domain/customers/address/address.ts";
import { findShippingRates } from "#domain/checkout/shipping/find-shipping-rates.ts";
import { ratesFor, toDelivery } from "#domain/checkout/shipping/shipping.ts";
import { isStale } from "#domain/record-version.ts";
import { findTaxTerms } from "#domain/pricing/tax/find-tax-rates.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { ADDRESS_PARTS, partsOfAddress } from "./address-parts.ts";
import { notifyReaddressed } from "./notify-readdressed.ts";
import {
  findOrderedGoods,
  getOrderToReaddress,
  saveDeliveryAddress,
  type OrderToReaddress,
} from "./order-address.repository.ts";
import { insertOrderEvents, lockPurchase } from "./order-write.repository.ts";
import type { Actor } from "./order.ts";

export type ChangeAddressFailure =
  | Failure<
      | "not_found"
      | "wrong_state"
      | "sent_already"
      | "shop_prepares"
      | "nothing_sent"
      | "address_priced_otherwise"
      | "changed_meanwhile"
    >
  | InvalidFields;

/** `reason`: as the buyer reads it; empty from the buyer. `version`: of the address that was read. */
export type AddressChange = {
  orderId: number;
  actor: Actor;
  address: PostalAddress;
  reason: string;
  version?: string | undefined;
};

export type ReaddressedOrder = { code: string; changed: readonly (keyof PostalAddress)[] };

/**
 * Sends an order elsewhere, until its first parcel is handed over; its buyer only until the shop has confirmed it. The
 * country, the price of the delivery and the tax must stay as charged.
 */
export async function changeDeliveryAddress(
  ctx: Context,
  { orderId, actor, address, reason, version }: AddressChange,
): Promise<Result<ReaddressedOrder, ChangeAddressFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<ReaddressedOrder, ChangeAddressFailure>> => {
    const found = await getOrderToReaddress(inside, orderId);
    if (!found) return failure({ code: "not_found" });
    // Handing a parcel over takes the same lock.
    await lockPurchase(inside, found.purchaseId);
    const order = (await getOrderToReaddress(inside, orderId))!;
    const refused = refuseState(order, actor);
    if (refused) return failure(refused);
    if (isStale(version, partsOfAddress(order.address))) return failure({ code: "changed_meanwhile" });
    const errors = await checkNewAddress(inside, order, address);
    if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
    const goods = await findOrderedGoods(inside, orderId);
    if (goods.length === 0) return failure({ code: "nothing_sent" });
    if (!(await isPricedAlike(inside, order, address, goods))) return failure({ code: "address_priced_otherwise" });
    const changed = ADDRESS_PARTS.filter((part) => order.address[part] !== address[part]);
    if (changed.length === 0) return success({ code: order.code, changed });
    await saveDeliveryAddress(inside, orderId, address);
    const note = [oneLine(order.address), `→ ${oneLine(address)}`, reason].filter(Boolean).join("\n");
    await insertOrderEvents(inside, [{ orderId, axis: "address", fromStatus: null, toStatus: "changed", actor, note }]);
    await notifyReaddressed(inside, order, { actor, address, reason });
    return success({ code: order.code, changed });
  });
}

/** Whether the order's state forbids it. */
export function refuseState(
  { fulfilmentStatus, pickupPoint }: OrderToReaddress,
  actor: Actor,
): ChangeAddressFailure | null {
  if (fulfilmentStatus === "canceled") return { code: "wrong_state" };
  if (pickupPoint !== null) return { code: "nothing_sent" };
  if (fulfilmentStatus !== "pending" && fulfilmentStatus !== "confirmed") return { code: "sent_already" };
  return actor.kind === "shopper" && fulfilmentStatus === "confirmed" ? { code: "shop_prepares" } : null;
}

async function checkNewAddress(
  ctx: Context,
  order: OrderToReaddress,
  address: PostalAddress,
): Promise<Record<string, string[]>> {
  if (address.countryCode !== order.address.countryCode)
    return { country_code: [ctx.t("The new address must be in the same country.")] };
  return checkAddress(ctx, address);
}

/**
 * Whether the chosen delivery reaches both places at one price, by today's rules. If it is no longer offered, the same
 * deliveries must reach both.
 */
async function isPricedAlike(
  ctx: Context,
  order: OrderToReaddress,
  address: PostalAddress,
  goods: Awaited<ReturnType<typeof findOrderedGoods>>,
): Promise<boolean> {
  const rates = await findShippingRates(ctx, [order.shopId]);
  const offeredAt = (place: PostalAddress) =>
    new Map(
      ratesFor(rates, order.shopId, place, goods).map((rate) => [rate.id, JSON.stringify(toDelivery(rate, goods))]),
    );
  const [before, after] = [offeredAt(order.address), offeredAt(address)];
  const chosen = order.rateId === null ? undefined : before.get(order.rateId);
  const isSameDelivery =
    chosen === undefined
      ? JSON.stringify([...before]) === JSON.stringify([...after])
      : after.get(order.rateId!) === chosen;
  const [tax, newTax] = [await findTaxTerms(ctx, order.address), await findTaxTerms(ctx, address)];
  return isSameDelivery && JSON.stringify([...tax.rates]) === JSON.stringify([...newTax.rates]);
}

function oneLine(address: PostalAddress): string {
  const { name, line1, line2, postalCode, city, state, countryCode } = address;
  return [name, line1, line2, `${postalCode} ${city}`.trim(), state, countryCode].filter(Boolean).join(", ");
}
