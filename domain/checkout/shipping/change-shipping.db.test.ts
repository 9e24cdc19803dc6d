import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { staff } from "#db/schema/customer.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { findCommonShipping, findShopShipping } from "./find-shop-shipping.ts";
import { quoteShipping } from "./quote-shipping.ts";
import { pickupPointInput, shippingRateInput, shippingZoneInput } from "./shipping.input.ts";
import { deletePickupPoint, storePickupPoint } from "./store-pickup-point.ts";
import { deleteShippingRate, storeShippingRate } from "./store-shipping-rate.ts";
import { deleteShippingZone, storeShippingZone } from "./store-shipping-zone.ts";

const { db } = await openTestDatabase();

async function comeAs(email: string, permissions: string[] = []) {
  const customerId = await makeCustomer(db, { email });
  if (permissions.length > 0) await db.insert(staff).values({ customerId, permissions });
  return makeContext(db, { visitor: { customerId, permissions } });
}

const [seller, otherSeller] = [await comeAs("seller@x.example"), await comeAs("other@x.example")];
const admin = await comeAs("boss@x.example", ["shipping.manage"]);
const shop = await makeShop(db, { ownerId: seller.visitor.customerId });
const other = await makeShop(db, { ownerId: otherSeller.visitor.customerId });
const category = await makeCategory(db);
const ownProduct = (await makeProduct(db, shop, category)).productId;
const strangeProduct = (await makeProduct(db, other, category)).productId;

const rate = (more: object = {}) =>
  shippingRateInput.parse({
    name: "Van",
    method: "flat_rate",
    price: "4.90",
    minimum_days: 1,
    maximum_days: 2,
    ...more,
  });
const zone = (more: object = {}) =>
  shippingZoneInput.parse({ name: "Bavaria", places: [{ country_code: "DE", state: "Bavaria" }], ...more });
const point = (more: object = {}) =>
  pickupPointInput.parse({
    name: "Old mill",
    line_1: "1 Lane",
    city: "Munich",
    state: "Bavaria",
    postal_code: "80331",
    country_code: "DE",
    opening_hours: "Mon to Fri 9 to 17",
    ...more,
  });

async function storedId(stored: Promise<{ ok: boolean; value?: { id: number } }>): Promise<number> {
  const done = await stored;
  expect(done).toSucceed();
  return done.value!.id;
}

const shopShipping = async (ctx = seller) => valueOf(await findShopShipping(ctx));

test("an amount of a delivery that is finer than the currency is refused at its field, and never rounded", async () => {
  const steps = { method: "invoice_base", steps: [{ from: "10", price: "1.005" }] };
  const prices = { method: "product_base", product_prices: [{ product_id: ownProduct, price: "1.0001" }] };
  for (const [field, more] of [
    ["price", { price: "4.905" }],
    ["free_from", { free_from: "50.001" }],
    ["steps", steps],
    ["product_prices", prices],
  ] as const)
    expect(await storeShippingRate(seller, "shop", rate(more))).toEqual({
      ok: false,
      failure: { code: "invalid", errors: { [field]: ["Enter an amount."] } },
    });
});

