import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { beginChallenge } from "#domain/customers/sign-in-challenge/begin-challenge.ts";
import { customers } from "#db/schema/customer.ts";
import { customerDevices } from "#db/schema/customer-device.ts";
import { emailChanges } from "#db/schema/email-change.ts";
import { identities } from "#db/schema/identity.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { passkeys } from "#db/schema/passkey.ts";
import { purchases } from "#db/schema/purchase.ts";
import { sessions } from "#db/schema/session.ts";
import { signInChallenges, twoSteps } from "#db/schema/two-step.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, signUpForm } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { createNewPassword } from "#domain/customers/password-change/create-new-password.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { requestPasswordReset } from "#domain/customers/password-change/request-password-reset.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import type { Context } from "../../context.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { getVerification, verifyEmail } from "./verify-email.ts";

const { db } = await openTestDatabase();
const EMAIL = "owner@souk.example";
const GUESSED = "what the attacker typed";
const OWN = "what the owner chose";
const { lamp } = await makeGoods(db);

/** Anyone who typed the address first. */
/** What the owner of the address bought without an account. */

const shopper = await guestContext(db);
const trxId = await fillCart(shopper, [lamp, 1]);
await buy(shopper, trxId, "cash_on_delivery", { email: EMAIL });
const attacker = await enter(registerCustomer(await guestContext(db), signUpForm(EMAIL, GUESSED)));
const attackerId = attacker.visitor.customerId!;

async function enter(entering: ReturnType<typeof signIn> | ReturnType<typeof registerCustomer>): Promise<Context> {
  return valueOf(await entering).ctx;
}

const guest = () => makeContext(db);
const as = (customerId: number) => makeContext(db, { visitor: { customerId } });

/** Everything by which someone who has a session can get in again. */
async function plant(): Promise<void> {
  const customerId = attackerId;
  await db.insert(passkeys).values({
    customerId,
    credentialId: "a-key",
    publicKey: "cG9zdA",
    counter: 0,
    transports: [],
    name: "Eve's",
  });
  await db.insert(twoSteps).values({ customerId, sealedSecret: "sealed", turnedOnAt: new Date() });
  await db
    .insert(identities)
    .values({ customerId, provider: "test", issuer: "i", subject: "s", email: "eve@x.example" });
  await db
    .update(customers)
    .set({ verifiedPhone: "+4915127788990", phoneVerifiedAt: new Date() })
    .where(eq(customers.id, customerId));
  await beginChallenge(attacker, { awaits: "code", customerId, identity: null, isKept: true });
  await requestEmailChange(attacker, { email: "eve@x.example", password: GUESSED });
}

const ofAccount = (table: { customerId: typeof customerDevices.customerId }) => eq(table.customerId, attackerId);

/** What is left of it. */
async function findPlanted(): Promise<Record<string, number>> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, attackerId));
  const open = (await db.select().from(emailChanges)).filter(({ endedAt, confirmedAt }) => !endedAt && !confirmedAt);
  return {
    passkeys: await db.$count(passkeys),
    twoSteps: await db.$count(twoSteps),
    identities: await db.$count(identities),
    challenges: await db.$count(signInChallenges),
    devices: await db.$count(customerDevices, ofAccount(customerDevices as never)),
    phones: customer!.verifiedPhone === null ? 0 : 1,
    changes: open.length,
    sessions: await db.$count(sessions, eq(sessions.customerId, attackerId)),
  };
}

const NOTHING = {
  passkeys: 0,
  twoSteps: 0,
  identities: 0,
  challenges: 0,
  devices: 0,
  phones: 0,
  changes: 0,
  sessions: 0,
};

async function dataOf(template: string): Promise<Record<string, unknown>> {
  const written = await db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.id);
  return (written.at(-1)?.data ?? {}) as Record<string, unknown>;
}

async function reset(): Promise<Awaited<ReturnType<typeof createNewPassword>>> {
  const later: (() => unknown)[] = [];
  const asking: Context = { ...guest(), afterCommit: (work) => void later.push(() => work(guest())) };
  await requestPasswordReset(asking, { email: EMAIL });
  for (const work of later) await work();
  return createNewPassword(guest(), {
    email: EMAIL,
    code: String((await dataOf("reset-password")).code),
    password: OWN,
  });
}

const ownerOf = async () => (await db.select().from(purchases).where(eq(purchases.trxId, trxId)))[0]!.customerId;

