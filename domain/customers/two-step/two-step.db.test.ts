import { Secret, TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { sessions } from "#db/schema/session.ts";
import { recoveryCodes, signInChallenges, twoSteps } from "#db/schema/two-step.ts";
import type { Context } from "#domain/context.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { NADIA } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { changePassword } from "#domain/customers/password-change/change-password.ts";
import { deleteSignInMethods } from "#domain/customers/sign-in-method/delete-sign-in-methods.ts";
import { describeSignInMethods } from "#domain/customers/sign-in-method/describe-sign-in-methods.ts";
import { getOpenChallenge } from "#domain/customers/sign-in-challenge/get-open-challenge.ts";
import * as passwords from "#domain/customers/password/password.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import { completeSecondStep } from "#domain/customers/sign-in/complete-second-step.ts";
import { beginTwoStep } from "./begin-two-step.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { turnOffTwoStep } from "./turn-off-two-step.ts";
import { turnOnTwoStep } from "./turn-on-two-step.ts";

const { db } = await openTestDatabase();
const START = new Date("2026-11-20T10:00:00Z");
const ENDED = { ok: false, failure: { code: "sign_in_ended" } };
const WRONG = { ok: false, failure: { code: "wrong_code" } };

const at = (seconds: number) => makeContext(db, { now: new Date(START.getTime() + seconds * 1000) });
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: START.getTime() + seconds * 1000 });
const later = (ctx: Context, seconds: number): Context => ({ ...ctx, now: at(seconds).now });

const own = valueOf(await registerCustomer(at(0), NADIA)).ctx;
const { secret } = valueOf(await beginTwoStep(own));
const codes = valueOf(await turnOnTwoStep(own, { code: codeAt(0) }));

/** The context of a browser that has passed the password. */
async function afterPassword(seconds: number, from = at(seconds)): Promise<Context> {
  const signed = await signIn(from, NADIA);
  if (signed.ok || signed.failure.code !== "second_step") throw new Error("no second step was asked for");
  return { ...from, visitor: { ...from.visitor, challengeToken: signed.failure.challengeToken } };
}

