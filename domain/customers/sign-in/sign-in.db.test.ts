import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { sessions } from "#db/schema/session.ts";
import { isPageToken, makePageToken } from "#domain/customers/session/page-token.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import { signOut } from "#domain/customers/session/sign-out.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { NADIA } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { registerInput } from "#domain/customers/customer/customer.input.ts";
import { signIn } from "./sign-in.ts";

const { db } = await openTestDatabase();
const register = (settings = {}) => registerCustomer(makeContext(db, { settings }), NADIA);

describe("signing up", () => {
  test("makes the account, signs in and welcomes by mail", async () => {
    const entered = await register();
    expect(entered).toSucceed({ user: { email: NADIA.email, isStaff: false } });
    const stored = await db.select().from(customers).where(eq(customers.email, NADIA.email));
    expect(stored[0]!.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await db.select().from(mails))[0]).toMatchObject({ template: "welcome", recipient: NADIA.email });
  });

  test("is refused for an address that has an account", async () => {
    await register();
    expect(await register()).toEqual({ ok: false, failure: { code: "email_taken" } });
  });

  test("finds the same NADIA however the address was typed", () => {
    expect(registerInput.parse({ ...NADIA, email: "  Nadia@Souk.Example " }).email).toBe(NADIA.email);
  });

  test("wants the same password twice", () => {
    const parsed = registerInput.safeParse({ ...NADIA, password_confirmation: "another one" });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ["password_confirmation"] });
  });
});

describe("signing in", () => {
  test("gives the session a new token, and the previous one is void", async () => {
    await register();
    const guest = await beginSession(makeContext(db));
    const { ctx, token } = valueOf(await signIn(guest.ctx, NADIA));
    expect(token).not.toBe(guest.token);
    expect(ctx.visitor.sessionId).toBe(guest.ctx.visitor.sessionId);
    const rows = await db.select().from(sessions).where(eq(sessions.id, ctx.visitor.sessionId!));
    expect(rows[0]).toMatchObject({ tokenHash: ctx.hashToken(token), customerId: ctx.visitor.customerId });
    expect(isPageToken(ctx, makePageToken(guest.ctx))).toBe(false);
    expect(isPageToken(ctx, makePageToken(ctx))).toBe(true);
  });

  test("answers the same for an unknown address and for a wrong password", async () => {
    await register();
    const wrong = await signIn(makeContext(db), { email: NADIA.email, password: "wrong" });
    const unknown = await signIn(makeContext(db), { email: "nobody@souk.example", password: "wrong" });
    expect(wrong).toEqual({ ok: false, failure: { code: "wrong_sign_in" } });
    expect(unknown).toEqual(wrong);
  });

  test("is refused for a while after ten failed attempts for one account, even with the right password, from anywhere", async () => {
    await register();
    const now = new Date();
    const from = (address: string, at = now) => makeContext(db, { now: at, visitor: { address } });
    for (let index = 0; index < 10; index += 1)
      await signIn(from(`192.0.2.${index}`), { email: NADIA.email, password: "wrong" });
    const refused = await signIn(from("192.0.2.99"), NADIA);
    expect(refused).toFail("too_many_tries", { retryAfter: 15 * 60 });
    expect(await signIn(from("192.0.2.99", new Date(now.getTime() + 15 * 60_000)), NADIA)).toSucceed();
  });

  test("is refused for a network address after thirty failed attempts; successful ones do not count", async () => {
    await register();
    const ctx = makeContext(db, { settings: { signInTriesPerAddress: 3 } });
    for (let index = 0; index < 5; index += 1) expect(await signIn(ctx, NADIA)).toSucceed();
    for (let index = 0; index < 3; index += 1)
      await signIn(ctx, { email: `nobody${index}@souk.example`, password: "wrong" });
    expect(await signIn(ctx, NADIA)).toFail("too_many_tries");
  });

  test("does not exceed the limit with concurrent attempts", async () => {
    await register();
    const ctx = makeContext(db, { settings: { signInTriesPerAccount: 3 } });
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => signIn(ctx, { email: NADIA.email, password: "wrong" })),
    );
    expect(tries.filter((each) => !each.ok && each.failure.code === "wrong_sign_in")).toHaveLength(3);
  });
});

test("signing out ends the session and leaves a guest with a token of their own", async () => {
  const entered = valueOf(await register());
  const guest = await signOut(entered.ctx);
  expect(guest.visitor).toMatchObject({ sessionId: null, customerId: null });
  expect(isPageToken(guest, makePageToken(guest))).toBe(true);
  const left = (await db.execute(sql`select count(*)::int as count from sessions`)) as { rows: { count: number }[] };
  expect(left.rows[0]!.count).toBe(0);
});
