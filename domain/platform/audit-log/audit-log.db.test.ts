import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { AUDIT_LIST } from "#shared/list/system-lists.ts";
import { findAuditEntries } from "./find-audit-entries.ts";

const { db } = await openTestDatabase();

async function staff(now?: Date) {
  const customerId = await makeCustomer(db, { firstName: "Omar", lastName: "Boss" });
  const visitor = { customerId, permissions: ["*"], address: "203.0.113.77" };
  return { ...makeContext(db, { visitor, ...(now ? { now } : {}) }), requestId: "request-1" };
}

const listed = (search: string) => readListUrl(AUDIT_LIST, new URLSearchParams(search));

test("an act stands there with who, what, where and when, without the last part of the network", async () => {
  const ctx = await staff(new Date("2026-11-20T10:00:00Z"));
  await logAudit(ctx, {
    action: "order.cancel",
    subject: { kind: "order", id: "SK-1111-2222" },
    details: { reason: "x".repeat(900), filters: ["a", "b"] },
  });
  const found = await findAuditEntries(ctx, listed(""));
  expect(found).toSucceed({
    rows: [
      {
        actorName: "Omar Boss",
        action: "order.cancel",
        subjectKind: "order",
        subjectId: "SK-1111-2222",
        requestId: "request-1",
        at: "2026-11-20T10:00:00.000Z",
        details: [
          { name: "reason", value: "x".repeat(500) },
          { name: "filters", value: "a, b" },
        ],
      },
    ],
  });
  expect(JSON.stringify(found)).not.toContain("203.0.113.77");
});

test("what was written down can be neither changed nor deleted", async () => {
  const ctx = await staff();
  await logAudit(ctx, { action: "mail.look", subject: { kind: "mail", id: 1 } });
  const refusal = { cause: expect.objectContaining({ message: expect.stringContaining("audit_entries takes no") }) };
  await expect(db.execute(sql`update audit_entries set act = 'x'`)).rejects.toMatchObject(refusal);
  await expect(db.execute(sql`delete from audit_entries`)).rejects.toMatchObject(refusal);
});

test("no one acts without being signed in", async () => {
  const action = logAudit(makeContext(db), { action: "mail.look", subject: { kind: "mail", id: 1 } });
  await expect(action).rejects.toThrow("Nobody is signed in");
});

test("the log is narrowed by person, act, subject and day, and read in parts", async () => {
  const [one, other] = [await staff(new Date("2026-11-01T12:00:00Z")), await staff(new Date("2026-11-10T12:00:00Z"))];
  for (let index = 0; index < 45; index += 1)
    await logAudit(one, { action: "mail.look", subject: { kind: "mail", id: index } });
  await logAudit(other, { action: "customer.look", subject: { kind: "customer", id: 7 } });
  const read = async (search: string) => {
    return valueOf(await findAuditEntries(one, listed(search)));
  };
  const first = await read("");
  expect([first.rows.length, first.total]).toEqual([25, 46]);
  expect((await read("page=2")).rows).toHaveLength(21);
  expect((await read(`actor=${other.visitor.customerId!}`)).rows).toHaveLength(1);
  expect((await read("action=customer.look")).rows).toHaveLength(1);
  expect((await read("kind=mail&subject=3")).rows).toHaveLength(1);
  expect((await read("q=omar")).total).toBe(46);
  expect((await read("at=2026-11-10&at=2026-11-10")).rows).toHaveLength(1);
  expect((await read("at=&at=2026-10-31")).rows).toHaveLength(0);
});

test("is read by whoever may, and by nobody else", async () => {
  const visitor = { customerId: (await staff()).visitor.customerId, permissions: ["orders.read"] };
  expect(await findAuditEntries(makeContext(db, { visitor }), listed(""))).toEqual({
    ok: false,
    failure: { code: "not_yours" },
  });
});
