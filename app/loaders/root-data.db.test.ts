import { beforeAll, describe, expect, test } from "vitest";
import { banners, homeComponents, services, sliders } from "#db/schema/home.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { PageFrame } from "./context.ts";
import { readRootData } from "./root-data.server.ts";

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
] as const;
const OBJECTS = [
  "active_language",
  "active_currency",
  "settings_data",
  "default_currency",
  "default_assets",
  "lang_keywords",
] as const;
const ARABIC = { code: "ar", name: "العربية", direction: "rtl" as const, flag: "sa" };
const FRAME: PageFrame = {
  nonce: "",
  baseUrl: "http://localhost:3000/",
  appPath: "/",
  path: "",
  isPublic: true,
  isDemo: true,
  frameOrigins: [],
  marks: {},
  onError: () => undefined,
};

const { db } = await openTestDatabase();

describe("the root data of a page", () => {
  let data: Awaited<ReturnType<typeof readRootData>>;

  beforeAll(async () => {
    const shown = { title: "Tea", link: "/products", image: "a.webp", backdrop: "#ffffff" };
    await db.insert(sliders).values({ ...shown, phoneImage: "b.webp" });
    await db.insert(banners).values(shown);
    await db.insert(services).values({ icon: "truck", title: "Delivery" });
    await db.insert(homeComponents).values({ kind: "sliders", position: 1 });
    data = await readRootData(makeContext(db), FRAME, false);
  });

  test("has every name of the contract, each of its kind", () => {
    expect(Object.keys(data).toSorted()).toEqual([...LISTS, ...OBJECTS, "user"].toSorted());
    for (const name of LISTS) expect([name, Array.isArray(data[name])]).toEqual([name, true]);
    for (const name of OBJECTS) expect(data[name], name).toEqual(expect.any(Object));
  });

  test("has nothing of a visitor for a guest", () => {
    expect(data.user).toBeNull();
    for (const name of [
      "user_wishlists",
      "wishlists",
      "carts",
      "viewed_products",
      "compare_list",
      "shop_follower",
    ] as const)
      expect([name, data[name]]).toEqual([name, []]);
  });

  test("has what home is made of on home, and nowhere else", async () => {
    const home = await readRootData(makeContext(db), FRAME, true);
    for (const name of ["sliders", "services", "banners", "home_components"] as const) {
      expect([name, home[name].length]).toEqual([name, 1]);
      expect([name, data[name]]).toEqual([name, []]);
    }
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

  test("has the settings under the names of the contract", () => {
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

  test("is in the visitor's language", async () => {
    const ctx = makeContext(db, { visitor: { language: ARABIC } });
    const { active_language: language } = await readRootData(ctx, FRAME, false);
    expect(language).toMatchObject({ code: "ar", direction: "rtl" });
  });
});
