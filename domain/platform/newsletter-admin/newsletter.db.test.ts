import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { newsletters, subscribers } from "#db/schema/newsletter.ts";
import { getUnsubscribePath } from "#domain/customers/unsubscribe/get-unsubscribe-path.ts";
import { unsubscribe } from "#domain/customers/unsubscribe/unsubscribe.ts";
import { confirmSubscription } from "#domain/platform/newsletter/confirm-subscription.ts";
import { subscribe } from "#domain/platform/newsletter/subscribe.ts";
import type { MailData } from "#domain/platform/mail/mail.ts";
import type { Permission } from "#shared/permission.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findSubscribers } from "./find-subscribers.ts";
import { exportSubscribers, importSubscribers } from "./move-subscribers.ts";
import { sendNewsletters } from "./send-newsletters.ts";
import { changeLetter, createLetter, sendLetter } from "./write-letter.ts";

const { db } = await openTestDatabase();
const ALL = { search: "", sort: { column: "created", isDescending: true }, filters: [], page: 1, perPage: 25 };
const LETTER = {
  subject: "News",
  body: "<p>Hi<script>x</script></p>",
  language_code: null,
  audience: "everyone",
} as const;

const staffId = await makeStaffMember(db, ["*"], { email: "olga@example.com", emailVerifiedAt: new Date() });

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(newsletters);
  await db.delete(subscribers);
});

const asStaff = (...permissions: Permission[]) => makeContext(db, { visitor: { customerId: staffId, permissions } });
const editor = () => asStaff("newsletter.manage");

async function keyFor(email: string): Promise<string> {
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));
  return (mail!.data as MailData["newsletter-confirm"]).key;
}

async function subscribed(email: string): Promise<void> {
  await subscribe(makeContext(db), email);
  await confirmSubscription(makeContext(db), await keyFor(email));
}

test("an address is subscribed once, however often it is typed, and only by the link in the mail", async () => {
  await subscribe(makeContext(db), "Noor@Souk.example");
  await subscribe(makeContext(db), "noor@souk.example");
  expect(await db.$count(subscribers)).toBe(1);
  expect(await db.$count(mails)).toBe(1);
  expect(await db.select().from(subscribers)).toMatchObject([{ confirmedAt: null, source: "form" }]);
  expect(await confirmSubscription(makeContext(db), "guessed")).toFail("link_ended");
  const key = await keyFor("noor@souk.example");
  for (const _again of [1, 2]) expect((await confirmSubscription(makeContext(db), key)).ok).toBe(true);
  const [row] = await db.select().from(subscribers);
  expect(row!.confirmedAt).not.toBeNull();
  expect(row!.consentText).not.toBe("");
  await subscribe(makeContext(db, { now: new Date(Date.now() + 3_600_000) }), "noor@souk.example");
  expect(await db.$count(mails)).toBe(1);
});

test("a letter reaches those who confirmed, once each, and its link ends the subscription", async () => {
  await subscribed("one@souk.example");
  await subscribed("olga@example.com");
  await subscribe(makeContext(db), "waiting@souk.example");
  const ctx = editor();
  const id = valueOf(await createLetter(ctx, LETTER));
  expect(await sendLetter(ctx, id)).toEqual({ ok: true, value: 2 });
  expect(ctx.traces.woken).toContain("send-newsletters");
  expect(await sendLetter(ctx, id)).toFail("newsletter_sent");
  expect(await changeLetter(ctx, id, LETTER)).toFail("newsletter_sent");
  expect(await sendNewsletters(makeContext(db))).toBe(2);
  expect(await sendNewsletters(makeContext(db))).toBe(0);
  const sent = await db.select().from(mails).where(eq(mails.template, "newsletter"));
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(["olga@example.com", "one@souk.example"]);
  expect(await db.select().from(newsletters)).toMatchObject([{ state: "sent", recipientsCount: 2, body: "<p>Hi</p>" }]);
  const mail = sent.find(({ recipient }) => recipient === "one@souk.example")!;
  const data = mail.data as MailData["newsletter"];
  const path = await getUnsubscribePath(makeContext(db), { template: "newsletter", recipient: mail.recipient, data });
  const key = path!.replace("/unsubscribe/", "");
  expect(await unsubscribe(makeContext(db), `${key}x`)).toFail("link_ended");
  for (const _again of [1, 2]) expect(await unsubscribe(makeContext(db), key)).toSucceed({ topic: "news" });
  const again = valueOf(await createLetter(ctx, { ...LETTER, audience: "others" }));
  expect(await sendLetter(ctx, again)).toFail("no_recipients");
});

test("an address that unsubscribed is asked again before it gets a letter", async () => {
  await subscribed("back@souk.example");
  await db.update(subscribers).set({ unsubscribedAt: new Date() });
  await subscribe(makeContext(db, { now: new Date(Date.now() + 3_600_000) }), "back@souk.example");
  expect(await db.select().from(subscribers)).toMatchObject([{ confirmedAt: null, unsubscribedAt: null }]);
});

test("imported people keep the source of their consent; known addresses stay as they are", async () => {
  await subscribed("gone@souk.example");
  await db.update(subscribers).set({ unsubscribedAt: new Date() });
  const csv = "new@souk.example, ar\n=bad\ngone@souk.example\n\nnew@souk.example;ar";
  const made = await importSubscribers(editor(), { csv, consent: "Signed at our stall in May" });
  expect(made).toEqual({ ok: true, value: { added: 1, skipped: 3 } });
  const found = valueOf(await findSubscribers(editor(), ALL));
  expect(found.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ email: "new@souk.example", languageCode: "ar", source: "import", state: "confirmed" }),
      expect.objectContaining({ email: "gone@souk.example", state: "unsubscribed" }),
    ]),
  );
  const table = valueOf(await exportSubscribers(editor(), ALL));
  expect(table).toContain("new@souk.example,ar,confirmed,import,Signed at our stall in May");
});

test("only staff with the permission see and write", async () => {
  const other = asStaff("content.manage");
  expect(await findSubscribers(other, ALL)).toFail("not_yours");
  expect(await createLetter(other, LETTER)).toFail("not_yours");
  expect(await sendLetter(other, 1)).toFail("not_yours");
  expect(await exportSubscribers(other, ALL)).toFail("not_yours");
  expect(await importSubscribers(other, { csv: "a@b.example", consent: "x".repeat(10) })).toFail("not_yours");
});
