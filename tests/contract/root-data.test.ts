import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const LISTS = [
  "languages",
  "flags",
  "currencies",
  "user_wishlists",
  "wishlists",
  "carts",
  "categories",
  "sliders",
  "services",
  "viewed_products",
  "pages",
  "compare_list",
  "home_components",
  "add_ons",
  "shop_follower",
  "banners",
];
const OBJECTS = [
  "active_language",
  "active_currency",
  "settings_data",
  "default_currency",
  "default_assets",
  "lang_keywords",
];

type RootData = Record<string, unknown> & {
  settings_data: Record<string, unknown>;
  languages: object[];
  currencies: { code: string }[];
};

async function rootData(path: string): Promise<RootData> {
  const response = await fetch(`${shop.server().url}/${path}`);
  expect(response.status).toBe(200);
  const { value } = await decode(response.body!, globalThis);
  return (value as { root: { data: RootData } }).root.data;
}

describe("the root data of a page", () => {
  let data: RootData;
  beforeAll(async () => {
    data = await rootData("products.data");
  });

  test("has every name of the contract, each of its kind", () => {
    expect(Object.keys(data).toSorted()).toEqual([...LISTS, ...OBJECTS, "user"].toSorted());
    for (const name of LISTS) expect([name, Array.isArray(data[name])]).toEqual([name, true]);
    for (const name of OBJECTS) expect(data[name], name).toEqual(expect.any(Object));
  });

  test("says nothing of a visitor to a guest", () => {
    expect(data.user).toBeNull();
    for (const name of ["user_wishlists", "wishlists", "carts", "viewed_products", "compare_list", "shop_follower"])
      expect([name, data[name]]).toEqual([name, []]);
  });

  test("has what home is made of on home, in every language, and nowhere else", async () => {
    const parts = ["sliders", "services", "banners", "home_components"];
    const filled = async (path: string) => {
      const page = await rootData(path);
      return parts.filter((name) => (page[name] as unknown[]).length > 0);
    };
    expect(await filled("_.data")).toEqual(parts);
    expect(await filled("ar/_.data")).toEqual(parts);
    expect(await filled("products.data")).toEqual([]);
  });

  test("has languages with their direction and flag, and currencies with their symbol and rate", () => {
    for (const language of data.languages)
      expect(language).toMatchObject({ code: expect.any(String), direction: expect.stringMatching(/^(ltr|rtl)$/) });
    expect(data.flags).toHaveLength(data.languages.length);
    for (const currency of data.currencies)
      expect(currency).toMatchObject({
        code: expect.stringMatching(/^[A-Z]{3}$/),
        symbol: expect.any(String),
        exchange_rate: expect.stringMatching(/^\d+(\.\d+)?$/),
      });
    expect(data.currencies.map(({ code }) => code)).toEqual(expect.arrayContaining(["USD", "EUR", "JPY", "KWD"]));
    expect(data.active_currency).toEqual(data.default_currency);
  });

  test("has the settings under the names of the spec", () => {
    expect(data.settings_data).toMatchObject({
      site_popup_status: expect.toBeOneOf([0, 1]),
      popup_show_in: expect.stringMatching(/^(home_page|all_page)$/),
      popup_title: expect.any(String),
      popup_description: expect.any(String),
      popup_image: expect.any(String),
      pushar_activated: expect.toBeOneOf([0, 1]),
      demo_mode: 1,
      facebook_link: expect.any(String),
      twitter_link: expect.any(String),
      linkedin_link: expect.any(String),
      instagram_link: expect.any(String),
      youtube_link: expect.any(String),
      no_of_decimals: expect.any(Number),
      decimal_separator: expect.stringMatching(/^[.,]$/),
      currency_symbol_format: expect.stringMatching(/^(amount_{1,2}symbol|symbol_{1,2}amount)$/),
      disable_guest: expect.toBeOneOf([0, 1]),
      lang_file: expect.stringMatching(/^\/.+\.json/),
    });
  });

  test("is in the language of the address", async () => {
    expect((await rootData("ar/products.data")).active_language).toMatchObject({ code: "ar", direction: "rtl" });
  });
});
