import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { openShop, PASSWORD } from "./open-shop.ts";
import { linkTo } from "./mails.ts";

type Sessions = { sessions: { is_current: boolean; network_area: string }[]; token: string };

const NEW_PASSWORD = "another long and quiet sentence";
const shop = openShop({ environment: { LOG_LEVEL: "info" } });

const logIn = (client: Client, email: string, more: object = {}) =>
  client.post("login", { email, password: PASSWORD, ...more });
const cookieOf = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith("souk=")) ?? "";

describe("the calls of a password", () => {
  test("the link of a mail sets a new one, once", async () => {
    const customer = await shop.customer();
    const known = await shop.guest().post("reset-password", { email: customer.email });
    const unknown = await shop.guest().post("reset-password", { email: "nobody@example.com" });
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    const [email, code] = (await linkTo(shop, customer.email, "/reset/")).split("/");
    expect(email).toBe(customer.email);
    const screen = await shop.guest().page(`reset/${email}/${code}`);
    expect(screen.headers.get("Cache-Control")).toContain("no-store");
    expect(screen.html).toContain('name="password_confirmation"');

    const sent = { email, code, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const differing = await shop.guest().post("create-new-password", { ...sent, password_confirmation: "no" });
    expect(differing).toMatchObject({ status: 422, body: { errors: { password_confirmation: [expect.any(String)] } } });
    expect((await shop.guest().post("create-new-password", sent)).status).toBe(200);
    expect((await shop.guest().post("create-new-password", sent)).status).toBe(409);
    expect((await customer.get("user/sessions")).status).toBe(401);
    expect((await logIn(shop.guest(), customer.email)).status).toBe(401);
    expect((await logIn(shop.guest(), customer.email, { password: NEW_PASSWORD })).status).toBe(200);
    expect((await shop.guest().page(`reset/${email}/${code}`)).html).not.toContain('name="password_confirmation"');
  });

  test("changing it ends every other session and returns a new token and cookie", async () => {
    const customer = await shop.customer();
    const elsewhere = shop.guest();
    await logIn(elsewhere, customer.email);
    const before = { token: await customer.token(), cookie: customer.cookies() };
    const sent = { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const wrong = await customer.post("user/change-password", { ...sent, current_password: "wrong" });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { current_password: [expect.any(String)] } } });
    const changed = await customer.post<Sessions>("user/change-password", sent);
    expect(changed.status).toBe(200);
    expect(changed.body.token).not.toBe(before.token);
    expect(customer.cookies()).not.toBe(before.cookie);
    expect((await customer.get("user/sessions")).status).toBe(200);
    expect((await elsewhere.get("user/sessions")).status).toBe(401);
    expect((await shop.guest().post("user/change-password", sent)).status).toBe(401);
  });
});

describe("the calls of sessions", () => {
  test("list where the customer is signed in, and end all but this one", async () => {
    const customer = await shop.customer();
    const elsewhere = shop.guest();
    await logIn(elsewhere, customer.email);
    const { body } = await customer.get<Sessions>("user/sessions");
    expect(body.sessions.map((each) => each.is_current)).toEqual([true, false]);
    expect(body.sessions[0]!.network_area).toMatch(/^10\.\d+\.\d+\.x$/);
    expect(JSON.stringify(body)).not.toContain("token");
    const ended = await customer.post<Sessions>("user/end-other-sessions");
    expect(ended.body.sessions).toHaveLength(1);
    expect((await elsewhere.get("user/sessions")).status).toBe(401);
    expect((await shop.guest().post("user/end-other-sessions")).status).toBe(401);
  });

  test("the cookie outlives the browser only for customers who stay signed in", async () => {
    const { email } = await shop.customer();
    const short = await logIn(shop.guest(), email);
    const long = await logIn(shop.guest(), email, { stay_signed_in: true });
    expect(cookieOf(short.headers)).toMatch(/HttpOnly/);
    expect(cookieOf(short.headers)).not.toMatch(/Max-Age|Expires/i);
    expect(cookieOf(long.headers)).toMatch(/Max-Age=2592000/);
  });

  test("a session fixed before signing in is void after it", async () => {
    const { email } = await shop.customer();
    const guest = shop.guest();
    await guest.post("cart/acknowledge");
    const fixed = guest.cookies();
    await logIn(guest, email);
    const answered = await fetch(`${shop.server().url}/user/sessions`, { headers: { Cookie: fixed } });
    expect(answered.status).toBe(401);
  });
});

describe("the calls that confirm an e-mail address", () => {
  test("confirm it by the link of the welcome in the account's session, and end every other one", async () => {
    const customer = await shop.customer();
    const elsewhere = shop.guest();
    await logIn(elsewhere, customer.email);
    const code = await linkTo(shop, customer.email, "/verify-email/");
    expect((await customer.post("verify-email", { code: "wrong" })).status).toBe(409);
    expect((await customer.page(`verify-email/${code}`)).html).toContain("Confirm my email address");
    expect((await customer.post("user/send-verification")).status).toBe(200);
    const verified = await customer.post("verify-email", { code });
    expect(verified).toMatchObject({ status: 200, body: { new_password: null } });
    expect((await customer.post("user/send-verification")).status).toBe(409);
    expect((await shop.guest().post("user/send-verification")).status).toBe(401);
    expect((await elsewhere.get("user/sessions")).status).toBe(401);
    const signedIn = await logIn(shop.guest(), customer.email);
    expect(signedIn.body).toMatchObject({ user: { is_email_verified: true } });
  });

  test("confirm it for anyone who opens the link elsewhere, who sets a password that replaces the first one", async () => {
    const squatter = await shop.customer();
    const { email } = squatter;
    const code = await linkTo(shop, email, "/verify-email/");
    const screen = await shop.guest().page(`verify-email/${code}`);
    expect(screen.html).toContain("Sign in to confirm");
    expect(screen.html).toContain("Confirm and set a new password");
    const verified = await shop
      .guest()
      .post<{ new_password: { email: string; code: string } }>("verify-email", { code });
    expect(verified).toMatchObject({ status: 200, body: { new_password: { email } } });
    expect((await squatter.get("user/sessions")).status).toBe(401);
    expect((await logIn(shop.guest(), email)).status).toBe(401);
    expect((await shop.guest().post("verify-email", { code })).body).toMatchObject({ new_password: null });
    const fresh = { ...verified.body.new_password, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect((await shop.guest().post("create-new-password", fresh)).status).toBe(200);
    expect((await logIn(shop.guest(), email, { password: NEW_PASSWORD })).status).toBe(200);
  });

  test("the codes of links are not written into the log", async () => {
    await expect.poll(() => shop.server().output()).toContain('"/verify-email/[redacted]"');
    expect(shop.server().output()).not.toMatch(/\/(reset|verify-email)\/(?!\[redacted\])/);
  });
});
