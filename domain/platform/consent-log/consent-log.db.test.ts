import { beforeAll, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { customers } from "#db/schema/customer.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { CONSENT_LIST } from "#shared/list/consent-list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { recordConsent } from "../consent/record-consent.ts";
import { exportConsents, findConsents } from "./find-consents.ts";

const { db } = await openTestDatabase();
let staff: Context;
let key: string;

const list = (query: string) => readListUrl(CONSENT_LIST, new URLSearchParams(query));
const found = async (query: string) => {
  const page = await findConsents(staff, list(query));
  return page.ok ? page.value.rows : [];
};

beforeAll(async () => {
  await withReference(db);
  const [customer] = await db
    .insert(customers)
    .values({ email: "audit@consents.example", firstName: "A", lastName: "B", passwordHash: "x" })
    .returning({ id: customers.id });
  staff = makeContext(db, { visitor: { customerId: customer!.id, permissions: ["audit.read"] } });
  const ctx = makeContext(db);
  const first = await recordConsent(ctx, { accepted: ["media"], declined: ["statistics"] }, "");
  key = first.ok ? first.value.key : "";
  await recordConsent(ctx, { accepted: [], declined: ["media", "statistics"] }, key);
  await recordConsent(ctx, { accepted: ["statistics"], declined: [] }, "");
});

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
  const made = await exportConsents(staff, list("accepted=media"));
  expect(made.ok && made.value.split("\r\n").length).toBe(3);
  expect((await db.select().from(auditEntries)).map(({ action }) => action)).toContain("consent.export");
  const customer = makeContext(db, { visitor: { customerId: staff.visitor.customerId } });
  expect(await findConsents(customer, list(""))).toMatchObject({ ok: false });
  expect(await exportConsents(makeContext(db), list(""))).toMatchObject({ failure: { code: "sign_in" } });
});
