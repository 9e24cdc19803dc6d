import { toMajorUnits } from "#shared/money.ts";
import type { ShippingPlace, ShippingRate, ShippingZone } from "./shipping.ts";

type Described = Omit<ShippingRate, "id" | "shopId" | "places">;

/** A delivery for the audit log. */
export function describeRate(rate: Described): string[] {
  const { method, countryCode, zoneId, price, isPerUnit, freeFrom, maximumGrams, minimumDays, maximumDays } = rate;
  return [
    rate.name,
    method,
    countryCode ?? "",
    zoneId === null ? "" : `zone ${zoneId}`,
    toMajorUnits(price) + (isPerUnit ? " × n" : ""),
    ...rate.steps.map((step) => `≥ ${toMajorUnits(step.from)}: ${toMajorUnits(step.price)}`),
    ...rate.weightBands.map((band) => `≤ ${band.upToGrams} g: ${toMajorUnits(band.price)}`),
    ...rate.productPrices.map((own) => `#${own.productId}: ${toMajorUnits(own.price)}`),
    freeFrom === null ? "" : `≥ ${toMajorUnits(freeFrom)}: 0`,
    maximumGrams === null ? "" : `max. ${maximumGrams} g`,
    `${minimumDays}–${maximumDays} d`,
  ].filter(Boolean);
}

export function describeZone({ name, places }: Pick<ShippingZone, "name" | "places">): string[] {
  return [name, ...places.map(describePlace)];
}

function describePlace({ countryCode, state, city, postalCodes }: ShippingPlace): string {
  return [countryCode, state, city, postalCodes].filter(Boolean).join(", ");
}
