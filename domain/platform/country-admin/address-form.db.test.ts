import { beforeEach, expect, test } from "vitest";
import { checkAddress } from "#domain/customers/address/check-address.ts";
import { getAddressForm } from "#domain/platform/country/address-forms.ts";
import { findCities, findStates } from "#domain/platform/country/find-countries.ts";
import { addressFormOf } from "#shared/address-form.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { addressFormInput } from "./address-form.input.ts";
import { importPlaces } from "./import-places.ts";
import { resetAddressForm, saveAddressForm } from "./save-address-form.ts";

const { db } = await openTestDatabase();
let ctx: ReturnType<typeof makeContext>;
let other: ReturnType<typeof makeContext>;

beforeEach(async () => {
  const customerId = await makeStaffMember(db, ["settings.manage"]);
  ctx = makeContext(db, { visitor: { customerId, permissions: ["settings.manage"] } });
  other = makeContext(db, { visitor: { customerId, permissions: ["content.manage"] } });
});

const form = (more: object = {}) =>
  addressFormInput.parse({
    country_code: "DE",
    parts: ["line_1", "city", "postal_code"],
    state_kind: "any",
    postal_code_kind: "postal",
    is_postal_code_required: true,
    postal_code_mask: "A-999|9999",
    postal_code_example: "D-123",
    ...more,
  });
const wrong = async (postalCode: string) =>
  Object.keys(
    await checkAddress(ctx, {
      name: "Ada",
      phone: "",
      line1: "1 Lane",
      line2: "",
      city: "Berlin",
      state: "",
      postalCode,
      countryCode: "DE",
    }),
  );

test("the operator's form of a country is what addresses are checked by, until it is reset", async () => {
  expect(await wrong("10115")).toEqual([]);
  expect(await saveAddressForm(ctx, form())).toSucceed();
  for (const code of ["D-123", "D123", "1234"]) expect(await wrong(code)).toEqual([]);
  for (const code of ["10115", ""]) expect(await wrong(code)).toEqual(["postal_code"]);
  expect(await saveAddressForm(ctx, form({ parts: ["line_1", "city"] }))).toSucceed();
  expect(await wrong("")).toEqual([]);
  expect(await resetAddressForm(ctx, "DE")).toSucceed();
  expect(await wrong("1234")).toEqual(["postal_code"]);
  expect(ctx.traces.purged).toContain("countries");
});

test("a format that was not changed keeps what the built-in one knows", async () => {
  const kept = form({ country_code: "GB", postal_code_mask: "AA9A 9AA", postal_code_example: "SW1A 2AA" });
  expect(await saveAddressForm(ctx, kept)).toSucceed();
  expect((await getAddressForm(ctx, "GB")).postalCodePattern).toBe(addressFormOf("GB").postalCodePattern);
});

test("a form keeps street and city, and its example matches its codes", async () => {
  for (const bad of [{ parts: ["line_1"] }, { parts: ["line_1", "city", "city"] }, { postal_code_mask: "(9+)+" }])
    expect(addressFormInput.safeParse({ ...form(), ...bad }).success).toBe(false);
  expect(await saveAddressForm(ctx, form({ postal_code_example: "12" }))).toFailAt("postal_code_example");
  expect(await saveAddressForm(ctx, form({ country_code: "XX" }))).toFail("not_found");
  expect(await saveAddressForm(other, form())).toFail("not_yours");
});

test("states and cities come from a file, once, and none with any error", async () => {
  const csv = 'Country;State;City\nis;Capital Region;Reykjavík\nIS;Capital Region;"Kópavogur"\nIS;Westfjords;\n';
  expect(await importPlaces(ctx, { csv, dry_run: true })).toMatchObject({
    value: { states: 2, cities: 2, errors: [], isWritten: false },
  });
  expect(await findStates(ctx, "IS")).toEqual([]);
  expect(await importPlaces(ctx, { csv, dry_run: false })).toMatchObject({
    value: { states: 2, cities: 2, isWritten: true },
  });
  const states = await findStates(ctx, "IS");
  expect(states?.map(({ name }) => name)).toEqual(["Capital Region", "Westfjords"]);
  expect((await findCities(ctx, states![0]!.id)).map(({ name }) => name)).toEqual(["Kópavogur", "Reykjavík"]);
  expect(await importPlaces(ctx, { csv, dry_run: false })).toMatchObject({ value: { states: 0, cities: 0 } });
  const bad = `country,state,city\nXX,Nowhere,\nIS,,Town\nIS,${"x".repeat(101)},\nIS,Good,"a\tb"\n`;
  const read = await importPlaces(ctx, { csv: bad, dry_run: false });
  expect(read).toMatchObject({ value: { isWritten: false } });
  expect(read.ok && read.value.errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "2 country",
    "3 state",
    "4 state",
    "5 city",
  ]);
  expect(await importPlaces(other, { csv, dry_run: true })).toFail("not_yours");
});
