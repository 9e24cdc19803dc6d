import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { CONSENT_LIST } from "#shared/list/consent-list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { recordConsent } from "../consent/record-consent.ts";
import { exportConsents, findConsents } from "./find-consents.ts";

const { db } = await openTestDatabase();
const list = (query: string) => readListUrl(CONSENT_LIST, new URLSearchParams(query));
const found = async (query: string) => {
  return valueOf(await findConsents(staff, list(query))).rows;
};

const customerId = await makeCustomer(db);
const staff = makeContext(db, { visitor: { customerId, permissions: ["audit.read"] } });
const ctx = makeContext(db);
const { key } = valueOf(await recordConsent(ctx, { accepted: ["media"], declined: ["statistics"] }, ""));
await recordConsent(ctx, { accepted: [], declined: ["media", "statistics"] }, key);
await recordConsent(ctx, { accepted: ["statistics"], declined: [] }, "");

test("decisions are found by purpose, version, and the key that a visitor reads out", async () => {
  expect((await found("")).length).toBe(3);
  expect((await found("accepted=media")).map(({ declined }) => declined)).toEqual([["statistics"]]);
  expect((await found("declined=media&declined=statistics")).length).toBe(2);
  expect((await found("version=1")).length).toBe(3);
  expect((await found("version=2")).length).toBe(0);
  const own = await found(`q=${encodeURIComponent(key)}`);
  expect(own.length).toBe(2);
  expect((await found(`q=${encodeURIComponent(own[0]!.visitor)}`)).length).toBe(2);
  expect(await found("q=%25")).toEqual([]);
  expect(JSON.stringify(own)).not.toContain(key);
});

test("the export has what matches and is logged; customers see neither", async () => {
  const made = valueOf(await exportConsents(staff, list("accepted=media")));
  expect(made.split("\r\n").length).toBe(3);
  expect((await db.select().from(auditEntries)).map(({ action }) => action)).toContain("consent.export");
  expect(await findConsents(makeContext(db, { visitor: { customerId: staff.visitor.customerId } }), list(""))).toFail();
  expect(await exportConsents(makeContext(db), list(""))).toFail("sign_in");
});
