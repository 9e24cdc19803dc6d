import type { OverviewPeriod } from "#shared/overview-period.ts";

/** Days of the shop's calendar, as `2026-11-26`; `until` is the day after the last one. */
export type Period = {
  from: string;
  until: string;
  before: { from: string; until: string };
  unit: "day" | "month";
  /** The first day of each bar. */
  buckets: string[];
};

const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;
const MONTHS = 12;

/** The period that ends with this day, and the one before it: as many days, or the same months up to the same day. */
export function periodOf(period: OverviewPeriod, today: string): Period {
  const until = addDays(today, 1);
  if (period === "12m") {
    const from = addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS);
    const before = { from: addMonths(from, -MONTHS), until: addDays(addMonths(today, -MONTHS), 1) };
    return { from, until, before, unit: "month", buckets: series(MONTHS, (index) => addMonths(from, index)) };
  }
  const days = DAYS[period];
  const from = addDays(today, 1 - days);
  const before = { from: addDays(from, -days), until: from };
  return { from, until, before, unit: "day", buckets: series(days, (index) => addDays(from, index)) };
}

const series = (count: number, at: (index: number) => string) => Array.from({ length: count }, (_, index) => at(index));

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of another month, or its last one. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
