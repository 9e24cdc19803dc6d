import { expect, test } from "vitest";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { storeAddressInput } from "./address.input.ts";
import { deleteAddress } from "./delete-address.ts";
import { findAddresses } from "./find-addresses.ts";
import { makeDefaultAddress } from "./make-default-address.ts";
import { storeAddress } from "./store-address.ts";

const { db } = await openTestDatabase();
const [nadia, omar] = [await makeCustomer(db), await makeCustomer(db)];

const as = (customerId: number | null) => makeContext(db, { visitor: { customerId } });
const home = storeAddressInput.parse({
  name: "Nadia",
  line_1: "1 Market Street",
  city: "Portland",
  state: "Oregon",
  postal_code: "97205",
  country_code: "US",
});

const store = async (customerId: number, change = {}): Promise<number> =>
  valueOf(await storeAddress(as(customerId), storeAddressInput.parse({ ...home, ...change }))).id;

test("the first address is the default; another one can become it", async () => {
  const first = await store(nadia);
  const second = await store(nadia, { line_1: "2 Market Street" });
  expect(await findAddresses(as(nadia))).toMatchObject([
    { id: first, isDefaultShipping: true, countryName: "United States" },
    { id: second, isDefaultShipping: false },
  ]);
  await makeDefaultAddress(as(nadia), second, "shipping");
  expect(await findAddresses(as(nadia))).toMatchObject([
    { id: second, isDefaultShipping: true, isDefaultBilling: false },
    { id: first, isDefaultShipping: false, isDefaultBilling: true },
  ]);
});

test("another customer's address is not found", async () => {
  const id = await store(nadia);
  const notFound = { ok: false, failure: { code: "not_found" } };
  expect(await storeAddress(as(omar), { ...home, id })).toEqual(notFound);
  expect(await makeDefaultAddress(as(omar), id, "billing")).toEqual(notFound);
  expect(await deleteAddress(as(omar), id)).toEqual(notFound);
  expect(await findAddresses(as(omar))).toEqual([]);
});

test("a state of another country and a country that is not served are reported at their fields", async () => {
  expect(await storeAddress(as(nadia), { ...home, state: "Bavaria" })).toFailAt("state");
  expect(await storeAddress(as(nadia), { ...home, country_code: "ZZ" })).toFailAt("country_code");
});

test("a guest has no address book", async () => {
  expect(await storeAddress(as(null), home)).toEqual({ ok: false, failure: { code: "sign_in" } });
  expect(await findAddresses(as(null))).toEqual([]);
});

test("a postal code has the form of its country, and is kept in plain digits", async () => {
  for (const postal_code of ["", "1234"])
    expect(await storeAddress(as(nadia), { ...home, postal_code })).toFailAt("postal_code");
  await store(nadia, { postal_code: "٩٧٢٠٥" });
  expect((await findAddresses(as(nadia)))[0]!.postalCode).toBe("97205");
});

test("a country whose mail needs no state asks for none", async () => {
  const german = { country_code: "DE", state: "", city: "Berlin", postal_code: "10115" };
  expect(await storeAddress(as(nadia), storeAddressInput.parse({ ...home, ...german }))).toSucceed();
});

test("when a default address is deleted, the oldest of the others takes its place", async () => {
  const first = await store(nadia);
  const second = await store(nadia);
  await deleteAddress(as(nadia), first);
  expect(await findAddresses(as(nadia))).toMatchObject([
    { id: second, isDefaultShipping: true, isDefaultBilling: true },
  ]);
});

test("a deleted address is gone", async () => {
  const id = await store(nadia);
  expect(await deleteAddress(as(nadia), id)).toSucceed();
  expect(await findAddresses(as(nadia))).toEqual([]);
});
