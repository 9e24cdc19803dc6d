import { expect, test } from "vitest";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findAllCountries } from "./find-all-countries.ts";
import { saveCountries } from "./save-countries.ts";

const { db } = await openTestDatabase();

const customerId = await makeStaffMember(db, ["settings.manage"]);

const asStaff = (permission: "settings.manage" | "content.manage") =>
  makeContext(db, { visitor: { customerId, permissions: [permission] }, settings: { defaultCountry: "DE" } });

test("the shop sells only to the chosen countries, and always to its own", async () => {
  const ctx = asStaff("settings.manage");
  expect(await saveCountries(ctx, { sold_to: ["DE", "FR"] })).toEqual({ ok: true, value: null });
  expect((await findCountries(ctx)).map(({ code }) => code)).toEqual(["FR", "DE"]);
  expect(ctx.traces.purged).toContain("countries");
  const all = valueOf(await findAllCountries(ctx));
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ isOwn }) => isOwn)).toMatchObject([{ code: "DE", isActive: true }]);
  for (const sold_to of [["FR"], ["DE", "XX"]]) expect(await saveCountries(ctx, { sold_to })).toFailAt("sold_to");
  expect((await findCountries(ctx)).map(({ code }) => code)).toEqual(["FR", "DE"]);
});

test("countries are changed only by staff with the permission", async () => {
  const other = asStaff("content.manage");
  expect(await findAllCountries(other)).toFail("not_yours");
  expect(await saveCountries(other, { sold_to: ["DE"] })).toFail("not_yours");
});
