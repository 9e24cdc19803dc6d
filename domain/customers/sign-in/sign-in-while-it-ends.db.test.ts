import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { emailChanges } from "#db/schema/email-change.ts";
import { mails } from "#db/schema/mail.ts";
import { sessions } from "#db/schema/session.ts";
import { signInChallenges, twoSteps } from "#db/schema/two-step.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { signUpForm } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import * as passwords from "#domain/customers/password/password.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { requestEmailChange } from "#domain/customers/email/request-email-change.ts";
import { verifyEmail } from "#domain/customers/email/verify-email.ts";
import { signIn } from "./sign-in.ts";

const { db } = await openTestDatabase();
const EMAIL = "owner@souk.example";
const GUESSED = "what the attacker typed";

const attacker = valueOf(await registerCustomer(makeContext(db), signUpForm(EMAIL, GUESSED))).ctx;

/** The owner opens the link of the welcome while a password is being compared. */
async function ownerComesAmid(work: () => Promise<unknown>): Promise<unknown> {
  const compare = passwords.isPassword;
  const spy = vi.spyOn(passwords, "isPassword").mockImplementationOnce(async (...args) => {
    const isRight = await compare(...args);
    const [welcome] = await db.select().from(mails).where(eq(mails.template, "welcome"));
    const verified = await verifyEmail(makeContext(db), { code: String(welcome!.data.code) });
    expect(verified).toSucceed();
    return isRight;
  });
  const done = await work();
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
  return done;
}

const account = () => attacker.visitor.customerId!;

test("a sign-in in progress when all sign-in methods ended gets no session", async () => {
  const entered = await ownerComesAmid(() => signIn(makeContext(db), { email: EMAIL, password: GUESSED }));
  expect(entered).toFail("sign_in_ended");
  expect(await db.$count(sessions, eq(sessions.customerId, account()))).toBe(0);
});

test("nor does it wait for a second step", async () => {
  await db.insert(twoSteps).values({ customerId: account(), sealedSecret: "x", turnedOnAt: new Date() });
  await ownerComesAmid(() => signIn(makeContext(db), { email: EMAIL, password: GUESSED }));
  expect(await db.$count(signInChallenges)).toBe(0);
});

test("a change of address that was under way is not asked for", async () => {
  const change = { email: "eve@x.example", password: GUESSED };
  expect(await ownerComesAmid(() => requestEmailChange(attacker, change))).toFail("sign_in");
  expect(await db.$count(emailChanges)).toBe(0);
  expect((await db.select().from(customers))[0]!.email).toBe(EMAIL);
});
