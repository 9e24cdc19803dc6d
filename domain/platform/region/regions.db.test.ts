import { asc } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { findTaxRates } from "#domain/pricing/tax/find-tax-rates.ts";
import { setTaxRates } from "#domain/pricing/tax/set-tax-rates.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findCountryGroups } from "./find-country-groups.ts";
import { deleteRegion, storeRegion } from "./store-region.ts";

const { db } = await openTestDatabase();
let customerId: number;

beforeAll(() => withReference(db));
beforeEach(async () => {
  customerId = await makeStaffMember(db, ["settings.manage", "rules.write"]);
});

const asStaff = (...permissions: ("settings.manage" | "rules.write" | "content.manage")[]) =>
  makeContext(db, { visitor: { customerId, permissions } });

const groups = async () => {
  const found = await findCountryGroups(asStaff("settings.manage"));
  return found.ok ? found.value : [];
};

test("a region is kept, changed and deleted, and each step is noted", async () => {
  const ctx = asStaff("settings.manage");
  const stored = await storeRegion(ctx, { name: "Benelux", countries: ["NL", "BE", "BE"] });
  if (!stored.ok) throw new Error(stored.failure.code);
  const { id } = stored.value;
  expect(await groups()).toMatchObject([{ id, name: "Benelux", countryCodes: ["BE", "NL"] }]);
  expect(await storeRegion(ctx, { id, name: "benelux", countries: ["BE", "NL", "LU"] })).toMatchObject({ ok: true });
  expect(await groups()).toMatchObject([{ id, name: "benelux", countryCodes: ["BE", "LU", "NL"] }]);
  expect(await deleteRegion(ctx, id)).toMatchObject({ ok: true });
  expect(await groups()).toEqual([]);
  const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(entries.map(({ action, details }) => [action, details.after])).toEqual([
    ["country.region", ["Benelux", "BE", "NL"]],
    ["country.region", ["benelux", "BE", "LU", "NL"]],
    ["country.region", []],
  ]);
});

test("a region has a name of its own and countries that there are", async () => {
  const ctx = asStaff("settings.manage");
  await storeRegion(ctx, { name: "North", countries: ["NO"] });
  expect(await storeRegion(ctx, { name: "NORTH", countries: ["SE"] })).toMatchObject({
    failure: { errors: { name: [expect.any(String)] } },
  });
  expect(await storeRegion(ctx, { name: "South", countries: ["XX"] })).toMatchObject({
    failure: { errors: { countries: [expect.any(String)] } },
  });
  const missing = { failure: { code: "not_found" } };
  expect(await storeRegion(ctx, { id: 999_999, name: "South", countries: ["ES"] })).toMatchObject(missing);
  expect(await deleteRegion(ctx, 999_999)).toMatchObject(missing);
});

test("taxes are set for all countries of a region at once, or for none", async () => {
  const ctx = asStaff("rules.write");
  const rates = [{ tax_class_code: "standard", rate: "12.5" }];
  expect(await setTaxRates(ctx, { country_code: "NO", also: ["SE", "XX"], name: "VAT", rates })).toMatchObject({
    failure: { code: "not_found" },
  });
  expect(await setTaxRates(ctx, { country_code: "NO", also: ["SE", "FI"], name: "VAT", rates })).toMatchObject({
    ok: true,
  });
  for (const countryCode of ["NO", "SE", "FI"])
    expect((await findTaxRates(ctx, { countryCode })).get("standard")).toBe(1250);
});

test("regions are kept by staff with the permission alone", async () => {
  const other = asStaff("content.manage");
  const refused = { failure: { code: "not_yours" } };
  expect(await findCountryGroups(other)).toMatchObject(refused);
  expect(await storeRegion(other, { name: "North", countries: ["NO"] })).toMatchObject(refused);
  expect(await deleteRegion(other, 1)).toMatchObject(refused);
});
