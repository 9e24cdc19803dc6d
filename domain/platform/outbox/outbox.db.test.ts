import { beforeAll, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { resendMails } from "./resend-mails.ts";
import { countFailedMails, findMails } from "./find-mails.ts";
import { lookAtMail } from "./look-at-mail.ts";
import { readContent } from "./outbox.ts";
import { resendMail } from "./resend-mail.ts";

const { db } = await openTestDatabase();
beforeAll(() => withReference(db));

async function clerk() {
  const [row] = await db
    .insert(customers)
    .values({ firstName: "Mila", lastName: "Clerk", email: "mila@souk.example", passwordHash: "x" })
    .returning({ id: customers.id });
  return makeContext(db, { visitor: { customerId: row!.id, permissions: ["mails.read"] } });
}

async function failedMail(): Promise<number> {
  await writeMail(makeContext(db), {
    onceKey: "reset:1",
    template: "reset-password",
    recipient: "nadia@souk.example",
    languageCode: "en",
    data: { name: "Nadia", email: "nadia@souk.example", code: "opens-the-account" },
  });
  const [row] = await db
    .update(mails)
    .set({ attempts: 8, nextAttemptAt: null, failure: "Error: no mail server" })
    .returning({ id: mails.id });
  return row!.id;
}

const listed = (search: string) => readListUrl(MAIL_LIST, new URLSearchParams(search));

test("a mail that was given up is found, read without its key, and sent again", async () => {
  const ctx = await clerk();
  const id = await failedMail();
  expect(await countFailedMails(ctx)).toBe(1);
  expect(await findMails(ctx, listed("state=failed"))).toMatchObject({
    value: { rows: [{ id, state: "failed", failure: "Error: no mail server" }], total: 1 },
  });
  const looked = await lookAtMail(ctx, id);
  expect(looked).toMatchObject({ ok: true, value: { mail: { id } } });
  expect(JSON.stringify(looked)).toContain("Nadia");
  expect(JSON.stringify(looked)).not.toContain("opens-the-account");
  expect(await resendMail(ctx, id)).toMatchObject({ ok: true });
  expect(ctx.traces.woken).toContain("send-mails");
  expect((await db.select().from(mails))[0]).toMatchObject({ attempts: 0, failure: null });
  expect(await findMails(ctx, listed("q=NADIA@"))).toMatchObject({ value: { rows: [{ state: "waiting" }] } });
  const all = { filter: "", action: "resend" as const, after: 0, dry_run: false };
  expect(await resendMails(ctx, all)).toMatchObject({ value: { changed: 1, failed: [] } });
  const noted = await db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(noted.map(({ action }) => action)).toEqual(["mail.look", "mail.resend", "mail.resend"]);
});

test("one that has left cannot be sent again: what it was made of is forgotten", async () => {
  const ctx = await clerk();
  const id = await failedMail();
  await db.update(mails).set({ sentAt: new Date(), data: {} });
  expect(await resendMail(ctx, id)).toEqual({ ok: false, failure: { code: "mail_sent_already" } });
  expect(await lookAtMail(ctx, id)).toMatchObject({ value: { content: [] } });
  expect(await findMails(ctx, listed("state=failed&state=waiting"))).toMatchObject({ value: { rows: [] } });
});

test("every key of a link is covered, an order's code is not", () => {
  const data = {
    code: "SK-1",
    key: "k",
    orders: [{ code: "SK-1", key: "k" }],
    parcel: { trackingNumber: "7" },
    path: "/x?key=k",
  };
  const values = Object.fromEntries(readContent(data, true).map(({ name, value }) => [name, value]));
  expect(values).toEqual({
    code: "SK-1",
    key: "•••",
    "orders.code": "SK-1",
    "orders.key": "•••",
    "parcel.trackingNumber": "7",
    path: "•••",
  });
  expect(readContent({ code: "c" }, false)).toEqual([{ name: "code", value: "•••" }]);
});

test("nobody else reads them", async () => {
  const id = await failedMail();
  const visitor = { customerId: (await clerk()).visitor.customerId, permissions: ["orders.read"] };
  const ctx = makeContext(db, { visitor });
  const refusal = { ok: false, failure: { code: "not_yours" } };
  expect(await findMails(ctx, listed(""))).toEqual(refusal);
  expect(await lookAtMail(ctx, id)).toEqual(refusal);
  expect(await resendMail(ctx, id)).toEqual(refusal);
});
