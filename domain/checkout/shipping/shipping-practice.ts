import { parseClock } from "#shared/clock.ts";
import { shopTimeOf } from "#shared/shop-time.ts";

/** A box that goods are packed in. */
export type ShippingPackage = {
  id: number;
  name: string;
  lengthMillimeters: number;
  widthMillimeters: number;
  heightMillimeters: number;
  emptyGrams: number;
  /** The heaviest goods that it carries; null: any. */
  maximumGrams: number | null;
};

/** When a shop hands goods over, and how it packs them. */
export type ShippingPractice = {
  handlingDays: number;
  /** Minutes of the day; a later order counts as one of the next day. Null: any time. */
  cutOffMinutes: number | null;
  /** Cubic centimeters that count as one kilogram; null: size does not matter. */
  volumeDivisor: number | null;
  packages: readonly ShippingPackage[];
};

/** Goods to ship, each figure of one unit. `cubicMillimeters`: 0 or absent if it is not known. */
export type PackedLine = { quantity: number; weightGrams: number; cubicMillimeters?: number };

export const USUAL_PRACTICE: ShippingPractice = {
  handlingDays: 0,
  cutOffMinutes: null,
  volumeDivisor: null,
  packages: [],
};

const DAY_MILLISECONDS = 86_400_000;
const CUBIC_MILLIMETERS = 1_000;
const GRAMS = 1_000;

export function weightOf(lines: readonly PackedLine[]): number {
  return lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0);
}

/**
 * The weight that a carrier charges: that of the goods in the smallest package that holds them, or what its size counts
 * as, whichever is more. Goods that fit into no package are weighed without one.
 */
export function chargeableGrams(lines: readonly PackedLine[], practice: ShippingPractice = USUAL_PRACTICE): number {
  const goods = weightOf(lines);
  if (lines.length === 0) return goods;
  const volume = lines.reduce((sum, { quantity, cubicMillimeters = 0 }) => sum + quantity * cubicMillimeters, 0);
  const box = practice.packages
    .filter((each) => volumeOf(each) >= volume && (each.maximumGrams === null || goods <= each.maximumGrams))
    .toSorted((one, other) => volumeOf(one) - volumeOf(other) || one.emptyGrams - other.emptyGrams || one.id - other.id)
    .at(0);
  const gross = goods + (box?.emptyGrams ?? 0);
  if (practice.volumeDivisor === null || volume === 0) return gross;
  const cubicCentimeters = (box ? volumeOf(box) : volume) / CUBIC_MILLIMETERS;
  return Math.max(gross, Math.ceil((cubicCentimeters * GRAMS) / practice.volumeDivisor));
}

function volumeOf(size: Pick<ShippingPackage, "lengthMillimeters" | "widthMillimeters" | "heightMillimeters">): number {
  return size.lengthMillimeters * size.widthMillimeters * size.heightMillimeters;
}

type Promised = { minimumDays: number; maximumDays: number; practice?: ShippingPractice };

/** The estimated arrival of an order placed now, as ISO dates of the shop's time zone. */
export function estimateArrival(rate: Promised, now: Date, timeZone = "UTC"): { from: string; to: string } {
  const { handlingDays, cutOffMinutes } = rate.practice ?? USUAL_PRACTICE;
  const { day, minutes } = localTime(now, timeZone);
  const sentIn = handlingDays + (cutOffMinutes !== null && minutes >= cutOffMinutes ? 1 : 0);
  return { from: daysAfter(day, sentIn + rate.minimumDays), to: daysAfter(day, sentIn + rate.maximumDays) };
}

/** The days that hold whatever the time of the order is: for pages that all visitors share. */
export function promisedDays({ practice, ...rate }: Promised): { minimumDays: number; maximumDays: number } {
  const { handlingDays, cutOffMinutes } = practice ?? USUAL_PRACTICE;
  return {
    minimumDays: rate.minimumDays + handlingDays,
    maximumDays: rate.maximumDays + handlingDays + (cutOffMinutes === null ? 0 : 1),
  };
}

/** The ISO date `days` from now. */
export function dayIn(days: number, now: Date): string {
  return daysAfter(now.toISOString().slice(0, 10), days);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

function localTime(now: Date, timeZone: string): { day: string; minutes: number } {
  const [day = "", time = ""] = shopTimeOf(now.toISOString(), timeZone).split("T");
  return { day, minutes: parseClock(time) ?? 0 };
}