describe("two-step sign-in", () => {
  test("stores the secret encrypted and the recovery codes hashed, and sends a mail", async () => {
    const kept = JSON.stringify([await db.select().from(twoSteps), await db.select().from(recoveryCodes)]);
    expect(kept).not.toContain(secret);
    for (const code of codes) expect(kept).not.toContain(code);
    expect(codes).toHaveLength(10);
    expect((await db.select().from(mails).orderBy(mails.id)).at(-1)).toMatchObject({ template: "way-in-changed" });
    expect(await beginTwoStep(own)).toFail("two_step_on_already");
  });

  test("has no effect until it is confirmed by a valid code", async () => {
    await deleteSignInMethods(own, own.visitor.customerId!);
    await beginTwoStep(own);
    expect(await turnOnTwoStep(own, { code: "000000" })).toEqual(WRONG);
    expect(await signIn(at(1), NADIA)).toSucceed();
  });

  test("gives no session for just the password, and a new token with the code", async () => {
    const guest = await beginSession(at(60));
    const before = await db.select().from(sessions);
    const waiting = await afterPassword(60, { ...at(60), visitor: guest.ctx.visitor });
    expect(await db.select().from(sessions)).toEqual(before);
    expect(await getOpenChallenge(waiting)).toMatchObject({ awaits: "code" });
    const entered = valueOf(await completeSecondStep(waiting, { code: codeAt(60) }));
    expect(entered.token).not.toBe(guest.token);
    expect(entered.ctx.visitor.customerId).toBe(own.visitor.customerId);
    expect(await completeSecondStep(waiting, { code: codes[0]! })).toEqual(ENDED);
  });

  test("accepts each code once, across sign-ins, and none of an older step", async () => {
    expect(await completeSecondStep(await afterPassword(90), { code: codeAt(90) })).toSucceed();
    expect(await completeSecondStep(await afterPassword(91), { code: codeAt(90) })).toEqual(WRONG);
    expect(await completeSecondStep(await afterPassword(92), { code: codeAt(60) })).toEqual(WRONG);
  });

  test("forgives a clock that is one step off, and no more", async () => {
    expect(await completeSecondStep(await afterPassword(300), { code: codeAt(240) })).toEqual(WRONG);
    expect(await completeSecondStep(await afterPassword(300), { code: codeAt(330) })).toSucceed();
  });

  test("lets only one of two concurrent sign-ins with the same code in", async () => {
    const waiting = [await afterPassword(90), await afterPassword(90)];
    const both = await Promise.all(waiting.map((each) => completeSecondStep(each, { code: codeAt(90) })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("accepts a recovery code once, however it is typed, and sends a mail", async () => {
    const typed = codes[3]!.toUpperCase().replace("-", " ");
    expect(await completeSecondStep(await afterPassword(60), { code: typed })).toSucceed();
    expect(await completeSecondStep(await afterPassword(61), { code: codes[3]! })).toEqual(WRONG);
    expect(await describeSignInMethods(own, own.visitor.customerId!)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(JSON.stringify(await db.select().from(mails))).toContain("A recovery code was used");
  });

  test("ends a sign-in after five wrong codes and after ten minutes", async () => {
    const waiting = await afterPassword(60);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await completeSecondStep(waiting, { code: "000000" })).toEqual(WRONG);
    expect(await completeSecondStep(waiting, { code: codeAt(60) })).toEqual(ENDED);
    const slow = await afterPassword(70);
    expect(await completeSecondStep(later(slow, 70 + 600), { code: codeAt(670) })).toEqual(ENDED);
    expect(await completeSecondStep(at(60), { code: codeAt(60) })).toEqual(ENDED);
  });

  test("is refused for a while after ten wrong codes, even with the password", async () => {
    for (let begun = 0; begun < 2; begun += 1) {
      const waiting = await afterPassword(60);
      for (let tries = 0; tries < 5; tries += 1) await completeSecondStep(waiting, { code: "000000" });
    }
    expect(await completeSecondStep(await afterPassword(60), { code: codeAt(60) })).toFail("too_many_tries");
  });

  test("is turned off with the password, and sign-ins that wait for it end", async () => {
    const waiting = await afterPassword(60);
    expect(await turnOffTwoStep(own, { password: "wrong" })).toEqual({
      ok: false,
      failure: { code: "wrong_password" },
    });
    expect(await turnOffTwoStep(own, { password: NADIA.password })).toEqual({ ok: true, value: null });
    expect(await completeSecondStep(waiting, { code: codeAt(60) })).toEqual(ENDED);
    expect(await signIn(at(70), NADIA)).toSucceed();
    expect(await db.select().from(recoveryCodes)).toEqual([]);
  });

  test("pending sign-ins end when the password changes", async () => {
    const waiting = await afterPassword(60);
    await changePassword(own, { current_password: NADIA.password, password: "another long password" });
    expect(await completeSecondStep(waiting, { code: codeAt(60) })).toEqual(ENDED);
  });

  test("gives new recovery codes for the password; the previous ones are void", async () => {
    expect(await renewRecoveryCodes(own, { password: "wrong" })).toFail();
    const made = valueOf(await renewRecoveryCodes(own, { password: NADIA.password }));
    expect(await completeSecondStep(await afterPassword(60), { code: codes[0]! })).toEqual(WRONG);
    expect(await completeSecondStep(await afterPassword(61), { code: made[0]! })).toSucceed();
  });

  test("does the same hashing whether the account is known, unknown, or known by a phone number", async () => {
    const hashed = vi.spyOn(passwords, "isPassword");
    const works: number[] = [];
    for (const email of [NADIA.email, "nobody@souk.example", "+4930123456"]) {
      hashed.mockClear();
      await signIn(at(60), { email, password: "wrong" });
      works.push(hashed.mock.calls.length);
    }
    hashed.mockRestore();
    expect(works).toEqual([1, 1, 1]);
    expect(await db.select().from(signInChallenges)).toEqual([]);
  });
});
