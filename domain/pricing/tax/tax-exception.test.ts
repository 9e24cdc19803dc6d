import { expect, test } from "vitest";
import { rateIn } from "#domain/pricing/price/tax-rate.ts";
import { ratesIn, type CountryTax, type TaxException } from "./tax-exception.ts";

const BOOKS = 1;
const NOVELS = 2;
const TOYS = 3;
const CATEGORIES = [
  { id: BOOKS, lineage: [BOOKS] },
  { id: NOVELS, lineage: [NOVELS, BOOKS] },
  { id: TOYS, lineage: [TOYS] },
];
const NOW = new Date("2026-11-26T12:00:00Z");

let ids = 0;
const exception = (rateBasisPoints: number, more: Partial<TaxException> = {}): TaxException => ({
  id: (ids += 1),
  state: "",
  categoryId: null,
  taxClassCode: null,
  name: "Tax",
  rateBasisPoints,
  startsAt: null,
  endsAt: null,
  ...more,
});

function taxed(exceptions: TaxException[], { state = "Texas", countryCode = "US", now = NOW } = {}) {
  const tax: CountryTax = {
    rates: [
      { taxClassCode: "standard", rateBasisPoints: 1000 },
      { taxClassCode: "reduced", rateBasisPoints: 500 },
    ],
    exceptions,
    threshold: null,
    classCodes: ["standard", "reduced", "zero"],
  };
  const rates = ratesIn(tax, { countryCode, state }, now, CATEGORIES);
  return (code: string, categoryId: number) => rateIn(rates, code, categoryId);
}

test("a state has a rate of its own, by name or abbreviation, and others the country's", () => {
  const state = exception(825, { state: "Texas", taxClassCode: "standard" });
  expect(taxed([state])("standard", TOYS)).toBe(825);
  expect(taxed([state], { state: "tx" })("standard", TOYS)).toBe(825);
  expect(taxed([state])("reduced", TOYS)).toBe(500);
  expect(taxed([state], { state: "Ohio" })("standard", TOYS)).toBe(1000);
  expect(taxed([state], { state: "" })("standard", TOYS)).toBe(1000);
});

test("a category counts with all below it, the nearest first, and before the state", () => {
  const rate = taxed([
    exception(700, { categoryId: BOOKS }),
    exception(300, { categoryId: NOVELS, taxClassCode: "standard" }),
    exception(825, { state: "Texas" }),
  ]);
  expect(rate("standard", BOOKS)).toBe(700);
  expect(rate("standard", NOVELS)).toBe(300);
  expect(rate("reduced", NOVELS)).toBe(700);
  expect(rate("standard", TOYS)).toBe(825);
  expect(rate("zero", TOYS)).toBe(825);
});

test("a holiday counts from its start until before its end", () => {
  const holiday = exception(0, { startsAt: "2026-11-26T12:00:00Z", endsAt: "2026-11-27T12:00:00Z" });
  const at = (now: string) =>
    taxed([exception(825, { state: "Texas" }), { ...holiday, state: "Texas" }], { now: new Date(now) });
  expect(at("2026-11-26T11:59:59.999Z")("standard", TOYS)).toBe(825);
  expect(at("2026-11-26T12:00:00Z")("standard", TOYS)).toBe(0);
  expect(at("2026-11-27T11:59:59.999Z")("standard", TOYS)).toBe(0);
  expect(at("2026-11-27T12:00:00Z")("standard", TOYS)).toBe(825);
});

test("a state without a sales tax has none, unless it is given one", () => {
  const everywhere = exception(100, { categoryId: BOOKS });
  expect(taxed([everywhere], { state: "Oregon" })("standard", BOOKS)).toBeNull();
  expect(taxed([exception(50, { state: "Oregon" })], { state: "OR" })("standard", BOOKS)).toBe(50);
});
