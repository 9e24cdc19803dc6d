import { expect, test } from "vitest";
import { monthAfter, readMonth, type Sale, toEntries } from "./sales-calendar.ts";

const BERLIN = "Europe/Berlin";
const NOW = new Date("2026-11-30T23:30:00Z");
const at = (time: string) => new Date(time);
const sale = (more: Partial<Sale>): Sale => ({
  kind: "campaign",
  id: 1,
  name: "Autumn",
  isDraft: false,
  startsAt: at("2026-11-03T08:00:00Z"),
  endsAt: at("2026-11-09T23:00:00Z"),
  productId: null,
  ...more,
});

test("a month begins and ends with the shop's days; an invalid one is the current one", () => {
  expect(readMonth("2026-11", NOW, BERLIN)).toEqual({
    month: "2026-11",
    days: 30,
    from: at("2026-10-31T23:00:00Z"),
    until: at("2026-11-30T23:00:00Z"),
  });
  expect(readMonth("2028-02", NOW, "UTC").days).toBe(29);
  for (const typed of ["", "2026-13", "<script>"]) expect(readMonth(typed, NOW, BERLIN).month).toBe("2026-12");
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("a sale has its days in the shop's time zone, cut at the ends of the month", () => {
  const month = readMonth("2026-11", NOW, BERLIN);
  const daysOf = (more: Partial<Sale>) => {
    const [entry] = toEntries([sale(more)], month, BERLIN);
    return [entry?.firstDay, entry?.lastDay];
  };
  // It ends at midnight.
  expect(daysOf({})).toEqual([3, 9]);
  expect(daysOf({ startsAt: at("2026-10-01T00:00:00Z"), endsAt: null })).toEqual([1, 30]);
  expect(daysOf({ startsAt: at("2026-11-30T22:00:00Z"), endsAt: at("2026-12-05T00:00:00Z") })).toEqual([30, 30]);
});

test("campaigns overlap each other, and prices those of the same product", () => {
  const month = readMonth("2026-11", NOW, BERLIN);
  const sales = [
    sale({}),
    sale({ kind: "flash_sale", id: 2, name: "Flash", startsAt: at("2026-11-09T00:00:00Z"), endsAt: null }),
    sale({ id: 3, name: "Later", startsAt: at("2026-11-09T23:00:00Z"), endsAt: at("2026-11-12T00:00:00Z") }),
    sale({ kind: "special", id: 1, name: "Lamp", productId: 7 }),
    sale({ kind: "daily_deal", id: 4, name: "Lamp", productId: 7, startsAt: at("2026-11-05T00:00:00Z") }),
    sale({ kind: "special", id: 5, name: "Mug", productId: 8 }),
  ];
  expect(toEntries(sales, month, BERLIN).map(({ overlaps }) => overlaps)).toEqual([
    ["Flash"],
    ["Autumn", "Later"],
    ["Flash"],
    ["Lamp"],
    ["Lamp"],
    [],
  ]);
});
