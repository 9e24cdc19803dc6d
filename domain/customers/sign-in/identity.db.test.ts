import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { emailChanges } from "#db/schema/email-change.ts";
import { identities } from "#db/schema/identity.ts";
import { mails } from "#db/schema/mail.ts";
import type { Context } from "#domain/context.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import { createOidcProvider } from "#integrations/oidc/oidc-provider.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { openIdentityProvider, TEST_CLIENT } from "#tests/support/identity-provider.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { signUpForm } from "#tests/support/customers.ts";
import { beginIdentity } from "#domain/customers/identity/begin-identity.ts";
import { disconnectIdentity } from "#domain/customers/sign-in-method/disconnect-identity.ts";
import { getOpenChallenge } from "#domain/customers/sign-in-challenge/get-open-challenge.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { connectIdentity } from "./connect-identity.ts";
import { finishIdentity } from "./finish-identity.ts";

const { db } = await openTestDatabase();
const provider = await openIdentityProvider();
afterAll(() => provider.close());

const EMAIL = "nadia@souk.example";
const PASSWORD = "a long password";
const PERSON = { sub: "42", email: EMAIL, email_verified: true, given_name: "Nadia", family_name: "Haddad" };

beforeEach(() => void (provider.next = { claims: PERSON }));

function guest(address = "192.0.2.1"): Context {
  const settings = { code: "test", name: "Test", issuer: provider.issuer, ...TEST_CLIENT };
  return { ...makeContext(db, { visitor: { address } }), identityProviders: [createOidcProvider(settings)] };
}

async function begin(ctx: Context) {
  const begun = valueOf(await beginIdentity(ctx, { provider: "test", redirect: "/cart" }));
  return { sealed: begun.sealed, address: provider.consent(begun.address) };
}

const come = async (ctx: Context) => (await finishIdentity(ctx, { provider: "test", ...(await begin(ctx)) })).outcome;

async function register({ isVerified = false } = {}): Promise<Context> {
  const entered = valueOf(await registerCustomer(guest(), signUpForm(EMAIL, PASSWORD)));
  if (isVerified) await db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.email, EMAIL));
  return entered.ctx;
}