describe("sign-in methods added before the owner of the address came are removed", () => {
  test("after a reset through the mail of an address that was never verified, and the mail says so", async () => {
    await plant();
    expect(await findPlanted()).not.toMatchObject({ passkeys: 0, twoSteps: 0, identities: 0 });
    expect(await reset()).toEqual({ ok: true, value: { isFirstProof: true } });
    expect(await findPlanted()).toEqual(NOTHING);
    expect((await dataOf("password-changed")).sentence).toMatch(/every other way to sign in was removed/);
    const received = await db.select().from(notifications).where(eq(notifications.topic, "security"));
    expect(received.some(({ message }) => /every other way to sign in was removed/.test(message))).toBe(true);
    expect(await signIn(guest(), { email: EMAIL, password: GUESSED })).toFail();
    expect(await signIn(guest(), { email: EMAIL, password: OWN })).toSucceed();
  });

  test("after the link of the first mail, opened while signed out: the password is removed, too", async () => {
    await plant();
    const verified = await verifyEmail(guest(), { code: String((await dataOf("welcome")).code) });
    expect(await findPlanted()).toEqual(NOTHING);
    expect(await signIn(guest(), { email: EMAIL, password: GUESSED })).toFail();
    expect((await dataOf("way-in-changed")).message).toMatch(/every other way to sign in was removed/);
    if (!verified.ok || !verified.value.newPassword) throw new Error("no form for a new password");
    expect(await createNewPassword(guest(), { ...verified.value.newPassword, password: OWN })).toSucceed();
    expect(await signIn(guest(), { email: EMAIL, password: OWN })).toSucceed();
  });

  test("after it was opened in a session of another account, which goes on", async () => {
    await plant();
    const other = await enter(registerCustomer(await guestContext(db), signUpForm("other@souk.example", OWN)));
    const welcome = await db.select().from(mails).where(eq(mails.recipient, EMAIL)).orderBy(mails.id);
    const { code } = welcome.find(({ template }) => template === "welcome")!.data as { code: string };
    expect(await getVerification(other, code)).toEqual({ isOwnSession: false });
    expect(await verifyEmail(other, { code })).toMatchObject({ value: { newPassword: { email: EMAIL } } });
    expect(await findPlanted()).toEqual(NOTHING);
    expect(await db.$count(sessions, eq(sessions.customerId, other.visitor.customerId!))).toBe(1);
  });

  test("after it was opened in the account's own session, which keeps itself and its password", async () => {
    await plant();
    await db.insert(sessions).values({
      tokenHash: "elsewhere",
      customerId: attackerId,
      lastSeenAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    const code = String((await dataOf("welcome")).code);
    expect(await getVerification(attacker, code)).toEqual({ isOwnSession: true });
    expect(await verifyEmail(attacker, { code })).toEqual({
      ok: true,
      value: { newPassword: null, hasEndedOthers: true },
    });
    expect(await findPlanted()).toEqual({ ...NOTHING, sessions: 1 });
    expect(await signIn(guest(), { email: EMAIL, password: GUESSED })).toSucceed();
  });

  test("and nothing is mentioned if there was nothing to end", async () => {
    const before = await db.$count(mails);
    expect(await verifyEmail(attacker, { code: String((await dataOf("welcome")).code) })).toEqual({
      ok: true,
      value: { newPassword: null, hasEndedOthers: false },
    });
    expect(await db.$count(mails, eq(mails.template, "way-in-changed"))).toBe(0);
    expect(await db.$count(mails)).toBe(before);
  });
});

test("a reset of a verified address leaves passkeys, connected accounts and the second step, names them, and ends the rest", async () => {
  await db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, attackerId));
  await plant();
  expect(await reset()).toEqual({ ok: true, value: { isFirstProof: false } });
  expect(await findPlanted()).toEqual({ ...NOTHING, passkeys: 1, identities: 1, twoSteps: 1, phones: 1 });
  expect((await dataOf("password-changed")).sentence).toMatch(/passkeys and connected accounts still work/);
});

describe("guest orders come along", () => {
  test("with a link that was opened in a session of the account", async () => {
    await verifyEmail(attacker, { code: String((await dataOf("welcome")).code) });
    expect(await ownerOf()).toBe(attackerId);
  });

  test("not with a link that was opened anywhere else, until its reader has set the password", async () => {
    const verified = await verifyEmail(guest(), { code: String((await dataOf("welcome")).code) });
    expect(await ownerOf()).toBeNull();
    expect(await signIn(guest(), { email: EMAIL, password: GUESSED })).toFail();
    expect(await ownerOf()).toBeNull();
    if (!verified.ok || !verified.value.newPassword) throw new Error("no form for a new password");
    await createNewPassword(guest(), { ...verified.value.newPassword, password: OWN });
    expect(await ownerOf()).toBe(attackerId);
  });

  test("with a password that was set through a mail", async () => {
    await reset();
    expect(await ownerOf()).toBe(attackerId);
  });

  test("not to an account that only asks for the address, though its reader opens the link", async () => {
    const mallory = await enter(registerCustomer(await guestContext(db), signUpForm("mallory@x.example", GUESSED)));
    await db.delete(customers).where(eq(customers.id, attackerId));
    await requestEmailChange(mallory, { email: EMAIL, password: GUESSED });
    const code = String((await dataOf("confirm-email-change")).code);
    expect(await confirmEmailChange(guest(), { code })).toFail("sign_in");
    const otherId = await makeCustomer(db, { firstName: "Ada", lastName: "Other" });
    expect(await confirmEmailChange(as(otherId), { code })).toFail("link_other_account");
    expect(await ownerOf()).toBeNull();
    expect(await confirmEmailChange(mallory, { code })).toSucceed();
  });
});
