import { describe, expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

type Place = { id: number; name: string };

const shop = shareShop();

describe("countries, states and cities", () => {
  test("are lists for an address form, in the page's language", async () => {
    const client = shop.guest();
    const { countries } = (await client.get<{ countries: { code: string; name: string }[] }>("get/country-list")).body;
    expect(countries.find(({ code }) => code === "DE")?.name).toBe("Germany");
    const arabic = await shop
      .guest({ language: "ar" })
      .get<{ countries: { code: string; name: string }[] }>("get/country-list");
    expect(arabic.body.countries.find(({ code }) => code === "DE")?.name).toBe("ألمانيا");
    const { states } = (await client.get<{ states: Place[] }>("get/state-list/US")).body;
    const texas = states.find(({ name }) => name === "Texas")!;
    const { cities } = (await client.get<{ cities: Place[] }>(`get/city-list/${texas.id}`)).body;
    expect(cities.map(({ name }) => name)).toContain("Austin");
  });

  test("of a country that is not served are not found", async () => {
    expect((await shop.guest().get("get/state-list/ZZ")).status).toBe(404);
    expect((await shop.guest().get("get/city-list/x")).status).toBe(422);
  });
});