describe("signing in at a provider", () => {
  test("makes an account with a confirmed address, and finds it again by the subject though the address changes", async () => {
    const first = await come(guest());
    expect(first).toSucceed({ kind: "entered", entered: { user: { email: EMAIL } } });
    expect((await db.select().from(customers))[0]).toMatchObject({ passwordHash: null, firstName: "Nadia" });
    provider.next = { claims: { ...PERSON, email: "moved@souk.example" } };
    expect(await come(guest())).toSucceed({ entered: { user: { email: EMAIL } } });
    expect(await db.select().from(customers)).toHaveLength(1);
  });

  test("welcomes new customers once, and asks for no confirmation of the address", async () => {
    await come(guest());
    await come(guest());
    expect(await db.select().from(mails)).toMatchObject([
      { template: "welcome", recipient: EMAIL, data: { name: "Nadia", code: null } },
    ]);
  });

  test("makes one account of two tabs that end at once", async () => {
    const ctx = guest();
    const begun = [await begin(ctx), await begin(ctx)];
    const outcomes = await Promise.all(begun.map((each) => finishIdentity(guest(), { provider: "test", ...each })));
    for (const { outcome } of outcomes) expect(outcome).toSucceed({ kind: "entered" });
    expect(await db.select().from(customers)).toHaveLength(1);
  });

  test("takes no address that its former owner can still take back", async () => {
    const owner = await register({ isVerified: true });
    await db.insert(emailChanges).values({
      customerId: owner.visitor.customerId!,
      oldEmail: EMAIL,
      newEmail: "moved@souk.example",
      codeHash: "code",
      undoHash: "undo",
      expiresAt: new Date(),
      confirmedAt: new Date(),
      createdAt: new Date(),
    });
    await db.update(customers).set({ email: "moved@souk.example" }).where(eq(customers.email, EMAIL));
    expect(await come(guest())).toSucceed({ kind: "password" });
    expect(await db.select().from(customers)).toHaveLength(1);
  });

  test("gives the guest's session a new token", async () => {
    const begun = await beginSession(guest());
    const outcome = await come(begun.ctx);
    if (!outcome.ok || outcome.value.kind !== "entered") throw new Error("not entered");
    expect(outcome.value.entered.token).not.toBe(begun.token);
    expect(outcome.value.entered.ctx.visitor.sessionId).toBe(begun.ctx.visitor.sessionId);
  });

  test("enters an account at once where both have confirmed the address", async () => {
    await register({ isVerified: true });
    expect(await come(guest())).toSucceed({ kind: "entered" });
    expect(await db.select().from(identities)).toHaveLength(1);
  });

  test.each([
    ["the account has not confirmed it", false, true],
    ["the provider has not confirmed it", true, false],
  ])("asks for the password where %s", async (_why, isVerified, isVouched) => {
    await register({ isVerified });
    provider.next = { claims: { ...PERSON, email_verified: isVouched } };
    const ctx = guest();
    const outcome = await come(ctx);
    if (!outcome.ok || outcome.value.kind !== "password") throw new Error("no password was asked for");
    const waiting = { ...ctx, visitor: { ...ctx.visitor, challengeToken: outcome.value.challengeToken } };
    expect(await getOpenChallenge(waiting)).toMatchObject({ awaits: "password", provider: "Test", email: EMAIL });
    expect(await connectIdentity(waiting, { password: "wrong" })).toFail("wrong_password");
    expect(await db.select().from(identities)).toHaveLength(0);
    expect(await connectIdentity(waiting, { password: PASSWORD })).toSucceed();
    expect(await db.select().from(identities)).toHaveLength(1);
    expect(await connectIdentity(waiting, { password: PASSWORD })).toFail("sign_in_ended");
  });

  test("never asks for the password of an account without one, and creates no second account", async () => {
    provider.next = { claims: { ...PERSON, email_verified: false } };
    expect(await come(guest())).toSucceed({ kind: "password" });
    expect(await db.select().from(customers)).toHaveLength(0);
  });

  test.each([
    ["another nonce", { nonce: "another" }, false],
    ["another issuer", { iss: "https://elsewhere.example" }, false],
    ["another audience", { aud: "another shop" }, false],
    ["one that has expired", { exp: 1_000_000 }, false],
    ["no subject", { sub: undefined }, false],
    ["a forged signature", {}, true],
  ])("refuses a token with %s", async (_what, claims, isForged) => {
    provider.next = { claims: { ...PERSON, ...claims }, isForged };
    expect(await come(guest())).toEqual({ ok: false, failure: { code: "identity_refused" } });
    expect(await db.select().from(customers)).toHaveLength(0);
  });

  test("refuses a wrong state, an answer that says no, and a code that was used", async () => {
    const ctx = guest();
    const { sealed, address } = await begin(ctx);
    const answer = (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      return finishIdentity(ctx, { provider: "test", sealed, address: url });
    };
    const refused = { outcome: { ok: false, failure: { code: "identity_refused" } } };
    expect(await answer((url) => url.searchParams.set("state", "another"))).toMatchObject(refused);
    expect(
      await answer((url) => (url.search = `?error=access_denied&state=${address.searchParams.get("state")}`)),
    ).toMatchObject(refused);
    expect(await answer(() => undefined)).toMatchObject({ outcome: { ok: true } });
    expect(await answer(() => undefined)).toMatchObject(refused);
  });

  test("refuses a browser that did not start it, one that took too long, and a different account than the one that started it", async () => {
    const ctx = guest();
    const { sealed, address } = await begin(ctx);
    const ended = { pending: null, outcome: { ok: false, failure: { code: "identity_ended" } } };
    const request = { provider: "test", address };
    expect(await finishIdentity(ctx, { ...request, sealed: "" })).toEqual(ended);
    expect(await finishIdentity(ctx, { ...request, sealed: `${sealed.slice(0, -2)}AA` })).toEqual(ended);
    const late = { ...ctx, now: () => new Date(Date.now() + 11 * 60_000) };
    expect(await finishIdentity(late, { ...request, sealed })).toEqual(ended);
    expect(await finishIdentity(await register(), { ...request, sealed })).toEqual(ended);
  });
});

describe("a connected account", () => {
  test("is connected by the signed-in customer, and belongs to only one", async () => {
    const nadia = await register();
    expect(await come(nadia)).toEqual({ ok: true, value: { kind: "connected" } });
    const other = valueOf(await registerCustomer(guest(), signUpForm("omar@souk.example", PASSWORD)));
    expect(await come(other.ctx)).toFail("identity_taken");
    const { id } = (await db.select().from(identities))[0]!;
    expect(await disconnectIdentity(other.ctx, id)).toFail("not_found");
    expect(await disconnectIdentity(nadia, id)).toEqual({ ok: true, value: null });
  });

  test("is not disconnected if it is the only sign-in method", async () => {
    const outcome = await come(guest());
    if (!outcome.ok || outcome.value.kind !== "entered") throw new Error("not entered");
    const { id } = (await db.select().from(identities))[0]!;
    expect(await disconnectIdentity(outcome.value.entered.ctx, id)).toFail("last_way_in");
  });
});
