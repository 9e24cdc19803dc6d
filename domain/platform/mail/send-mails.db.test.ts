import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { sendMails } from "./send-mails.ts";
import { writeMail } from "./write-mail.ts";

const { db } = await openTestDatabase();
const start = new Date("2026-11-20T10:00:00Z");
const at = (minutes: number) => makeContext(db, { now: new Date(start.getTime() + minutes * 60_000) });
const welcome = {
  idempotencyKey: "welcome:1",
  template: "welcome" as const,
  recipient: "nadia@souk.example",
  languageCode: "en",
  data: { name: "Nadia", code: "secret" },
};

test("a mail is sent once, and its content is deleted", async () => {
  const ctx = at(0);
  await writeMail(ctx, welcome);
  await writeMail(ctx, welcome);
  const sent: string[] = [];
  const deliver = async ({ recipient }: { recipient: string }) => void sent.push(recipient);
  expect(await sendMails(ctx, deliver)).toBe(1);
  expect(await sendMails(at(60), deliver)).toBe(0);
  expect(sent).toEqual(["nadia@souk.example"]);
  expect((await db.select().from(mails))[0]).toMatchObject({ data: {}, nextAttemptAt: null });
  expect(ctx.traces.woken).toContain("send-mails");
});

test("one that cannot leave is tried again after a longer pause each time, and given up at last", async () => {
  await writeMail(at(0), welcome);
  const fail = async () => Promise.reject(new Error("no mail server"));
  const tries: number[] = [];
  const minutes = [...Array(120).keys(), ...Array.from({ length: 200 }, (_, index) => 120 + index * 30)];
  for (const minute of minutes) {
    const before = (await db.select({ attempts: mails.attempts }).from(mails))[0]!.attempts;
    await sendMails(at(minute), fail);
    const after = (await db.select({ attempts: mails.attempts }).from(mails))[0]!.attempts;
    if (after > before) tries.push(minute);
  }
  expect(tries).toHaveLength(8);
  expect(tries.slice(0, 4)).toEqual([0, 1, 6, 21]);
  expect((await db.select().from(mails))[0]).toMatchObject({
    nextAttemptAt: null,
    sentAt: null,
    failure: "Error: no mail server",
  });
});

test("two workers at once do not send the same mail", async () => {
  for (let index = 0; index < 30; index += 1)
    await writeMail(at(0), { ...welcome, idempotencyKey: `welcome:${index}` });
  const sent: string[] = [];
  const deliver = async ({ idempotencyKey }: { idempotencyKey: string }) => void sent.push(idempotencyKey);
  await Promise.all([sendMails(at(0), deliver), sendMails(at(0), deliver)]);
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});
