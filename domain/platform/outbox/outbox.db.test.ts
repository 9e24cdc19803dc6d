import { eq, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { isPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { forgetSentMails } from "#domain/platform/mail/forget-sent-mails.ts";
import type { MailTemplate } from "#domain/platform/mail/mail.ts";
import { insertMail, markMailSent } from "#domain/platform/mail/mail.repository.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext } from "#tests/support/customers.ts";
import { placeOrder } from "#tests/support/managed-orders.ts";
import { makeGoods } from "#tests/support/shopping.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { resendMails } from "./resend-mails.ts";
import { countFailedMails, findMails } from "./find-mails.ts";
import { lookAtMail } from "./look-at-mail.ts";
import { readContent } from "./outbox.ts";
import { resendMail } from "./resend-mail.ts";

const { db } = await openTestDatabase();

const clerk = () => staffContext(db, ["mails.read"]);

async function failedMail(): Promise<number> {
  await writeMail(makeContext(db), {
    idempotencyKey: "reset:1",
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
  expect(looked).toSucceed({ mail: { id } });
  expect(JSON.stringify(looked)).toContain("Nadia");
  expect(JSON.stringify(looked)).not.toContain("opens-the-account");
  expect(await resendMail(ctx, id)).toSucceed();
  expect(ctx.traces.woken).toContain("send-mails");
  expect((await db.select().from(mails))[0]).toMatchObject({ attempts: 0, failure: null });
  expect(await findMails(ctx, listed("q=NADIA@"))).toMatchObject({ value: { rows: [{ state: "waiting" }] } });
  const all = { filter: "", action: "resend" as const, after: 0, dry_run: false };
  expect(await resendMails(ctx, all)).toMatchObject({ value: { changed: 1, failed: [] } });
  const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action }) => action)).toEqual(["mail.look", "mail.resend", "mail.resend"]);
});

test("a sent one cannot be sent again: its content is deleted", async () => {
  const ctx = await clerk();
  const id = await failedMail();
  await db.update(mails).set({ sentAt: new Date(), data: {} });
  expect(await resendMail(ctx, id)).toEqual({ ok: false, failure: { code: "mail_sent_already" } });
  expect(await lookAtMail(ctx, id)).toMatchObject({ value: { content: [] } });
  expect(await findMails(ctx, listed("state=failed&state=waiting"))).toMatchObject({ value: { rows: [] } });
});

async function sentMail(template: MailTemplate, data: Record<string, unknown>) {
  const idempotencyKey = `${template}:${Math.random()}`;
  await insertMail(makeContext(db), {
    idempotencyKey,
    template,
    recipient: "nadia@souk.example",
    languageCode: "en",
    data,
  });
  const [row] = await db.select().from(mails).where(eq(mails.idempotencyKey, idempotencyKey));
  await markMailSent(makeContext(db), row!.id);
  return row!.id;
}

describe("a sent mail about an order", () => {
  test("is sent again with keys made anew, five times a day, until the order has moved on", async () => {
    const ctx = await clerk();
    const { lamp } = await makeGoods(db);
    const { id: orderId, code } = await placeOrder(db, [lamp, 1]);
    const [bought] = await db.select().from(orders).where(eq(orders.id, orderId));
    const { purchaseId } = bought!;
    const [{ trxId } = { trxId: "" }] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
    await db.delete(mails);
    const id = await sentMail("order-placed", { trxId, key: "secret", total: "$5", orders: [{ code, key: "secret" }] });
    expect((await db.select().from(mails).where(eq(mails.id, id)))[0]!.data).toEqual({
      trxId,
      total: "$5",
      orders: [{ code }],
    });
    expect(await findMails(ctx, listed("state=sent"))).toMatchObject({ value: { rows: [{ canResend: true }] } });
    expect(await resendMails(ctx, { ids: [id], action: "resend", after: 0, dry_run: false })).toMatchObject({
      value: { changed: 0, failed: [{ failure: { code: "mail_sent_already" } }] },
    });
    for (let time = 0; time < 5; time++) expect(await resendMail(ctx, id)).toEqual({ ok: true, value: null });
    expect(await resendMail(ctx, id)).toFail("too_many_tries");
    const again = await db.select().from(mails).where(isNull(mails.sentAt));
    const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
    expect(again).toHaveLength(5);
    expect(isPurchaseKey(ctx, String(again[0]!.data["key"]), purchase!)).toBe(true);

    const confirmed = await sentMail("order-step", { kind: "confirmed", code, key: null });
    await db.update(orders).set({ fulfilmentStatus: "canceled" }).where(eq(orders.id, orderId));
    expect(await resendMail(ctx, confirmed)).toFail("mail_outdated");
    await db.update(purchases).set({ status: "canceled" }).where(eq(purchases.id, purchaseId));
    expect(await resendMail(ctx, id)).toFail("mail_outdated");
  });

  test("is empty after 30 days", async () => {
    const id = await sentMail("order-refund", { code: "SK-1", total: "$5" });
    const inDays = (days: number) => makeContext(db, { now: new Date(Date.now() + days * 86_400_000) });
    const dataOf = async () => (await db.select().from(mails).where(eq(mails.id, id)))[0]!.data;
    await forgetSentMails(inDays(29));
    expect(await dataOf()).toEqual({ code: "SK-1", total: "$5" });
    await forgetSentMails(inDays(31));
    expect(await dataOf()).toEqual({});
  });
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

test("no one else reads them", async () => {
  const id = await failedMail();
  const visitor = { customerId: (await clerk()).visitor.customerId, permissions: ["orders.read"] };
  const ctx = makeContext(db, { visitor });
  const refusal = { ok: false, failure: { code: "not_yours" } };
  expect(await findMails(ctx, listed(""))).toEqual(refusal);
  expect(await lookAtMail(ctx, id)).toEqual(refusal);
  expect(await resendMail(ctx, id)).toEqual(refusal);
});
