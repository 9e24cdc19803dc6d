import { describe, expect, test } from "vitest";
import { estimateArrival } from "./shipping-practice.ts";
import { ratesFor, toDelivery, type ShippingDestination, type ShippingPlace, type ShippingRate } from "./shipping.ts";
import { usd } from "#tests/support/usd.ts";

const rate = (id: number, shopId: number | null, countryCode: string | null): ShippingRate => ({
  id,
  shopId,
  countryCode,
  zoneId: null,
  places: [],
  method: "flat_rate",
  name: "Standard delivery",
  price: usd(490),
  isPerUnit: false,
  freeFrom: null,
  steps: [],
  weightBands: [],
  maximumGrams: null,
  excludedClasses: [],
  productPrices: [],
  minimumDays: 2,
  maximumDays: 4,
});

const zoned = (id: number, shopId: number, ...places: Partial<ShippingPlace>[]): ShippingRate => ({
  ...rate(id, shopId, null),
  method: "area_base",
  zoneId: id,
  places: places.map((place) => ({ countryCode: "DE", state: "", city: "", postalCodes: "", ...place })),
});

const RATES = [rate(1, null, null), rate(2, null, "DE"), rate(3, 7, "DE"), rate(4, 7, "FR"), rate(5, 8, null)];
const idsFor = (shopId: number, countryCode: string) =>
  ratesFor(RATES, shopId, { countryCode }, []).map(({ id }) => id);

test("a country with rates of its own is not served at those of everywhere", () => {
  expect(idsFor(1, "DE")).toEqual([2]);
  expect(idsFor(1, "US")).toEqual([1]);
});

test("a shop with its own rates delivers only at those, and only to places that they cover", () => {
  expect(idsFor(7, "DE")).toEqual([3]);
  expect(idsFor(7, "US")).toEqual([]);
  expect(idsFor(8, "DE")).toEqual([5]);
});

test("the rates of the smallest area count: a city before its state, that before the country, that before everywhere", () => {
  const rates = [
    rate(1, 7, null),
    zoned(2, 7, { countryCode: "FR" }, {}),
    zoned(3, 7, { state: "Bavaria" }),
    zoned(4, 7, { city: "Köln" }, { state: "Bavaria", city: "Munich" }),
  ];
  const idsAt = (destination: Partial<ShippingDestination>) =>
    ratesFor(rates, 7, { countryCode: "DE", ...destination }, []).map(({ id }) => id);
  expect(idsAt({ countryCode: "JP" })).toEqual([1]);
  expect(idsAt({ countryCode: "FR", state: "Bavaria" })).toEqual([2]);
  expect(idsAt({ state: "Hesse", city: "Kassel" })).toEqual([2]);
  expect(idsAt({ state: "Bavaria", city: "Nuremberg" })).toEqual([3]);
  expect(idsAt({ state: "bavaria", city: " MUNICH " })).toEqual([4]);
  expect(idsAt({ state: "Hesse", city: "Munich" })).toEqual([2]);
  expect(idsAt({ city: "koln" })).toEqual([4]);
});

test("a shop that only sends to its zones sends nowhere else, and not before the place is known", () => {
  const rates = [zoned(1, 7, { state: "Bavaria" })];
  expect(ratesFor(rates, 7, { countryCode: "DE" }, [])).toEqual([]);
  expect(ratesFor(rates, 7, { countryCode: "DE", state: "Hesse" }, [])).toEqual([]);
});

test("by product each product counts once, or once for each unit, at its own price where it has one", () => {
  const byProduct: ShippingRate = {
    ...rate(1, 7, null),
    method: "product_base",
    productPrices: [{ productId: 2, price: usd(1500) }],
  };
  const lines = [
    { productId: 1, quantity: 2, weightGrams: 0, deliveryClass: "" },
    { productId: 2, quantity: 1, weightGrams: 0, deliveryClass: "" },
    { productId: 1, quantity: 3, weightGrams: 0, deliveryClass: "" },
  ];
  expect(toDelivery(byProduct, lines).products).toEqual([
    { price: usd(490), count: 1 },
    { price: usd(1500), count: 1 },
  ]);
  expect(toDelivery({ ...byProduct, isPerUnit: true }, lines).products).toEqual([
    { price: usd(490), count: 5 },
    { price: usd(1500), count: 1 },
  ]);
});

test("a delivery says between which days it arrives", () => {
  const now = new Date("2026-12-30T23:30:00Z");
  expect(estimateArrival(rate(1, null, null), now)).toEqual({ from: "2027-01-01", to: "2027-01-03" });
});

describe("by weight", () => {
  const byWeight: ShippingRate = {
    ...rate(1, 7, null),
    method: "weight_base",
    price: usd(1900),
    weightBands: [
      { upToGrams: 2_000, price: usd(490) },
      { upToGrams: 5_000, price: usd(690) },
    ],
  };
  const goods = (...grams: number[]) =>
    grams.map((weightGrams) => ({ productId: 1, quantity: 2, weightGrams, deliveryClass: "" }));

  test.each([
    [[0], 490],
    [[1_000], 490],
    [[1_000, 1], 690],
    [[2_500], 690],
    [[2_501], 1900],
  ])("two each of %j g cost %i", (grams, minor) => {
    expect(toDelivery(byWeight, goods(...grams)).price).toEqual(usd(minor));
  });

  test("goods too heavy for a delivery are not sent by it, nor by one of a wider area", () => {
    const rates = [rate(1, 7, null), { ...rate(2, 7, "DE"), maximumGrams: 4_000 }, rate(3, 7, "FR")];
    const idsOf = (countryCode: string, grams: number) =>
      ratesFor(rates, 7, { countryCode }, goods(grams)).map(({ id }) => id);
    expect(idsOf("DE", 2_000)).toEqual([2]);
    expect(idsOf("DE", 2_001)).toEqual([]);
    expect(idsOf("FR", 2_001)).toEqual([3]);
  });
});

test("postal codes count before their city and state, and not before the code is known", () => {
  const rates = [rate(1, 7, "DE"), zoned(2, 7, { city: "Munich" }), zoned(3, 7, { postalCodes: "80, 81000-81499" })];
  const idsAt = (destination: Partial<ShippingDestination>) =>
    ratesFor(rates, 7, { countryCode: "DE", ...destination }, []).map(({ id }) => id);
  expect(idsAt({ city: "Munich", postalCode: "80331" })).toEqual([3]);
  expect(idsAt({ city: "Munich", postalCode: "81499" })).toEqual([3]);
  expect(idsAt({ city: "Munich", postalCode: "81500" })).toEqual([2]);
  expect(idsAt({ city: "Munich" })).toEqual([2]);
  expect(idsAt({})).toEqual([1]);
});

test("a delivery that leaves out a class is not offered for a cart with such goods", () => {
  const letter = { ...rate(1, 7, null), excludedClasses: ["Bulky"] };
  const freight = rate(2, 7, null);
  const goods = (deliveryClass: string) => [{ productId: 1, quantity: 1, weightGrams: 100, deliveryClass }];
  const idsFor = (lines: ReturnType<typeof goods>) =>
    ratesFor([letter, freight], 7, { countryCode: "DE" }, lines).map(({ id }) => id);
  expect(idsFor(goods(""))).toEqual([1, 2]);
  expect(idsFor([...goods(""), ...goods("búlky")])).toEqual([2]);
});