describe("a seller", () => {
  test("adds a delivery of each method, changes it and deletes it", async () => {
    const zoneId = await storedId(storeShippingZone(seller, "shop", zone()));
    const flat = await storedId(storeShippingRate(seller, "shop", rate({ country_code: "DE", free_from: "50" })));
    await storedId(
      storeShippingRate(
        seller,
        "shop",
        rate({
          name: "Crate",
          method: "product_base",
          is_per_unit: true,
          product_prices: [{ product_id: ownProduct, price: "9" }],
        }),
      ),
    );
    await storedId(storeShippingRate(seller, "shop", rate({ name: "Courier", method: "area_base", zone_id: zoneId })));
    await storedId(
      storeShippingRate(
        seller,
        "shop",
        rate({
          name: "Post",
          method: "invoice_base",
          steps: [
            { from: "20", price: "3" },
            { from: "80", price: "0" },
          ],
        }),
      ),
    );
    await storedId(storeShippingRate(seller, "shop", rate({ id: flat, price: "5.50" })));
    const { rates, zones } = await shopShipping();
    expect(rates.map(({ name, method }) => [name, method])).toEqual([
      ["Van", "flat_rate"],
      ["Crate", "product_base"],
      ["Courier", "area_base"],
      ["Post", "invoice_base"],
    ]);
    expect(rates[0]).toMatchObject({ price: { major: "5.50" }, freeFrom: null, countryCode: null });
    expect(rates[1]).toMatchObject({
      isPerUnit: true,
      productPrices: [{ productId: ownProduct, price: { major: "9.00" } }],
    });
    expect(rates[2]).toMatchObject({ zoneName: "Bavaria", countryCode: null });
    expect(rates[3]!.steps.map(({ from }) => from.major)).toEqual(["20.00", "80.00"]);
    expect(zones).toMatchObject([{ places: [{ countryCode: "DE", state: "Bavaria", city: "" }] }]);
    expect(seller.traces.purged).toContain("shipping");

    expect(await deleteShippingZone(seller, "shop", zoneId)).toFail("zone_used");
    for (const { id } of rates) expect(await deleteShippingRate(seller, "shop", id)).toSucceed();
    expect(await deleteShippingZone(seller, "shop", zoneId)).toSucceed();
    const left = await shopShipping();
    expect(left.rates).toEqual([]);
    expect(left.commonRates.length).toBeGreaterThan(0);
  });

  test("keeps pick-up points", async () => {
    const id = await storedId(storePickupPoint(seller, point()));
    await storedId(storePickupPoint(seller, point({ id, ready_days: 3 })));
    expect((await shopShipping()).pickupPoints).toMatchObject([{ id, name: "Old mill", readyDays: 3, city: "Munich" }]);
    expect(await storePickupPoint(seller, point({ state: "Nowhere" }))).toFailAt("state");
    expect(await deletePickupPoint(seller, id)).toSucceed();
    expect(await deletePickupPoint(seller, id)).toFail("not_found");
  });

  test("cannot change those of another shop or the common ones", async () => {
    const id = await storedId(storeShippingRate(otherSeller, "shop", rate()));
    const zoneId = await storedId(storeShippingZone(otherSeller, "shop", zone()));
    const pointId = await storedId(storePickupPoint(otherSeller, point()));
    expect(await storeShippingRate(seller, "shop", rate({ id, price: "0" }))).toFail("not_found");
    expect(await deleteShippingRate(seller, "shop", id)).toFail("not_found");
    expect(await storeShippingZone(seller, "shop", zone({ id: zoneId }))).toFail("not_found");
    expect(await deleteShippingZone(seller, "shop", zoneId)).toFail("not_found");
    expect(await storePickupPoint(seller, point({ id: pointId }))).toFail("not_found");
    expect(await deletePickupPoint(seller, pointId)).toFail("not_found");
    expect(await storeShippingRate(seller, "shop", rate({ method: "area_base", zone_id: zoneId }))).toFailAt("zone_id");
    expect(
      await storeShippingRate(
        seller,
        "shop",
        rate({ method: "product_base", product_prices: [{ product_id: strangeProduct, price: "1" }] }),
      ),
    ).toFailAt("product_prices");
    expect(await storeShippingRate(seller, "operator", rate())).toFail("not_found");
    expect((await shopShipping(otherSeller)).rates).toMatchObject([{ id, price: { major: "4.90" } }]);
  });

  test("is shown what is wrong with a delivery, and nothing is changed", async () => {
    const wrongs: [object, string][] = [
      [{ free_from: "0" }, "free_from"],
      [{ country_code: "XX" }, "country_code"],
      [{ method: "invoice_base" }, "steps"],
      [
        {
          method: "invoice_base",
          steps: [
            { from: "20", price: "3" },
            { from: "20.00", price: "2" },
          ],
        },
        "steps",
      ],
    ];
    for (const [more, field] of wrongs)
      expect(await storeShippingRate(seller, "shop", rate(more))).toFail("invalid", {
        errors: { [field]: [expect.any(String)] },
      });
    expect((await shopShipping()).rates).toEqual([]);
  });
});

