import { expect, test } from "vitest";
import { currencies } from "#db/schema/currency.ts";
import { staff } from "#db/schema/customer.ts";
import { shops } from "#db/schema/shop.ts";
import { shippingRates } from "#db/schema/shipping.ts";
import { getSettings } from "#domain/platform/setting/get-settings.ts";
import { makeContext } from "#tests/support/context.ts";
import { NADIA } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { setupCode } from "./setup-code.ts";
import { setUpShop } from "./set-up-shop.ts";

const { db } = await openTestDatabase();
const input = {
  code: "",
  shop_name: "Café de la Place",
  country: "DE",
  currency: "EUR",
  language: "ar",
  ...NADIA,
};

test("the code of the log opens the shop once: named, with its currency and its first operator signed in", async () => {
  const ctx = makeContext(db);
  const opened = await setUpShop(ctx, {
    ...input,
    time_zone: "Europe/Berlin",
    code: setupCode(ctx).toLowerCase(),
  });
  expect(opened).toSucceed({ user: { isStaff: true }, ctx: { visitor: { permissions: ["*"] } } });
  expect(await getSettings(ctx)).toMatchObject({
    shopName: "Café de la Place",
    defaultCurrency: "EUR",
    defaultLanguage: "ar",
    defaultCountry: "DE",
    timeZone: "Europe/Berlin",
    isSetUp: true,
  });
  const countries = (await db.select().from(shippingRates)).map(({ countryCode }) => countryCode);
  expect(new Set(countries)).toEqual(new Set([null, "DE"]));
  expect(await db.select().from(shops)).toMatchObject([
    { slug: "cafe-de-la-place", isOperator: true, status: "approved" },
  ]);
  expect(await db.select().from(staff)).toHaveLength(1);
  expect(await setUpShop(ctx, { ...input, code: setupCode(ctx) })).toFail("already_set_up");
});

test("the books are in the chosen currency: its rate is one, the others and the shipping prices follow", async () => {
  const ctx = makeContext(db);
  const before = new Map(
    (await db.select().from(currencies)).map(({ code, exchangeRate }) => [code, Number(exchangeRate)]),
  );
  const rateBefore = (await db.select().from(shippingRates).orderBy(shippingRates.id))[0]!;
  await setUpShop(ctx, { ...input, currency: "JPY", code: setupCode(ctx) });
  const after = new Map((await db.select().from(currencies)).map((currency) => [currency.code, currency]));
  expect(after.get("JPY")).toMatchObject({ exchangeRate: "1.0000000000", isActive: true });
  expect(Number(after.get("EUR")!.exchangeRate)).toBeCloseTo(before.get("EUR")! / before.get("JPY")!, 8);
  const rateAfter = (await db.select().from(shippingRates).orderBy(shippingRates.id))[0]!;
  const exact = (rateBefore.priceMinor / 100) * before.get("JPY")!;
  expect(Math.abs(rateAfter.priceMinor - exact) / exact).toBeLessThan(0.05);
  expect(rateAfter.priceMinor % 10 ** (String(rateAfter.priceMinor).length - 2)).toBe(0);
});

test("without the code, or with unknown choices, it stays closed", async () => {
  const ctx = makeContext(db);
  expect(await setUpShop(ctx, { ...input, code: "AAAA-BBBB-CCCC" })).toFail("wrong_setup_code");
  expect(await setUpShop(ctx, { ...input, code: setupCode(ctx), currency: "ZZZ", country: "ZZ" })).toFailAt(
    "currency",
    "country",
  );
  expect(await db.select().from(shops)).toHaveLength(0);
});

test("of two concurrent calls one opens the shop", async () => {
  const ctx = makeContext(db);
  const both = await Promise.all(
    ["one", "two"].map((name) => setUpShop(ctx, { ...input, email: `${name}@souk.example`, code: setupCode(ctx) })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});
