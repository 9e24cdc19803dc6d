import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { ADDRESS, shareShop } from "./open-shop.ts";

type Book = {
  addresses: {
    id: number;
    name: string;
    country_name: string;
    is_default_shipping: boolean;
    is_default_billing: boolean;
  }[];
};

const shop = shareShop();
const keep = (client: Client, more: object = {}) => client.post<Book>("store/user-address", { ...ADDRESS, ...more });

describe("the address book", () => {
  test("adds and changes addresses, sets the default and deletes them", async () => {
    const customer = await shop.customer();
    const first = await keep(customer);
    expect(first.status).toBe(200);
    expect(first.body.addresses[0]).toMatchObject({
      name: ADDRESS.name,
      country_name: "United States",
      is_default_shipping: true,
      is_default_billing: true,
    });
    const { id } = first.body.addresses[0]!;
    expect((await keep(customer, { id, name: "Ada King" })).body.addresses.map(({ name }) => name)).toEqual([
      "Ada King",
    ]);
    const second = (await keep(customer, { name: "Office" })).body.addresses.find(({ name }) => name === "Office")!;
    const preferred = (await customer.post<Book>(`default/user-address/shipping/${second.id}`)).body.addresses;
    expect(preferred.filter(({ is_default_shipping }) => is_default_shipping).map(({ name }) => name)).toEqual([
      "Office",
    ]);
    expect(
      (await customer.post<Book>(`delete/user-address/${second.id}`)).body.addresses.map(({ name }) => name),
    ).toEqual(["Ada King"]);
    expect((await customer.get<Book>("user/get-all-address")).body.addresses).toHaveLength(1);
  });

  test("is closed to guests", async () => {
    const guest = shop.guest();
    expect((await guest.get("user/get-all-address")).status).toBe(401);
    expect((await keep(guest)).status).toBe(401);
  });

  test("says what is wrong at its field", async () => {
    const customer = await shop.customer();
    const missing = await customer.post<Book>("store/user-address", { country_code: "US" });
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.body.errors)).toEqual(expect.arrayContaining(["name", "line_1", "city"]));
    expect((await keep(customer, { state: "Atlantis" })).body.errors).toHaveProperty("state");
    expect((await keep(customer, { country_code: "ZZ" })).body.errors).toHaveProperty("country_code");
  });

  test("does not find another customer's address", async () => {
    const { id } = (await keep(await shop.customer())).body.addresses[0]!;
    const stranger = await shop.customer();
    expect((await keep(stranger, { id })).status).toBe(404);
    expect((await stranger.post(`default/user-address/shipping/${id}`)).status).toBe(404);
    expect((await stranger.post(`delete/user-address/${id}`)).status).toBe(404);
    expect((await stranger.post(`default/user-address/elsewhere/${id}`)).status).toBe(422);
  });
});
