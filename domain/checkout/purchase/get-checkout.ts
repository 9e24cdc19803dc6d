import { findAddresses } from "#domain/customers/address/find-addresses.ts";
import { pickPostalAddress, type PostalAddress, type SavedAddress } from "#domain/customers/address/address.ts";
import { getProfile } from "#domain/customers/customer/get-profile.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { loadPurchaseLines, type PurchaseLines } from "#domain/cart/cart/get-cart.ts";
import { presentCart } from "#domain/cart/cart/present-cart.ts";
import { priceLines, type Destination, type PricedLines, type ShopDelivery } from "#domain/cart/cart/price-lines.ts";
import { findPaymentMethods } from "#domain/payment/attempt/find-payment-methods.ts";
import { shownDeliveryPrice } from "#domain/pricing/price/shown-delivery-price.ts";
import { withCountryName } from "#domain/orders/order/present-purchase.ts";
import { dayIn, estimateArrival } from "#domain/checkout/shipping/shipping-practice.ts";
import { toDelivery, type ShippingDestination, type ShippingRate } from "#domain/checkout/shipping/shipping.ts";
import { addTaxes, sumTaxes } from "#domain/orders/document/sum-taxes.ts";
import { checkVatNumber, NO_VAT_CHECK, type VatCheck } from "#domain/pricing/tax/check-vat-number.ts";
import { getWalletChoice } from "#domain/accounts/wallet/get-wallet-choice.ts";
import { convert, isZero, subtractMoney, type Money } from "#shared/money.ts";
import { show, type Context } from "../../context.ts";
import type {
  CheckoutDetails,
  CheckoutShop,
  CheckoutTax,
  CheckoutView,
  DeliveryChoice,
  UsualPurchase,
} from "./checkout.ts";
import { findUsual, findUsualPayment } from "./find-usual.ts";
import type { Purchase, PurchaseAddresses } from "./purchase.ts";
import type { ShippingCostInput } from "./purchase.input.ts";
import { findOwnAddresses, getOwnPurchase } from "./purchase.repository.ts";

/** The checkout of the cart, or of a buy-now line; from the draft if there is one. Nothing is written. */
export async function getCheckout(ctx: Context, trxId?: string): Promise<CheckoutView> {
  return showCheckout(ctx, await loadPurchaseLines(ctx, trxId), {});
}

/** The same for lines that have just been read; `known`: the draft just written, `typed`: a VAT number entered since. */
export async function showCheckout(
  ctx: Context,
  bought: PurchaseLines,
  input: ShippingCostInput,
  known?: Drafted,
  typed?: VatCheck,
): Promise<CheckoutView> {
  const [{ draft, drafted }, addresses] = await Promise.all([
    known ?? findDrafted(ctx, bought.trxId),
    findAddresses(ctx),
  ]);
  const usual = await findUsual(ctx);
  const vat = typed ?? (await findVatCheck(ctx, draft));
  const details = await findDetails(ctx, { draft, usual, vat }, drafted, addresses);
  const destination: Destination = {
    ...shippingDestinationFor(input, details.shippingAddress, draft?.shipTo ?? ctx.visitor.shipTo),
    ...chosenAt(draft ?? usual, input),
    vatCountryCode: vat.countryCode,
  };
  const priced = await priceLines(ctx, bought.lines, bought.coupons, destination);
  return presentCheckout(ctx, { bought, priced, destination, details, addresses, usual, vat });
}

/** What the checkout shows of a draft. */
export type Drafted = {
  draft: Pick<Purchase, "email" | "phone" | "shipTo" | "delivery" | "pickup" | "notes" | "vat"> | null;
  drafted: Partial<PurchaseAddresses>;
};

/** Of the draft; before there is one, of the customer's own number. */
async function findVatCheck(ctx: Context, draft: Drafted["draft"]): Promise<VatCheck> {
  if (draft) return draft.vat;
  const number = (await getProfile(ctx))?.vatNumber ?? "";
  return (number === "" ? null : await checkVatNumber(ctx, number)) ?? NO_VAT_CHECK;
}

async function findDrafted(ctx: Context, trxId: string): Promise<Drafted> {
  const draft = await getOwnPurchase(ctx, trxId);
  return { draft, drafted: draft ? await findOwnAddresses(ctx, draft.id) : {} };
}

