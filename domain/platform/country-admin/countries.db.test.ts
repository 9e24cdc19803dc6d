import { beforeEach, expect, test } from "vitest";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findAllCountries } from "./find-all-countries.ts";
import { saveCountries } from "./save-countries.ts";

const { db } = await openTestDatabase();
let customerId: number;

beforeEach(async () => {
  await withReference(db);
  customerId = await makeStaffMember(db, ["settings.manage"]);
});

const asStaff = (permission: "settings.manage" | "content.manage") =>
  makeContext(db, { visitor: { customerId, permissions: [permission] }, settings: { defaultCountry: "DE" } });

test("the shop sells to the chosen countries alone, and always to its own", async () => {
  const ctx = asStaff("settings.manage");
  expect(await saveCountries(ctx, { sold_to: ["DE", "FR"] })).toEqual({ ok: true, value: null });
  expect((await findCountries(ctx)).map(({ code }) => code)).toEqual(["FR", "DE"]);
  expect(ctx.traces.purged).toContain("countries");
  const found = await findAllCountries(ctx);
  const all = found.ok ? found.value : [];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ isOwn }) => isOwn)).toMatchObject([{ code: "DE", isActive: true }]);
  for (const sold_to of [["FR"], ["DE", "XX"]])
    expect(await saveCountries(ctx, { sold_to })).toMatchObject({
      failure: { errors: { sold_to: [expect.any(String)] } },
    });
  expect((await findCountries(ctx)).map(({ code }) => code)).toEqual(["FR", "DE"]);
});

test("countries are changed by staff with the permission alone", async () => {
  const other = asStaff("content.manage");
  const refused = { failure: { code: "not_yours" } };
  expect(await findAllCountries(other)).toMatchObject(refused);
  expect(await saveCountries(other, { sold_to: ["DE"] })).toMatchObject(refused);
});