describe("staff", () => {
  test("keeps the common deliveries, and each act is noted", async () => {
    const before = await findCommonShipping(admin);
    const zoneId = await storedId(storeShippingZone(admin, "operator", zone({ name: "South" })));
    const id = await storedId(
      storeShippingRate(admin, "operator", rate({ name: "South line", method: "area_base", zone_id: zoneId })),
    );
    expect(await deleteShippingRate(admin, "operator", id)).toSucceed();
    expect(await deleteShippingZone(admin, "operator", zoneId)).toSucceed();
    expect(await findCommonShipping(admin)).toEqual(before);
    const noted = await db
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.subjectKind, "shipping"))
      .orderBy(auditEntries.id);
    expect(noted).toMatchObject([
      { action: "shipping.change", details: { kind: "zone", name: "South" } },
      { action: "shipping.change", details: { kind: "delivery", name: "South line" } },
      { action: "shipping.remove", details: { kind: "delivery" } },
      { action: "shipping.remove", details: { kind: "zone" } },
    ]);
  });

  test("without the permission may not, and nothing is written", async () => {
    const clerk = await comeAs("clerk@x.example", ["orders.read"]);
    const count = () => db.$count(shippingRates);
    const before = await count();
    expect(await storeShippingRate(clerk, "operator", rate())).toFail("not_yours");
    expect(await findCommonShipping(clerk)).toFail("not_yours");
    expect(await count()).toBe(before);
  });
});

describe("by weight and postal code", () => {
  const bands = [
    { up_to_grams: 2_000, price: "4.90" },
    { up_to_grams: 5_000, price: "6.90" },
  ];
  const byWeight = (more: object = {}) =>
    rate({ name: "Parcel", method: "weight_base", price: "19", weight_bands: bands, ...more });

  test("a delivery is offered, tried as it is charged, and changed", async () => {
    const zoneId = await storedId(
      storeShippingZone(seller, "shop", zone({ places: [{ country_code: "DE", postal_codes: " 80*; 81000–81999" }] })),
    );
    const id = await storedId(storeShippingRate(seller, "shop", byWeight({ maximum_grams: 31_500 })));
    await storedId(storeShippingRate(seller, "shop", byWeight({ name: "South", zone_id: zoneId, price: "29" })));
    const { rates, zones } = await shopShipping();
    expect(zones[0]!.places).toMatchObject([{ countryCode: "DE", postalCodes: "80*, 81000-81999" }]);
    expect(rates[0]).toMatchObject({ maximumGrams: 31_500, weightBands: [{ upToGrams: 2_000 }, { upToGrams: 5_000 }] });
    const priceOf = async (postal_code: string, weight: number) => {
      const found = await quoteShipping(seller, "shop", { country: "DE", postal_code, weight });
      return found.ok ? found.value.map(({ name, price }) => [name, price.amount]) : found.failure.code;
    };
    expect(await priceOf("10115", 2_000)).toEqual([["Parcel", 490]]);
    expect(await priceOf("10115", 2_001)).toEqual([["Parcel", 690]]);
    expect(await priceOf("10115", 5_001)).toEqual([["Parcel", 1900]]);
    expect(await priceOf("10115", 31_501)).toEqual([]);
    expect(await priceOf("80331", 31_501)).toEqual([["South", 2900]]);
    await storedId(storeShippingRate(seller, "shop", rate({ id })));
    expect((await shopShipping()).rates[0]).toMatchObject({ method: "flat_rate", weightBands: [], maximumGrams: null });
  });

  test.each([
    ["weight_bands", { weight_bands: [] }],
    ["weight_bands", { weight_bands: bands.toReversed() }],
    ["weight_bands", { weight_bands: [{ up_to_grams: 1, price: "1.005" }] }],
    ["maximum_grams", { maximum_grams: 4_999 }],
  ])("is refused at %s for %j", async (field, more) => {
    expect(await storeShippingRate(seller, "shop", byWeight(more))).toFail("invalid", {
      errors: { [field]: [expect.any(String)] },
    });
  });

  test("a zone has real postal codes only", async () => {
    const places = [{ country_code: "DE", postal_codes: "82-80" }];
    expect(await storeShippingZone(seller, "shop", zone({ places }))).toFailAt("places");
  });

  test("can be tried only by those who manage it", async () => {
    const parcel = { country: "DE", postal_code: "", weight: 0 };
    expect(await quoteShipping(seller, "operator", parcel)).toFail("not_found");
    expect(await quoteShipping(admin, "operator", parcel)).toSucceed();
    expect(await quoteShipping(makeContext(db), "shop", parcel)).toFail();
  });
});
