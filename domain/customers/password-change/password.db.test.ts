import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { customerCodes } from "#db/schema/customer-code.ts";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { sessions } from "#db/schema/session.ts";
import type { Context } from "#domain/context.ts";
import { endOtherSessions } from "#domain/customers/session/end-other-sessions.ts";
import { findOwnSessions } from "#domain/customers/session/find-own-sessions.ts";
import { findSession } from "#domain/customers/session/find-session.ts";
import { type ContextOptions, makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { NADIA } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { deleteExpiredCodes } from "#domain/customers/email/issue-code.ts";
import * as passwords from "#domain/customers/password/password.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { sendVerification } from "#domain/customers/email/send-verification.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import { verifyEmail } from "#domain/customers/email/verify-email.ts";
import { changePassword } from "./change-password.ts";
import { createNewPassword, isResetLinkOpen } from "./create-new-password.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const { db } = await openTestDatabase();
const START = new Date("2026-11-20T10:00:00Z");
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const NEW_PASSWORD = "another long password";
const LINK_ENDED = { ok: false, failure: { code: "link_ended" } };

const ctx = await enter(registerCustomer(contextAt(0), NADIA));

/** `later` holds what is done after the answer. */
function contextAt(minutes: number, options: ContextOptions = {}): Context & { later: (() => unknown)[] } {
  const later: (() => unknown)[] = [];
  const made = makeContext(db, { now: minutesLater(minutes), ...options });
  return { ...made, later, afterCommit: (work) => void later.push(() => work(made)) };
}

async function enter(entering: ReturnType<typeof signIn> | ReturnType<typeof registerCustomer>): Promise<Context> {
  return valueOf(await entering).ctx;
}

async function codeOf(template: string): Promise<string> {
  const sent = await db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.id);
  return String(sent.at(-1)?.data.code);
}

async function askForReset(minutes: number, email = NADIA.email): Promise<string> {
  const asking = contextAt(minutes);
  expect(await requestPasswordReset(asking, { email })).toEqual({ ok: true, value: null });
  for (const work of asking.later) await work();
  return codeOf("reset-password");
}

const create = (minutes: number, code: string, email = NADIA.email) =>
  createNewPassword(contextAt(minutes), { email, code, password: NEW_PASSWORD });
const countSessions = async () => (await db.select().from(sessions)).length;

