import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { sessions } from "#db/schema/session.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { findCustomers } from "./find-customers.ts";
import { lookAtCustomer } from "./look-at-customer.ts";
import { signOutCustomer } from "./sign-out-customer.ts";

const { db } = await openTestDatabase();
const read = (query: string) => readListUrl(CUSTOMER_LIST, new URLSearchParams(query));

async function account(firstName: string, lastName: string): Promise<number> {
  const email = `${firstName}.${lastName}@souk.example`.toLowerCase();
  return makeCustomer(db, { firstName, lastName, email });
}

const clerk = async (...permissions: string[]) =>
  makeContext(db, { visitor: { customerId: await account("Mila", "Clerk"), permissions } });

test("customers are found by parts of their names and addresses, whatever is typed", async () => {
  const ctx = await clerk("customers.read");
  const id = await account("José", "Álvarez");
  for (const q of ["jose", "é alvar", "ÁLVAREZ@", "josé.álv"])
    expect(await findCustomers(ctx, read(`q=${q}`)), q).toMatchObject({ value: { rows: [{ id, firstName: "José" }] } });
  for (const q of ["%", "_", "\\", "nobody", "'; drop table"])
    expect(await findCustomers(ctx, read(`q=${encodeURIComponent(q)}`)), q).toMatchObject({ value: { rows: [] } });
});

test("customers are filtered and sorted", async () => {
  const ctx = await clerk("customers.read");
  const id = await account("Zoe", "Zimmer");
  const first = async (query: string) => {
    const found = valueOf(await findCustomers(ctx, read(query)));
    return found.rows[0]?.id;
  };
  expect(await first("sort=-name")).toBe(id);
  expect(await first("email=zoe.zim")).toBe(id);
  expect(await first("confirmed=no&staff=no&phone.op=empty&orders.op=is&orders=0&q=zoe")).toBe(id);
  expect(await first("confirmed=yes&q=zoe")).toBeUndefined();
});

test("each view of one is logged; the log has no address or password", async () => {
  const ctx = await clerk("customers.read");
  const id = await account("Ada", "Lovelace");
  expect(await lookAtCustomer(ctx, id)).toMatchObject({
    value: { id, ordersCount: 0, addressesCount: 0, sessionsCount: 0, orderCodes: [], isEmailVerified: false },
  });
  expect(await lookAtCustomer(ctx, 999_999)).toEqual({ ok: false, failure: { code: "not_found" } });
  expect(await db.select().from(auditEntries)).toMatchObject([
    { action: "customer.look", subjectKind: "customer", subjectId: String(id) },
  ]);
});

test("a customer is signed out everywhere", async () => {
  const ctx = await clerk("customers.read");
  const id = await account("Ada", "Lovelace");
  const expiresAt = new Date(Date.now() + 86_400_000);
  for (const tokenHash of ["a", "b"])
    await db.insert(sessions).values({ tokenHash, customerId: id, lastSeenAt: new Date(), expiresAt });
  expect(await signOutCustomer(ctx, id)).toSucceed();
  expect(await db.select().from(sessions)).toEqual([]);
  expect(await db.select().from(auditEntries)).toMatchObject([
    { action: "customer.sign_out", details: { sessions: 2 } },
  ]);
});

test("no one else sees them", async () => {
  const ctx = await clerk("orders.read");
  const refusal = { ok: false, failure: { code: "not_yours" } };
  expect(await findCustomers(ctx, read(""))).toEqual(refusal);
  expect(await lookAtCustomer(ctx, 1)).toEqual(refusal);
  expect(await signOutCustomer(ctx, 1)).toEqual(refusal);
});
