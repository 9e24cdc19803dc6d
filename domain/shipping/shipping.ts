import type { Money } from "#shared/money.ts";

/** A way to send a shop's goods; `shopId` null: of every shop without rates of its own, `countryCode` null: to every country without a row of its own. */
export type ShippingRate = {
  id: number;
  shopId: number | null;
  countryCode: string | null;
  /** A keyword of the language file. */
  name: string;
  price: Money;
  freeFrom: Money | null;
  minimumDays: number;
  maximumDays: number;
};

const DAY_MILLISECONDS = 86_400_000;

/** The deliveries of a shop to a country, in the shop's order; none: it does not deliver there. */
export function ratesFor(rates: readonly ShippingRate[], shopId: number, countryCode: string): ShippingRate[] {
  const own = rates.filter((rate) => rate.shopId === shopId);
  const meant = own.length > 0 ? own : rates.filter((rate) => rate.shopId === null);
  const toCountry = meant.filter((rate) => rate.countryCode === countryCode);
  return toCountry.length > 0 ? toCountry : meant.filter((rate) => rate.countryCode === null);
}

/** Between which days a delivery arrives that is ordered now, as ISO dates. */
export function estimateArrival(rate: ShippingRate, now: Date): { from: string; to: string } {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
  return { from: inDays(rate.minimumDays), to: inDays(rate.maximumDays) };
}
