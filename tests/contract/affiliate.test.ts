import { expect, test } from "vitest";
import { openShop } from "./open-shop.ts";

type Data = { status: string; code: string; clicks: number; sums: Record<string, { amount: number }> };

const shop = openShop();
const APPLICATION = { website: "", plan: "I write about lamps twice a week", is_agreed: true };

test("an affiliate's calls are for the signed-in customer who is one", async () => {
  const guest = shop.guest();
  const customer = await shop.customer();
  expect((await guest.get("affiliate/data")).status).toBe(401);
  expect((await customer.get("affiliate/data")).status).toBe(404);
  for (const [path, body] of [
    ["affiliate/register", APPLICATION],
    ["affiliate/withdraw", {}],
    ["affiliate/withdraw/1/cancel", {}],
    ["affiliate/bank-account", { holder: "Ada L", country_code: "DE", iban: "DE89370400440532013000" }],
    ["affiliate/bank-account/code", {}],
    ["affiliate/bank-account/confirm", { code: "123456" }],
  ] as const)
    expect((await guest.post(path, body)).status, path).toBe(401);
  expect((await customer.post("affiliate/withdraw", {})).status).toBe(404);
});

test("an application needs a plan, the agreement and a verified address", async () => {
  const customer = await shop.customer();
  const wrong = await customer.post("affiliate/register", { ...APPLICATION, plan: "short", is_agreed: false });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { plan: expect.anything() } } });
  expect((await customer.post("affiliate/register", APPLICATION)).status).toBe(409);
  const affiliate = shop.guest();
  await affiliate.post("login", { email: "shopper@souk.example", password: "souk-demo" });
  expect((await affiliate.post("affiliate/register", APPLICATION)).status).toBe(200);
  expect((await affiliate.post("affiliate/register", APPLICATION)).status).toBe(409);
  expect((await affiliate.get<Data>("affiliate/data")).body).toMatchObject({ status: "applied", clicks: 0 });
  expect((await affiliate.post("affiliate/withdraw", {})).status).toBe(404);
});

test("a click is remembered in a cookie, whatever is sent as a code", async () => {
  const guest = shop.guest();
  expect((await guest.post("affiliate/click", { referral_code: "nadias-finds" })).status).toBe(200);
  for (const code of ["", "<script>", "x".repeat(90), "\u0000"])
    expect((await guest.post("affiliate/click", { referral_code: code })).status).toBe(200);
});
