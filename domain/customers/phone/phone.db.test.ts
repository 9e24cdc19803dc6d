import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { phoneCodes } from "#db/schema/phone-code.ts";
import { textMessages } from "#db/schema/sms.ts";
import type { Context } from "#domain/context.ts";
import { sendTextMessages } from "#domain/platform/sms/send-text-messages.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { signUpForm } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { profileInput } from "#domain/customers/customer/customer.input.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import { updateProfile } from "#domain/customers/account/update-profile.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { verifyPhone } from "./verify-phone.ts";

const { db } = await openTestDatabase();
const START = new Date("2026-11-20T10:00:00Z");
const PASSWORD = "a long password";
const PHONE = "+4930123456";
const ENDED = { ok: false, failure: { code: "code_ended" } };

const nadia = await account("nadia@souk.example");

const at = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: () => new Date(START.getTime() + minutes * 60_000),
});

async function account(email: string, phone = "+49 30 123456"): Promise<Context> {
  return valueOf(await registerCustomer(makeContext(db, { now: START }), { ...signUpForm(email, PASSWORD), phone }))
    .ctx;
}

async function askForCode(ctx: Context): Promise<string> {
  expect(await sendPhoneCode(ctx)).toEqual({ ok: true, value: PHONE });
  const { customerId } = ctx.visitor;
  const { id } = (await db.select().from(phoneCodes).where(eq(phoneCodes.customerId, customerId!)))[0]!;
  const [message] = await db
    .select()
    .from(textMessages)
    .where(eq(textMessages.idempotencyKey, `phone-code:${id}`));
  expect(message).toMatchObject({ recipient: PHONE });
  return /#(\d{6})$/.exec(message!.text)![1]!;
}

const verify = (ctx: Context, code: string) => verifyPhone(ctx, { code });

test("a code that came by text message confirms the number, once, and then it signs in", async () => {
  const wait = { email: "030 123456", password: PASSWORD };
  expect(await signIn(makeContext(db, { visitor: { shipTo: "DE" } }), wait)).toFail();
  const code = await askForCode(nadia);
  expect(JSON.stringify(await db.select().from(phoneCodes))).not.toContain(code);
  expect(await verify(nadia, code)).toEqual({ ok: true, value: null });
  expect(await verify(nadia, code)).toEqual(ENDED);
  expect(await signIn(makeContext(db, { visitor: { shipTo: "DE" } }), wait)).toSucceed();
  expect(await signIn(makeContext(db), { email: PHONE, password: "wrong" })).toEqual({
    ok: false,
    failure: { code: "wrong_phone_sign_in" },
  });
  const unoffered = { ...makeContext(db), isSmsEnabled: false };
  expect(await signIn(unoffered, { email: PHONE, password: PASSWORD })).toFail();
});

test("a code ends after ten minutes, five wrong tries, and with the next one", async () => {
  const first = await askForCode(nadia);
  expect(await verify(at(nadia, 10), first)).toEqual(ENDED);
  const second = await askForCode(nadia);
  if (first !== second) expect(await verify(nadia, first)).toEqual({ ok: false, failure: { code: "wrong_code" } });
  const wrong = second === "000000" ? "111111" : "000000";
  for (let tries = 0; tries < 5; tries += 1) await verify(nadia, wrong);
  expect(await verify(nadia, second)).toEqual(ENDED);
});

test("codes are limited per account and per number", async () => {
  for (let tries = 0; tries < 3; tries += 1) await askForCode(nadia);
  expect(await sendPhoneCode(nadia)).toFail("too_many_tries");
  expect(await sendPhoneCode(await account("omar@souk.example"))).toFail("too_many_tries");
});

test("a number is confirmed for one account at a time; another number has to be confirmed again", async () => {
  await verify(nadia, await askForCode(nadia));
  const omar = await account("omar@souk.example");
  const code = await askForCode(omar);
  expect(await verify(omar, code)).toFail("phone_taken");
  const typed = { first_name: "Nadia", last_name: "Haddad" };
  await updateProfile(nadia, profileInput.parse({ ...typed, phone: "+49 (30) 123456" }));
  expect(await sendPhoneCode(nadia)).toFail("phone_verified_already");
  await updateProfile(nadia, profileInput.parse({ ...typed, phone: "+49 30 654321" }));
  const rows = await db.select().from(customers).where(eq(customers.email, "nadia@souk.example"));
  expect(rows[0]).toMatchObject({ verifiedPhone: null, phoneVerifiedAt: null });
});

test("without a way to send text messages nothing is sent, and an invalid number is reported", async () => {
  expect(await sendPhoneCode({ ...nadia, isSmsEnabled: false })).toFail("not_found");
  expect(await sendPhoneCode(await account("a@souk.example", "12345"))).toFail("phone_unknown");
  expect(await sendPhoneCode(await account("b@souk.example", ""))).toFail("phone_missing");
});

test("a text message is sent once and its code forgotten; one that cannot leave is tried again, and not when it is of no use", async () => {
  await askForCode(nadia);
  const sent: string[] = [];
  const fail = () => Promise.reject(new Error("no gateway"));
  await sendTextMessages(nadia, fail);
  await sendTextMessages(nadia, async ({ recipient }) => void sent.push(recipient));
  expect(sent).toEqual([]);
  await sendTextMessages(at(nadia, 1), async ({ recipient }) => void sent.push(recipient));
  await sendTextMessages(at(nadia, 5), async ({ recipient }) => void sent.push(recipient));
  expect(sent).toEqual([PHONE]);
  expect((await db.select().from(textMessages))[0]).toMatchObject({ text: "", nextAttemptAt: null });
  await askForCode(nadia);
  await sendTextMessages(at(nadia, 20), async ({ recipient }) => void sent.push(recipient));
  expect(sent).toEqual([PHONE]);
});
