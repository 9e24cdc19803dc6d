import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { MAIL_SAMPLES } from "#domain/platform/mail-preview/mail-samples.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { chooseTopics } from "../notification/choose-topics.ts";
import { getUnsubscribePath } from "./get-unsubscribe-path.ts";
import { unsubscribe } from "./unsubscribe.ts";

const { db } = await openTestDatabase();
beforeAll(() => withReference(db));

const EMAIL = "noor@souk.example";
const alert = { template: "product-alert", recipient: EMAIL, data: MAIL_SAMPLES["product-alert"] } as const;

async function customer() {
  const rows = await db
    .insert(customers)
    .values({ firstName: "Noor", lastName: "Haddad", email: EMAIL, passwordHash: "x" })
    .returning({ id: customers.id });
  return makeContext(db, { visitor: { customerId: rows[0]!.id } });
}

async function writeAlert(onceKey: string): Promise<number> {
  await writeMail(makeContext(db), { ...alert, onceKey, languageCode: "en" });
  return db.$count(mails, eq(mails.onceKey, onceKey));
}

async function keyOf(ctx: ReturnType<typeof makeContext>): Promise<string> {
  return (await getUnsubscribePath(ctx, alert))!.replace("/unsubscribe/", "");
}

test("the link of a mail ends mails of its topic, without signing in and also twice", async () => {
  const ctx = await customer();
  const guest = makeContext(db);
  expect(await writeAlert("first")).toBe(1);
  const key = await keyOf(ctx);
  expect(await unsubscribe(guest, key)).toMatchObject({ ok: true, value: { topic: "alerts" } });
  expect(await unsubscribe(guest, key)).toMatchObject({ ok: true });
  expect(await writeAlert("second")).toBe(0);
});

test("a mail comes again to who wants it again", async () => {
  const ctx = await customer();
  await unsubscribe(ctx, await keyOf(ctx));
  await chooseTopics(ctx, { topics: [{ topic: "alerts", is_notified: true, is_mailed: true }] });
  expect(await writeAlert("third")).toBe(1);
});

test("a key that was changed ends nothing", async () => {
  const ctx = await customer();
  const key = await keyOf(ctx);
  const id = String(ctx.visitor.customerId);
  for (const wrong of [key.replace("alerts", "news"), key.replace(id, `${id}1`), `${key}x`, "alerts", ""])
    expect(await unsubscribe(ctx, wrong)).toMatchObject({ failure: { code: "link_ended" } });
  expect(await writeAlert("fourth")).toBe(1);
});

test("what always arrives has no such link, and guests end what they asked for", async () => {
  const ctx = await customer();
  const welcome = { template: "welcome", recipient: EMAIL, data: MAIL_SAMPLES.welcome } as const;
  expect(await getUnsubscribePath(ctx, welcome)).toBeNull();
  const guests = { ...alert, recipient: "nobody@souk.example" };
  expect(await getUnsubscribePath(ctx, guests)).toBe(`/unsubscribe/${MAIL_SAMPLES["product-alert"].key}`);
});
