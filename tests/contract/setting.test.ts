import { expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

const shop = shareShop();

test("settings are those that a page may know, under the names of the spec", async () => {
  const { status, body } = await shop.guest().get<{ settings: Record<string, unknown> }>("settings-data");
  expect(status).toBe(200);
  expect(Object.keys(body.settings)).toEqual(
    expect.arrayContaining([
      "site_popup_status",
      "popup_show_in",
      "popup_title",
      "popup_description",
      "popup_image",
      "pushar_activated",
      "demo_mode",
      "facebook_link",
      "twitter_link",
      "linkedin_link",
      "instagram_link",
      "youtube_link",
      "no_of_decimals",
      "decimal_separator",
      "currency_symbol_format",
      "disable_guest",
      "lang_file",
    ]),
  );
  expect(JSON.stringify(body)).not.toMatch(/secret|password/i);
});

test("the language file is where the settings say, a map, and kept for ever", async () => {
  const { body } = await shop.guest().get<{ settings: { lang_file: string } }>("settings-data");
  const file = await fetch(new URL(body.settings.lang_file, `${shop.server().url}/`));
  expect(file.status).toBe(200);
  expect(file.headers.get("Cache-Control")).toContain("immutable");
  expect(await file.json()).toEqual(expect.any(Object));
  const arabic = await shop.guest({ language: "ar" }).get<{ settings: { lang_file: string } }>("settings-data");
  expect(arabic.body.settings.lang_file).not.toBe(body.settings.lang_file);
});

test("another language is an address, an unknown one is not found", async () => {
  expect((await shop.guest().post("change/locale/ar")).status).toBe(200);
  expect((await shop.guest().post("change/locale/xx")).status).toBe(404);
});