describe("asking for a new password", () => {
  test("sends a link to an address that has an account; the code is kept hashed", async () => {
    const code = await askForReset(0);
    const stored = await db.select().from(customerCodes).where(eq(customerCodes.kind, "reset_password"));
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored[0]!.expiresAt).toEqual(minutesLater(60));
    expect(await isResetLinkOpen(contextAt(59), { email: NADIA.email, code })).toBe(true);
    expect(await isResetLinkOpen(contextAt(61), { email: NADIA.email, code })).toBe(false);
    expect(await isResetLinkOpen(contextAt(0), { email: "else@souk.example", code })).toBe(false);
  });

  test("does the same work before the response with or without an account, and sends nothing to unknown addresses", async () => {
    const before = (await db.select().from(mails)).length;
    const known = contextAt(0);
    const unknown = contextAt(0);
    const answers = [
      await requestPasswordReset(known, { email: NADIA.email }),
      await requestPasswordReset(unknown, { email: "nobody@souk.example" }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(known.later).toHaveLength(1);
    expect(unknown.later).toHaveLength(1);
    expect(await db.select().from(mails)).toHaveLength(before);
    for (const work of unknown.later) await work();
    expect(await db.select().from(mails)).toHaveLength(before);
  });

  test("is limited per account, known or not", async () => {
    for (const email of [NADIA.email, "nobody@souk.example"]) {
      for (let tries = 0; tries < 3; tries += 1)
        expect((await requestPasswordReset(contextAt(0), { email })).ok).toBe(true);
      expect(await requestPasswordReset(contextAt(0), { email })).toFail("too_many_tries");
    }
  });
});

describe("the code of the link", () => {
  test("sets a password once, ends every session and notifies the customer", async () => {
    const [code, other] = [await askForReset(0), await askForReset(1)];
    expect(await countSessions()).toBe(1);
    expect(await create(2, code)).toEqual({ ok: true, value: { isFirstProof: true } });
    expect(await countSessions()).toBe(0);
    expect(await create(2, code)).toEqual(LINK_ENDED);
    expect(await create(2, other)).toEqual(LINK_ENDED);
    expect(await signIn(contextAt(3), NADIA)).toFail("wrong_sign_in");
    expect(await signIn(contextAt(3), { ...NADIA, password: NEW_PASSWORD })).toSucceed();
    expect((await db.select().from(notifications))[0]).toMatchObject({ topic: "security" });
    expect(await db.select().from(mails).where(eq(mails.template, "password-changed"))).toHaveLength(1);
    expect((await db.select().from(customers))[0]!.emailVerifiedAt).not.toBeNull();
  });

  test("succeeds for only one of two concurrent uses", async () => {
    const code = await askForReset(0);
    const both = await Promise.all([create(1, code), create(1, code)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is valid for 60 minutes, only for its own address", async () => {
    const code = await askForReset(0);
    expect(await create(60, code)).toEqual(LINK_ENDED);
    expect(await create(1, code, "else@souk.example")).toEqual(LINK_ENDED);
    expect(await verifyEmail(contextAt(1), { code })).toEqual(LINK_ENDED);
    expect(await create(1, await codeOf("welcome"))).toEqual(LINK_ENDED);
  });

  test("is deleted when it has expired", async () => {
    await askForReset(0);
    await deleteExpiredCodes(contextAt(61));
    expect((await db.select().from(customerCodes)).map(({ kind }) => kind)).toEqual(["verify_email"]);
  });

  test("costs the same hashing whether the address is known, unknown or the code wrong", async () => {
    const code = await askForReset(0);
    const hash = vi.spyOn(passwords, "hashPassword");
    const works: number[] = [];
    for (const [email, tried] of [
      ["nobody@souk.example", "wrong"],
      [NADIA.email, "wrong"],
      [NADIA.email, code],
    ] as const) {
      hash.mockClear();
      await create(1, tried, email);
      works.push(hash.mock.calls.length);
    }
    hash.mockRestore();
    expect(works).toEqual([1, 1, 1]);
  });

  test("unlocks an account that was locked by failed attempts", async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await signIn(contextAt(0, { visitor: { address: `192.0.2.${tries}` } }), { ...NADIA, password: "wrong" });
    await create(1, await askForReset(1));
    expect(await signIn(contextAt(2), { ...NADIA, password: NEW_PASSWORD })).toSucceed();
  });
});

describe("changing the password", () => {
  const change = (by: Context, current_password = NADIA.password) =>
    changePassword(by, { current_password, password: NEW_PASSWORD });

  test("needs the current one, ends every other session and renews this one", async () => {
    const elsewhere = await enter(signIn(contextAt(0), NADIA));
    expect(await change(ctx, "wrong")).toEqual({ ok: false, failure: { code: "wrong_password" } });
    const { ctx: renewed, token } = valueOf(await change(ctx));
    expect(await findSession(ctx, elsewhere.visitor.sessionKey!, "")).toBeNull();
    expect(await findSession(ctx, ctx.visitor.sessionKey!, "")).toBeNull();
    expect(renewed.visitor.sessionKey).toBe(ctx.hashToken(token));
    expect(await findSession(ctx, ctx.hashToken(token), "")).toMatchObject({ id: ctx.visitor.sessionId });
    expect(await signIn(contextAt(1), { ...NADIA, password: NEW_PASSWORD })).toSucceed();
  });

  test("voids earlier links", async () => {
    const code = await askForReset(0);
    await change(ctx);
    expect(await create(1, code)).toEqual(LINK_ENDED);
  });

  test("is refused for guests, and for a while after ten failed attempts", async () => {
    expect(await change(contextAt(0))).toFail("sign_in");
    for (let tries = 0; tries < 10; tries += 1) await change(ctx, "wrong");
    expect(await change(ctx)).toFail("too_many_tries");
  });
});

describe("confirming the e-mail address", () => {
  test("works by the link of the welcome, also when that is opened twice", async () => {
    const code = await codeOf("welcome");
    expect((await db.select().from(customers))[0]!.emailVerifiedAt).toBeNull();
    const verified = { ok: true, value: { newPassword: null, hasEndedOthers: false } };
    const { visitor } = ctx;
    expect(await verifyEmail(contextAt(1, { visitor }), { code })).toEqual(verified);
    expect(await verifyEmail(contextAt(2, { visitor }), { code })).toEqual(verified);
    expect(await verifyEmail(contextAt(3), { code })).toEqual(verified);
    expect((await db.select().from(customers))[0]!.emailVerifiedAt).toEqual(minutesLater(1));
    expect(await sendVerification(ctx)).toFail("email_verified_already");
  });

  test("is refused after a week, with a wrong code, and for an address that is no longer the customer's", async () => {
    const code = await codeOf("welcome");
    expect(await verifyEmail(contextAt(7 * 24 * 60), { code })).toEqual(LINK_ENDED);
    expect(await verifyEmail(contextAt(1), { code: "wrong" })).toEqual(LINK_ENDED);
    await db.update(customers).set({ email: "moved@souk.example" });
    expect(await verifyEmail(contextAt(1), { code })).toEqual(LINK_ENDED);
    expect((await db.select().from(customers))[0]!.emailVerifiedAt).toBeNull();
  });

  test("can be sent again, three times in a while", async () => {
    for (let tries = 0; tries < 3; tries += 1) expect((await sendVerification(ctx)).ok).toBe(true);
    expect(await sendVerification(ctx)).toFail("too_many_tries");
    expect(await verifyEmail(contextAt(1), { code: await codeOf("verify-email") })).toSucceed();
    expect(await sendVerification(contextAt(0))).toFail("sign_in");
  });
});

describe("sessions", () => {
  test("last for 24 hours, or for 30 days from each visit where the customer stays signed in", async () => {
    const short = await enter(signIn(contextAt(0), NADIA));
    const long = await enter(signIn(contextAt(0), { ...NADIA, stay_signed_in: true }));
    const at = (hours: number, { visitor }: Context) => findSession(contextAt(hours * 60), visitor.sessionKey!, "");
    expect(await at(23, short)).toMatchObject({ isProlonged: false });
    expect(await at(24, short)).toBeNull();
    expect(await at(29 * 24, long)).toMatchObject({ isProlonged: true });
    expect(await at(58 * 24, long)).not.toBeNull();
  });

  test("are listed with device and network, and all but this one can be ended", async () => {
    const phone = { userAgent: "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0", address: "198.51.100.7" };
    const elsewhere = await enter(signIn(contextAt(5, { visitor: phone }), NADIA));
    const found = await findOwnSessions(ctx);
    expect(found).toSucceed([
      { id: ctx.visitor.sessionId, isCurrent: true },
      { browser: "Firefox", system: "Android", networkArea: "198.51.100.x", isCurrent: false },
    ]);
    expect(await endOtherSessions(ctx)).toEqual({ ok: true, value: 1 });
    expect(await findSession(ctx, elsewhere.visitor.sessionKey!, "")).toBeNull();
    expect(await findSession(ctx, ctx.visitor.sessionKey!, "")).not.toBeNull();
    expect(await findOwnSessions(contextAt(0))).toFail("sign_in");
  });

  test("on a new device are reported by mail once, except the first one of all", async () => {
    const countMails = async () => (await db.select().from(mails).where(eq(mails.template, "new-sign-in"))).length;
    await signIn(contextAt(1), NADIA);
    expect(await countMails()).toBe(0);
    const phone = { visitor: { userAgent: "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0", address: "198.51.100.7" } };
    await signIn(contextAt(2, phone), NADIA);
    await signIn(contextAt(3, phone), NADIA);
    expect(await countMails()).toBe(1);
  });
});
