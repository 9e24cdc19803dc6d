import { findAddresses } from "#domain/customers/address/find-addresses.ts";
import type { PostalAddress, SavedAddress } from "#domain/customers/address/address.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { loadPurchaseLines, type PurchaseLines } from "#domain/cart/cart/get-cart.ts";
import { presentCart } from "#domain/cart/cart/present-cart.ts";
import { priceLines, type Destination, type PricedLines, type ShopDelivery } from "#domain/cart/cart/price-lines.ts";
import { findPaymentMethods } from "#domain/payment/attempt/find-payment-methods.ts";
import { deliveryPrice } from "#domain/pricing/price/price-cart.ts";
import { withCountryName } from "#domain/orders/order/present-purchase.ts";
import {
  dayIn,
  estimateArrival,
  toDelivery,
  type ShippedLine,
  type ShippingAim,
  type ShippingRate,
} from "#domain/checkout/shipping/shipping.ts";
import { getWalletChoice } from "#domain/accounts/wallet/get-wallet-choice.ts";
import { convert, subtractMoney, type Money } from "#shared/money.ts";
import { show, type Context } from "../../context.ts";
import type { CheckoutDetails, CheckoutShop, CheckoutView, DeliveryChoice, UsualPurchase } from "./checkout.ts";
import { findUsual, findUsualPayment } from "./find-usual.ts";
import type { Purchase, PurchaseAddresses } from "./purchase.ts";
import type { ShippingCostInput } from "./purchase.input.ts";
import { findOwnAddresses, getOwnPurchase } from "./purchase.repository.ts";

/** The checkout of the cart, or of a buy-now line; from the draft if there is one. Nothing is written. */
export async function getCheckout(ctx: Context, trxId?: string): Promise<CheckoutView> {
  return showCheckout(ctx, await loadPurchaseLines(ctx, trxId), {});
}

/** The same for lines that have just been read; `known`: the draft just written. */
export async function showCheckout(
  ctx: Context,
  bought: PurchaseLines,
  input: ShippingCostInput,
  known?: Drafted,
): Promise<CheckoutView> {
  const [{ draft, drafted }, addresses] = await Promise.all([
    known ?? findDrafted(ctx, bought.trxId),
    findAddresses(ctx),
  ]);
  const usual = await findUsual(ctx);
  const details = await findDetails(ctx, { draft, usual }, drafted, addresses);
  const destination: Destination = {
    ...aimFor(input, details.shippingAddress, draft?.shipTo ?? ctx.visitor.shipTo),
    ...chosenAt(draft ?? usual, input),
  };
  const priced = await priceLines(ctx, bought.lines, bought.coupons, destination);
  return presentCheckout(ctx, { bought, priced, destination, details, addresses, usual });
}

/** What the checkout shows of a draft. */
export type Drafted = {
  draft: Pick<Purchase, "email" | "phone" | "vatNumber" | "shipTo" | "delivery" | "pickup" | "notes"> | null;
  drafted: Partial<PurchaseAddresses>;
};

async function findDrafted(ctx: Context, trxId: string): Promise<Drafted> {
  const draft = await getOwnPurchase(ctx, trxId);
  return { draft, drafted: draft ? await findOwnAddresses(ctx, draft.id) : {} };
}

/** For a country other than the drafted one, state and city are dropped. */
function aimFor(input: ShippingCostInput, drafted: PostalAddress | null, shipTo: string): ShippingAim {
  const countryCode = input.country_code ?? drafted?.countryCode ?? shipTo;
  const same = drafted?.countryCode === countryCode && input.country_code === undefined ? drafted : null;
  return { countryCode, state: input.state ?? same?.state ?? "", city: input.city ?? same?.city ?? "" };
}

/** A choice made now at a shop overrides the drafted or last one. */
function chosenAt(before: Pick<Purchase, "delivery" | "pickup">, { delivery = {}, pickup }: ShippingCostInput): Chosen {
  const ofDraft = Object.entries(before.pickup).filter(([shopId]) => delivery[shopId] === undefined);
  return {
    delivery: { ...before.delivery, ...delivery },
    pickup: pickup ?? Object.fromEntries(ofDraft),
  };
}

