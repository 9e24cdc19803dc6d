import { describe, expect, test } from "vitest";
import { type ShownMoney, shareShop } from "./open-shop.ts";

type Priced = { products: { data: { id: number; price: ShownMoney }[] } };

const shop = shareShop();

describe("currency and country", () => {
  test("a chosen currency is answered, kept for the visitor, and shown in its own digits", async () => {
    const client = shop.guest();
    const changed = await client.get<{ active_currency: object }>("change/currency/JPY");
    expect(changed).toMatchObject({ status: 200, body: { active_currency: { code: "JPY" } } });
    const { body } = await client.get<Priced>("home/filtered_products");
    expect(body.products.data[0]!.price).toMatchObject({
      currency: "JPY",
      formatted: expect.not.stringContaining("."),
    });
    expect((await shop.guest().get<Priced>("home/filtered_products")).body.products.data[0]!.price.currency).toBe(
      "USD",
    );
  });

  test("the active one again begins no session, and one that is not offered is not found", async () => {
    const client = shop.guest();
    const same = await client.get("change/currency/USD");
    expect(same.status).toBe(200);
    expect(same.headers.getSetCookie()).toEqual([]);
    for (const code of ["XXX", "usd", "%20"]) expect((await client.get(`change/currency/${code}`)).status).toBe(404);
  });

  test("the currency of a place follows the country header", async () => {
    const { status, body } = await shop
      .guest()
      .get<{ currency: { code: string } }>("get/geolocale", { headers: { "CF-IPCountry": "DE" } });
    expect(status).toBe(200);
    expect(body.currency.code).toBe("EUR");
  });

  test("a country to send to is kept, one that the shop does not serve is refused", async () => {
    const client = shop.guest();
    expect((await client.post("change/country/DE")).status).toBe(200);
    expect((await client.get<{ ship_to: string }>("user/checkout")).body.ship_to).toBe("DE");
    expect((await client.post("change/country/ZZ")).status).toBeGreaterThanOrEqual(404);
  });
});

describe("the currency of a place", () => {
  const placed = (headers: Record<string, string>) =>
    shop.guest().get<{ currency: { code: string } }>("get/geolocale", { headers });

  test.each([
    ["the first region that the languages name", { "Accept-Language": "ar,de-AT,en-US" }, "EUR"],
    ["a region behind a script", { "Accept-Language": "en,zh-Hant-JP" }, "JPY"],
    ["the country before the language", { "CF-IPCountry": "KW", "Accept-Language": "en-US" }, "KWD"],
    ["the shop's own where nothing is said", { "Accept-Language": "ar" }, "USD"],
    ["the shop's own where the place's is not offered", { "CF-IPCountry": "CH" }, "USD"],
  ])("follows %s", async (_what, headers, code) => {
    const { status, body } = await placed(headers);
    expect([status, body.currency.code]).toEqual([200, code]);
  });
});
