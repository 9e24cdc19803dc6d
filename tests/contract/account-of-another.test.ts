import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { signUpForm } from "../support/customers.ts";
import { DEMO_PASSWORD, letStaffIn, STAFF } from "../e2e/accounts.ts";
import { linkTo } from "./mails.ts";
import { buy, openShop, PASSWORD } from "./open-shop.ts";

const shop = openShop({ change: letStaffIn, settings: { maximumUnpaidUnits: 10_000 } });
const OWN_PASSWORD = "what the owner of the address chose";

/** What `buy` writes into its orders. */
const VICTIM = "ada@example.com";
let squatter: Client;

async function register(email: string, more: object = {}): Promise<Client> {
  const client = shop.guest();
  expect((await client.post("register", { ...signUpForm(email, PASSWORD), ...more })).status).toBe(200);
  return client;
}

const logIn = (client: Client, email: string, password: string) => client.post("login", { email, password });
const countOrders = async (client: Client) => {
  const { body } = await client.get<{ purchases: { total: number } }>("user/order-list");
  return body.purchases.total;
};

/** A second step that only the test can pass. */
async function turnOnTwoStep(client: Client): Promise<void> {
  const begun = await client.post("user/two-step/begin");
  const secret = Object.values<unknown>(begun.body).find(
    (value) => typeof value === "string" && /^[A-Z2-7]{32}$/.test(value),
  ) as string;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await client.post("user/two-step/turn-on", { code })).status).toBe(200);
}

describe("someone who registers another person's address first", () => {
  beforeAll(async () => {
    await buy(shop.guest(), await shop.goods(1));
    squatter = await register(VICTIM);
    await turnOnTwoStep(squatter);
    await squatter.post("user/email-change", { email: "eve@x.example", password: PASSWORD });
  });

  test("gets nothing of theirs, and does not become staff", async () => {
    expect(await countOrders(squatter)).toBe(0);
    expect((await squatter.post("user/claim-orders")).status).toBe(409);
    const operator = shop.guest();
    expect((await logIn(operator, STAFF, DEMO_PASSWORD)).status).toBe(200);
    const invitation = { email: VICTIM, permissions: ["*"] };
    expect((await operator.post("admin/staff", invitation)).status).toBe(200);
    expect((await squatter.get("admin/staff")).status).toBe(404);
    const code = await linkTo(shop, VICTIM, "/admin/join/");
    expect((await squatter.post("user/join-staff", { code })).status).toBe(409);
    expect((await squatter.get("admin/staff")).status).toBe(404);
    const { body } = await operator.get<{ invitations: object[]; members: { email: string }[] }>("admin/staff");
    expect(body.invitations).toMatchObject([{ email: VICTIM }]);
    expect(body.members.map(({ email }) => email)).not.toContain(VICTIM);
    await expect.poll(async () => linkTo(shop, STAFF, "/admin/sta")).toBe("ff");
  });

  test("is locked out when its owner opens the link of the mail, even with a sign-in in progress", async () => {
    const code = await linkTo(shop, VICTIM, "/verify-email/");
    const tries = Array.from({ length: 8 }, async () => {
      const client = shop.guest();
      await logIn(client, VICTIM, PASSWORD);
      return client;
    });
    const owner = shop.guest();
    const verified = await owner.post<{ new_password: { email: string; code: string } }>("verify-email", { code });
    expect(verified).toMatchObject({ status: 200, body: { new_password: { email: VICTIM } } });
    for (const client of await Promise.all(tries)) expect((await client.get("user/sessions")).status).toBe(401);
    expect((await squatter.get("user/sessions")).status).toBe(401);
    expect((await logIn(shop.guest(), VICTIM, PASSWORD)).status).toBe(401);

    const change = await linkTo(shop, "eve@x.example", "/email-change/");
    expect((await shop.guest().post("confirm-email-change", { code: change })).status).toBe(409);

    const fresh = { ...verified.body.new_password, password: OWN_PASSWORD, password_confirmation: OWN_PASSWORD };
    expect((await owner.post("create-new-password", fresh)).status).toBe(200);
    const entered = await logIn(owner, VICTIM, OWN_PASSWORD);
    expect(entered).toMatchObject({ status: 200, body: { user: { is_email_verified: true } } });
    expect(await countOrders(owner)).toBe(1);
  });

  test("and its owner accepts the invitation, once", async () => {
    const owner = shop.guest();
    await logIn(owner, VICTIM, OWN_PASSWORD);
    const code = await linkTo(shop, VICTIM, "/admin/join/");
    expect((await owner.post("user/join-staff", { code })).status).toBe(200);
    expect((await owner.post("user/join-staff", { code })).status).toBe(409);
    expect((await (await shop.customer()).post("user/join-staff", { code })).status).toBe(409);
  });
});

test("an invited person without an account signs up by the link, which verifies the address", async () => {
  const email = "invited@example.com";
  const operator = shop.guest();
  await logIn(operator, STAFF, DEMO_PASSWORD);
  await operator.post("admin/staff", { email, permissions: ["orders.read"] });
  const code = await linkTo(shop, email, "/admin/join/");
  const other = await register("not-invited@example.com", { invitation: code });
  expect((await other.get<{ user: object }>("user/order-list")).status).toBe(200);
  expect((await other.post("user/join-staff", { code })).status).toBe(403);
  expect((await other.post("user/send-verification")).status).toBe(200);
  const invited = await register(email, { invitation: code });
  expect((await invited.post("user/send-verification")).status).toBe(409);
  expect((await invited.post("user/join-staff", { code })).status).toBe(200);
});