/** For a country other than the drafted one, the parts within it are dropped. */
function shippingDestinationFor(
  input: ShippingCostInput,
  drafted: PostalAddress | null,
  shipTo: string,
): ShippingDestination {
  const countryCode = input.country_code ?? drafted?.countryCode ?? shipTo;
  const same = drafted?.countryCode === countryCode && input.country_code === undefined ? drafted : null;
  return {
    countryCode,
    state: input.state ?? same?.state ?? "",
    city: input.city ?? same?.city ?? "",
    postalCode: input.postal_code ?? same?.postalCode ?? "",
  };
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
  { draft, usual, vat }: { draft: Drafted["draft"]; usual: UsualPurchase; vat: VatCheck },
  drafted: Partial<PurchaseAddresses>,
  addresses: readonly SavedAddress[],
): Promise<CheckoutDetails> {
  const customer = draft ? null : await getCustomer(ctx);
  const shipping = drafted.shipping ?? addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? null;
  const billing = drafted.billing ?? addresses.find(({ isDefaultBilling }) => isDefaultBilling) ?? null;
  return {
    email: draft?.email ?? customer?.email ?? "",
    phone: draft?.phone ?? (usual.phone || (customer?.phone ?? "")),
    vatNumber: vat.number,
    shippingAddress: shipping && pickPostalAddress(shipping),
    billingAddress: billing && pickPostalAddress(billing),
    notes: draft?.notes ?? {},
  };
}

type Chosen = Pick<Destination, "delivery" | "pickup">;

type CheckoutParts = {
  bought: PurchaseLines;
  priced: PricedLines;
  destination: Destination;
  details: CheckoutDetails;
  addresses: SavedAddress[];
  usual: UsualPurchase;
  vat: VatCheck;
};

async function presentCheckout(
  ctx: Context,
  { bought, priced, destination, details, addresses, usual, vat }: CheckoutParts,
): Promise<CheckoutView> {
  const { lines } = bought;
  const { exchangeRate } = ctx.visitor.currency;
  const wallet = lines.length > 0 ? await getWalletChoice(ctx, { amount: priced.total, exchangeRate }) : null;
  const methods = findPaymentMethods(ctx, {
    isCashOnDeliveryAllowed: lines.every((line) => line.isCashOnDeliveryAllowed),
    amount: priced.total,
    exchangeRate,
    isWalletEnough: wallet?.isEnough ?? false,
    countryCode: destination.countryCode,
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
    taxes: presentTaxes(ctx, priced),
    vat: {
      status: vat.status,
      checkedAt: vat.checkedAt?.toISOString() ?? null,
      isReverseCharge: priced.taxOwed.untaxedShopIds.size > 0,
    },
  };
}

/** The tax of each rate over all shops, as their invoices add it up. */
function presentTaxes(ctx: Context, priced: PricedLines): CheckoutTax[] {
  const sums = priced.shops.flatMap((shop) => {
    const lines = priced.lines
      .filter(({ shopId }) => shopId === shop.shopId)
      .map(({ lineTotal, couponDiscount: discount, taxRateBasisPoints: rateBasisPoints, tax }) => ({
        lineTotal,
        discount,
        rateBasisPoints,
        tax,
      }));
    return sumTaxes(lines, shop, ctx.settings.taxDisplay);
  });
  return addTaxes(sums)
    .filter(({ tax }) => !isZero(tax))
    .map(({ rateBasisPoints, tax }) => ({
      percent: rateBasisPoints === null ? null : rateBasisPoints / 100,
      tax: show(ctx, tax),
    }));
}

function presentShop(ctx: Context, delivery: ShopDelivery, bought: PurchaseLines, priced: PricedLines): CheckoutShop {
  const { shop } = bought.lines.find((line) => line.shop.id === delivery.shopId)!;
  const amounts = priced.shops.find(({ shopId }) => shopId === delivery.shopId)!;
  const goods = subtractMoney(subtractMoney(amounts.subTotal, amounts.offerDiscount), amounts.couponDiscount);
  return {
    ...shop,
    needsDelivery: delivery.isNeeded,
    choices: delivery.choices.map((rate) => presentChoice(ctx, rate, delivery, priced, goods)),
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
  { shopId, shipped }: ShopDelivery,
  { taxOwed }: PricedLines,
  goods: Money,
): DeliveryChoice {
  return {
    id: rate.id,
    name: ctx.t(rate.name),
    price: show(ctx, shownDeliveryPrice(taxOwed, { shopId, ...toDelivery(rate, shipped) }, goods)),
    freeFrom: rate.freeFrom && show(ctx, convert(rate.freeFrom, ctx.visitor.currency)),
    ...estimateArrival(rate, ctx.now(), ctx.settings.timeZone),
  };
}