async function findDetails(
  ctx: Context,
  { draft, usual }: { draft: Drafted["draft"]; usual: UsualPurchase },
  drafted: Partial<PurchaseAddresses>,
  addresses: readonly SavedAddress[],
): Promise<CheckoutDetails> {
  const customer = draft ? null : await getCustomer(ctx);
  const shipping = drafted.shipping ?? addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? null;
  const billing = drafted.billing ?? addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? null;
  return {
    email: draft?.email ?? customer?.email ?? "",
    phone: draft?.phone ?? (usual.phone || (customer?.phone ?? "")),
    vatNumber: draft?.vatNumber ?? "",
    shippingAddress: shipping && onlyAddress(shipping),
    billingAddress: billing && onlyAddress(billing),
    notes: draft?.notes ?? {},
  };
}

function onlyAddress({
  name,
  phone,
  line1,
  line2,
  city,
  state,
  postalCode,
  countryCode,
}: PostalAddress): PostalAddress {
  return { name, phone, line1, line2, city, state, postalCode, countryCode };
}

type Chosen = Pick<Destination, "delivery" | "pickup">;

type CheckoutParts = {
  bought: PurchaseLines;
  priced: PricedLines;
  destination: Destination;
  details: CheckoutDetails;
  addresses: SavedAddress[];
  usual: UsualPurchase;
};

async function presentCheckout(
  ctx: Context,
  { bought, priced, destination, details, addresses, usual }: CheckoutParts,
): Promise<CheckoutView> {
  const { lines } = bought;
  const { exchangeRate } = ctx.visitor.currency;
  const wallet = lines.length > 0 ? await getWalletChoice(ctx, { amount: priced.total, exchangeRate }) : null;
  const methods = findPaymentMethods(ctx, {
    isCashOnDeliveryAllowed: lines.every((line) => line.isCashOnDeliveryAllowed),
    amount: priced.total,
    exchangeRate,
    isWalletEnough: wallet?.isEnough ?? false,
  });
  return {
    ...presentCart(ctx, bought.trxId, lines, bought.saved, priced),
    shops: priced.deliveries.map((delivery) => presentShop(ctx, delivery, bought, priced)),
    paymentMethods: methods,
    usualPayment: await findUsualPayment(ctx, usual, methods),
    areTermsKnown: usual.method !== null,
    wallet,
    details,
    addresses,
    shipTo: destination.countryCode,
    taxDisplay: ctx.settings.taxDisplay,
  };
}

function presentShop(ctx: Context, delivery: ShopDelivery, bought: PurchaseLines, priced: PricedLines): CheckoutShop {
  const { shop } = bought.lines.find((line) => line.shop.id === delivery.shopId)!;
  const amounts = priced.shops.find(({ shopId }) => shopId === delivery.shopId)!;
  const goods = subtractMoney(subtractMoney(amounts.subTotal, amounts.offerDiscount), amounts.couponDiscount);
  return {
    ...shop,
    needsDelivery: delivery.isNeeded,
    choices: delivery.choices.map((rate) => presentChoice(ctx, rate, delivery.shipped, goods)),
    chosenId: delivery.chosen?.id ?? null,
    pickupPoints: delivery.pickupPoints.map(({ readyDays, shopId: _shopId, ...point }) => ({
      ...withCountryName(ctx, point),
      readyOn: dayIn(readyDays, ctx.now()),
    })),
    chosenPickupId: delivery.pickup?.id ?? null,
  };
}

function presentChoice(
  ctx: Context,
  rate: ShippingRate,
  shipped: readonly ShippedLine[],
  goods: Money,
): DeliveryChoice {
  return {
    id: rate.id,
    name: ctx.t(rate.name),
    price: show(ctx, deliveryPrice(toDelivery(rate, shipped), goods, ctx.visitor.currency)),
    freeFrom: rate.freeFrom && show(ctx, convert(rate.freeFrom, ctx.visitor.currency)),
    ...estimateArrival(rate, ctx.now()),
  };
}
