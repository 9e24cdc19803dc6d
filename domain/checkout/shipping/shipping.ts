import type { DeliveryToPrice } from "#domain/pricing/price/price-cart.ts";
import { chargeableGrams, type ShippingPractice } from "./shipping-practice.ts";
import { matchesPostalCodes } from "./postal-codes.ts";
import type { Money } from "#shared/money.ts";

export const SHIPPING_METHODS = ["flat_rate", "product_base", "area_base", "invoice_base", "weight_base"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** A country, state, city or postal codes; empty parts mean the whole of the wider area. */
export type ShippingPlace = { countryCode: string; state: string; city: string; postalCodes: string };

/** An area with its own shipping cost. */
export type ShippingZone = { id: number; name: string; places: ShippingPlace[] };

/** The price of a delivery from an order value of the shop's goods on. */
export type ShippingStep = { from: Money; price: Money };
/** The price of a delivery of goods up to this weight. */
export type ShippingWeightBand = { upToGrams: number; price: Money };
export type ShippingProductPrice = { productId: number; price: Money };

/**
 * A shop's delivery; `shopId` null: for every shop without rates of its own; no country and zone: wherever no other
 * rate applies.
 */
export type ShippingRate = {
  id: number;
  shopId: number | null;
  countryCode: string | null;
  zoneId: number | null;
  /** Of its zone. */
  places: readonly ShippingPlace[];
  method: ShippingMethod;
  /** A keyword of the language files, or the shop's own text. */
  name: string;
  price: Money;
  isPerUnit: boolean;
  freeFrom: Money | null;
  /** Ascending. */
  steps: readonly ShippingStep[];
  /** Ascending; heavier goods have the rate's own price. */
  weightBands: readonly ShippingWeightBand[];
  /** Heavier goods are not sent this way; null: any weight. */
  maximumGrams: number | null;
  /** Goods of these delivery classes are not sent this way. */
  excludedClasses: readonly string[];
  productPrices: readonly ShippingProductPrice[];
  minimumDays: number;
  maximumDays: number;
  /** How its owner packs and hands over. */
  practice?: ShippingPractice;
  /** With a common rate: shops that have their own practice, by id. */
  shopPractices?: Readonly<Record<number, ShippingPractice>>;
};

/** The destination, as far as it is known. */
export type ShippingDestination = { countryCode: string; state?: string; city?: string; postalCode?: string };

/** Goods to ship; `weightGrams` and `cubicMillimeters`: of one unit; `deliveryClass`: empty if it has none. */
export type ShippedLine = {
  productId: number;
  quantity: number;
  weightGrams: number;
  cubicMillimeters?: number;
  deliveryClass: string;
};
/** Goods to ship; `weightGrams`: of one unit; `deliveryClass`: empty if it has none. */

const EVERYWHERE = 0;
const COUNTRY = 1;
const STATE = 2;
const CITY = 3;
const POSTAL_CODE = 4;
const NOWHERE = -1;

/**
 * The deliveries of these goods of a shop to a place, in the shop's order: of those that match the place most precisely
 * the ones that carry their weight and classes. Empty: it does not deliver them there.
 */
export function ratesFor(
  rates: readonly ShippingRate[],
  shopId: number | null,
  destination: ShippingDestination,
  lines: readonly ShippedLine[],
): ShippingRate[] {
  const own = rates.filter((rate) => rate.shopId === shopId);
  const meant = own.length > 0 ? own : commonRates(rates, shopId);
  const reaches = meant.map((rate) => reachOf(rate, destination));
  const best = Math.max(NOWHERE, ...reaches);
  if (best === NOWHERE) return [];
  const classes = new Set(lines.map(({ deliveryClass }) => foldName(deliveryClass)));
  return meant.filter(
    ({ maximumGrams, practice, excludedClasses }, index) =>
      reaches[index] === best &&
      (maximumGrams === null || chargeableGrams(lines, practice) <= maximumGrams) &&
      !excludedClasses.some((name) => classes.has(foldName(name))),
  );
}

/** The common rates as this shop offers them: with its own handling and packages, if it has any. */
function commonRates(rates: readonly ShippingRate[], shopId: number | null): ShippingRate[] {
  return rates
    .filter((rate) => rate.shopId === null)
    .map((rate) => {
      const own = shopId === null ? undefined : rate.shopPractices?.[shopId];
      return own ? { ...rate, practice: own } : rate;
    });
}

function reachOf(rate: ShippingRate, destination: ShippingDestination): number {
  if (rate.zoneId !== null) return Math.max(NOWHERE, ...rate.places.map((place) => precision(place, destination)));
  if (rate.countryCode === null) return EVERYWHERE;
  return rate.countryCode === destination.countryCode ? COUNTRY : NOWHERE;
}

function precision(place: ShippingPlace, destination: ShippingDestination): number {
  if (place.countryCode !== destination.countryCode) return NOWHERE;
  if (place.state !== "" && !isSameName(place.state, destination.state)) return NOWHERE;
  if (place.city !== "" && !isSameName(place.city, destination.city)) return NOWHERE;
  if (place.postalCodes !== "")
    return matchesPostalCodes(place.postalCodes, { ...destination, postalCode: destination.postalCode ?? "" })
      ? POSTAL_CODE
      : NOWHERE;
  if (place.city !== "") return CITY;
  return place.state === "" ? COUNTRY : STATE;
}

/** Ignores case, accents and outer spaces of typed names. */
function isSameName(name: string, typed = ""): boolean {
  return foldName(name) === foldName(typed);
}

export function foldName(name: string): string {
  return name.normalize("NFKD").replaceAll(/\p{M}/gu, "").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** The delivery of these goods as input for `priceCart`. */
export function toDelivery(rate: ShippingRate, lines: readonly ShippedLine[]): Omit<DeliveryToPrice, "shopId"> {
  const { price, freeFrom } = rate;
  if (rate.method === "invoice_base") return { price, freeFrom, steps: rate.steps };
  if (rate.method === "weight_base")
    return { price: priceByWeight(rate, chargeableGrams(lines, rate.practice)), freeFrom };
  if (rate.method !== "product_base") return { price, freeFrom };
  const ownPrices = new Map(rate.productPrices.map((own) => [own.productId, own.price]));
  const products = [...new Set(lines.map(({ productId }) => productId))].map((productId) => ({
    price: ownPrices.get(productId) ?? price,
    count: rate.isPerUnit ? unitsOf(lines, productId) : 1,
  }));
  return { price, freeFrom, products };
}

function priceByWeight({ price, weightBands }: ShippingRate, grams: number): Money {
  return weightBands.find(({ upToGrams }) => grams <= upToGrams)?.price ?? price;
}

function unitsOf(lines: readonly ShippedLine[], productId: number): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}
