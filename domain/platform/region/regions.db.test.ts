import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { findTaxRates } from "#domain/pricing/tax/find-tax-rates.ts";
import { setTaxRates } from "#domain/pricing/tax/set-tax-rates.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findCountryGroups } from "./find-country-groups.ts";
import { deleteRegion, storeRegion } from "./store-region.ts";

const { db } = await openTestDatabase();
const customerId = await makeStaffMember(db, ["settings.manage", "rules.write"]);

const asStaff = (...permissions: ("settings.manage" | "rules.write" | "content.manage")[]) =>
  makeContext(db, { visitor: { customerId, permissions } });

const groups = async () => {
  return valueOf(await findCountryGroups(asStaff("settings.manage")));
};

test("a region is created, changed and deleted, and each step is logged", async () => {
  const ctx = asStaff("settings.manage");
  const { id } = valueOf(await storeRegion(ctx, { name: "Benelux", countries: ["NL", "BE", "BE"] }));
  expect(await groups()).toMatchObject([{ id, name: "Benelux", countryCodes: ["BE", "NL"] }]);
  expect(await storeRegion(ctx, { id, name: "benelux", countries: ["BE", "NL", "LU"] })).toSucceed();
  expect(await groups()).toMatchObject([{ id, name: "benelux", countryCodes: ["BE", "LU", "NL"] }]);
  expect(await deleteRegion(ctx, id)).toSucceed();
  expect(await groups()).toEqual([]);
  const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(entries.map(({ action, details }) => [action, details.after])).toEqual([
    ["country.region", ["Benelux", "BE", "NL"]],
    ["country.region", ["benelux", "BE", "LU", "NL"]],
    ["country.region", []],
  ]);
});

test("a region needs a unique name and existing countries", async () => {
  const ctx = asStaff("settings.manage");
  await storeRegion(ctx, { name: "North", countries: ["NO"] });
  expect(await storeRegion(ctx, { name: "NORTH", countries: ["SE"] })).toFailAt("name");
  expect(await storeRegion(ctx, { name: "South", countries: ["XX"] })).toFailAt("countries");
  expect(await storeRegion(ctx, { id: 999_999, name: "South", countries: ["ES"] })).toFail("not_found");
  expect(await deleteRegion(ctx, 999_999)).toFail("not_found");
});

test("taxes are set for all countries of a region at once, or for none", async () => {
  const ctx = asStaff("rules.write");
  const rates = [{ tax_class_code: "standard", rate: "12.5" }];
  expect(await setTaxRates(ctx, { country_code: "NO", also: ["SE", "XX"], name: "VAT", rates })).toFail("not_found");
  expect(await setTaxRates(ctx, { country_code: "NO", also: ["SE", "FI"], name: "VAT", rates })).toSucceed();
  for (const countryCode of ["NO", "SE", "FI"])
    expect((await findTaxRates(ctx, { countryCode })).get("standard")).toBe(1250);
});

test("regions are changed only by staff with the permission", async () => {
  const other = asStaff("content.manage");
  expect(await findCountryGroups(other)).toFail("not_yours");
  expect(await storeRegion(other, { name: "North", countries: ["NO"] })).toFail("not_yours");
  expect(await deleteRegion(other, 1)).toFail("not_yours");
});
