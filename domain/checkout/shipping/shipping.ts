import type { DeliveryToPrice } from "#domain/pricing/price/price-cart.ts";
import type { Money } from "#shared/money.ts";

export const SHIPPING_METHODS = ["flat_rate", "product_base", "area_base", "invoice_base"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** A country, one of its states or a city; empty where all of the wider one is meant. */
export type ShippingPlace = { countryCode: string; state: string; city: string };

/** An area that deliveries are made for. */
export type ShippingZone = { id: number; name: string; places: ShippingPlace[] };

/** What a delivery costs from so much of the shop's goods on. */
export type ShippingStep = { from: Money; price: Money };
export type ShippingProductPrice = { productId: number; price: Money };

/** A way to send a shop's goods; `shopId` null: of every shop without rates of its own, neither country nor zone: to every place without a row of its own. */
export type ShippingRate = {
  id: number;
  shopId: number | null;
  countryCode: string | null;
  zoneId: number | null;
  /** Of its zone. */
  places: readonly ShippingPlace[];
  method: ShippingMethod;
  /** A keyword of the language file, or the shop's own word. */
  name: string;
  price: Money;
  isPerUnit: boolean;
  freeFrom: Money | null;
  /** Upwards. */
  steps: readonly ShippingStep[];
  productPrices: readonly ShippingProductPrice[];
  minimumDays: number;
  maximumDays: number;
};

/** Where goods go to, as precisely as it is known. */
export type ShippingAim = { countryCode: string; state?: string; city?: string };

/** Goods that are sent. */
export type ShippedLine = { productId: number; quantity: number };

const DAY_MILLISECONDS = 86_400_000;
const EVERYWHERE = 0;
const COUNTRY = 1;
const STATE = 2;
const CITY = 3;
const NOWHERE = -1;

/** The deliveries of a shop to a place, in the shop's order: those that name the place most precisely. None: it does not deliver there. */
export function ratesFor(rates: readonly ShippingRate[], shopId: number, aim: ShippingAim): ShippingRate[] {
  const own = rates.filter((rate) => rate.shopId === shopId);
  const meant = own.length > 0 ? own : rates.filter((rate) => rate.shopId === null);
  const reaches = meant.map((rate) => reachOf(rate, aim));
  const best = Math.max(NOWHERE, ...reaches);
  return best === NOWHERE ? [] : meant.filter((_rate, index) => reaches[index] === best);
}

function reachOf(rate: ShippingRate, aim: ShippingAim): number {
  if (rate.zoneId !== null) return Math.max(NOWHERE, ...rate.places.map((place) => precision(place, aim)));
  if (rate.countryCode === null) return EVERYWHERE;
  return rate.countryCode === aim.countryCode ? COUNTRY : NOWHERE;
}

function precision(place: ShippingPlace, aim: ShippingAim): number {
  if (place.countryCode !== aim.countryCode) return NOWHERE;
  if (place.state !== "" && !isSameName(place.state, aim.state)) return NOWHERE;
  if (place.city !== "") return isSameName(place.city, aim.city) ? CITY : NOWHERE;
  return place.state === "" ? COUNTRY : STATE;
}

/** As typed by hand: case, accents and outer spaces do not count. */
function isSameName(name: string, typed = ""): boolean {
  return foldName(name) === foldName(typed);
}

export function foldName(name: string): string {
  return name.normalize("NFKD").replaceAll(/\p{M}/gu, "").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** What a delivery costs for these goods, for `priceCart` to compute. */
export function toDelivery(rate: ShippingRate, lines: readonly ShippedLine[]): Omit<DeliveryToPrice, "shopId"> {
  const { price, freeFrom } = rate;
  if (rate.method === "invoice_base") return { price, freeFrom, steps: rate.steps };
  if (rate.method !== "product_base") return { price, freeFrom };
  const ownPrices = new Map(rate.productPrices.map((own) => [own.productId, own.price]));
  const products = [...new Set(lines.map(({ productId }) => productId))].map((productId) => ({
    price: ownPrices.get(productId) ?? price,
    count: rate.isPerUnit ? unitsOf(lines, productId) : 1,
  }));
  return { price, freeFrom, products };
}

function unitsOf(lines: readonly ShippedLine[], productId: number): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

/** Between which days a delivery arrives that is ordered now, as ISO dates. */
export function estimateArrival(
  rate: Pick<ShippingRate, "minimumDays" | "maximumDays">,
  now: Date,
): { from: string; to: string } {
  return { from: dayIn(rate.minimumDays, now), to: dayIn(rate.maximumDays, now) };
}

/** The day in so many days, as an ISO date. */
export function dayIn(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}
