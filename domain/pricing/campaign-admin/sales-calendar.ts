import { readShopTime, shopTimeOf } from "#shared/shop-time.ts";

export type CalendarKind = "flash_sale" | "campaign" | "daily_deal" | "special";

/** What lowers prices: a campaign as a whole, or the price of one product. */
export type Sale = {
  kind: CalendarKind;
  id: number;
  name: string;
  isDraft: boolean;
  startsAt: Date;
  endsAt: Date | null;
  /** Of a price. */
  productId: number | null;
};

/** A sale with its days of a month: from 1 on, both included. */
export type CalendarEntry = Omit<Sale, "startsAt" | "endsAt" | "productId"> & {
  startsAt: string;
  endsAt: string | null;
  firstDay: number;
  lastDay: number;
  /** Other campaigns at the same time, or other prices of the product. */
  overlaps: string[];
};

export type CalendarMonth = { month: string; days: number; from: Date; until: Date };

const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/** A month such as `2026-11` in the shop's time zone; the current one if invalid. */
export function readMonth(typed: string, now: Date, timeZone: string): CalendarMonth {
  const month = MONTH.test(typed) ? typed : shopTimeOf(now.toISOString(), timeZone).slice(0, 7);
  const [year, number] = month.split("-").map(Number) as [number, number];
  const startOf = (of: string) => readShopTime(`${of}-01T00:00`, timeZone) ?? new Date(`${of}-01T00:00Z`);
  return {
    month,
    days: new Date(Date.UTC(year, number, 0)).getUTCDate(),
    from: startOf(month),
    until: startOf(monthAfter(month, 1)),
  };
}

export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of each sale in the month, with overlapping sales. */
export function toEntries(
  sales: readonly Sale[],
  { from, until, days }: CalendarMonth,
  timeZone: string,
): CalendarEntry[] {
  const dayOf = (at: Date) => Number(shopTimeOf(at.toISOString(), timeZone).slice(8, 10));
  return sales.map(({ productId, startsAt, endsAt, ...sale }) => ({
    ...sale,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    firstDay: startsAt <= from ? 1 : dayOf(startsAt),
    // A sale that ends at midnight has its last day before.
    lastDay: endsAt === null || endsAt >= until ? days : dayOf(new Date(endsAt.getTime() - 1)),
    overlaps: sales
      .filter((other) => other.id !== sale.id || other.kind !== sale.kind)
      .filter((other) => (productId === null ? other.productId === null : other.productId === productId))
      .filter((other) => isBefore(startsAt, other.endsAt) && isBefore(other.startsAt, endsAt))
      .map(({ name }) => name),
  }));
}

function isBefore(start: Date, end: Date | null): boolean {
  return end === null || start < end;
}
