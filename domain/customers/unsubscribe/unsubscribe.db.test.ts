import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { MAIL_SAMPLES } from "#domain/platform/mail-preview/mail-samples.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { chooseTopics } from "../notification/choose-topics.ts";
import { getUnsubscribePath } from "./get-unsubscribe-path.ts";
import { unsubscribe } from "./unsubscribe.ts";

const { db } = await openTestDatabase();
const EMAIL = "noor@souk.example";
const alert = { template: "product-alert", recipient: EMAIL, data: MAIL_SAMPLES["product-alert"] } as const;

const customer = async () => customerContext(db, {}, { email: EMAIL });

async function writeAlert(idempotencyKey: string): Promise<number> {
  await writeMail(makeContext(db), { ...alert, idempotencyKey, languageCode: "en" });
  return db.$count(mails, eq(mails.idempotencyKey, idempotencyKey));
}

const keyOf = async (ctx: ReturnType<typeof makeContext>): Promise<string> =>
  (await getUnsubscribePath(ctx, alert))!.replace("/unsubscribe/", "");

test("the link of a mail ends mails of its topic, without signing in and also twice", async () => {
  const ctx = await customer();
  const guest = makeContext(db);
  expect(await writeAlert("first")).toBe(1);
  const key = await keyOf(ctx);
  expect(await unsubscribe(guest, key)).toSucceed({ topic: "alerts" });
  expect(await unsubscribe(guest, key)).toSucceed();
  expect(await writeAlert("second")).toBe(0);
});

test("mails resume when the topic is switched on again", async () => {
  const ctx = await customer();
  await unsubscribe(ctx, await keyOf(ctx));
  await chooseTopics(ctx, { topics: [{ topic: "alerts", is_notified: true, is_mailed: true }] });
  expect(await writeAlert("third")).toBe(1);
});

test("a tampered key ends nothing", async () => {
  const ctx = await customer();
  const key = await keyOf(ctx);
  const id = String(ctx.visitor.customerId);
  for (const wrong of [key.replace("alerts", "news"), key.replace(id, `${id}1`), `${key}x`, "alerts", ""])
    expect(await unsubscribe(ctx, wrong)).toFail("link_ended");
  expect(await writeAlert("fourth")).toBe(1);
});

test("mandatory mails have no such link, and guests can end what they asked for", async () => {
  const ctx = await customer();
  const welcome = { template: "welcome", recipient: EMAIL, data: MAIL_SAMPLES.welcome } as const;
  expect(await getUnsubscribePath(ctx, welcome)).toBeNull();
  const guests = { ...alert, recipient: "nobody@souk.example" };
  expect(await getUnsubscribePath(ctx, guests)).toBe(`/unsubscribe/${MAIL_SAMPLES["product-alert"].key}`);
});
