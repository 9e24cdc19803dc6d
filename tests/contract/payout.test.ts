import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { shops } from "#db/schema/shop.ts";
import { letStaffIn, STAFF } from "../e2e/accounts.ts";
import type { Client } from "../support/client.ts";
import { openShop } from "./open-shop.ts";
import { insertRequestedPayouts } from "./payout-actions.ts";

type Own = {
  balance: Record<"balance" | "available" | "held" | "paid", { amount: number }>;
  bank_account: { number: string } | null;
  payouts: { data: { id: number; status: string; amount: { amount: number } }[] };
};

let operatorShops = 0;
const shop = openShop({
  change: async (db: Database) => {
    await letStaffIn(db);
    await insertRequestedPayouts(db);
    operatorShops = (await db.select().from(shops).where(eq(shops.isOperator, true))).length;
  },
});

const CALLS: ["get" | "post", string, object?][] = [
  ["get", "seller/payouts"],
  ["post", "seller/payouts", { amount: "1" }],
  ["post", "seller/payouts/1/cancel", {}],
  ["post", "seller/bank-account", { holder: "Ada L", country_code: "DE", iban: "DE89370400440532013000" }],
  ["post", "seller/bank-account/code", {}],
  ["post", "seller/bank-account/confirm", { code: "123456" }],
  ["get", "seller/statements"],
  ["get", "seller/statements/2026-01/statement.pdf"],
  ["get", "seller/income.csv?year=2026"],
];

test("payouts of a shop are its owner's: guests sign in, customers and staff find nothing", async () => {
  const customer = await shop.customer();
  const staff = await shop.signIn(STAFF);
  for (const [method, path, body] of CALLS) {
    const ask = async (client: Client) =>
      (method === "get" ? await client.get(path) : await client.post(path, body ?? {})).status;
    expect(await ask(shop.guest()), path).toBe(401);
    expect(await ask(customer), path).toBe(404);
    if (operatorShops === 0) expect(await ask(staff), path).toBe(404);
  }
});

test("a seller sees only their own payouts, and cannot cancel those of another shop", async () => {
  const seller = await shop.signIn("seller@souk.example");
  const { status, body } = await seller.get<Own>("seller/payouts?status=all");
  expect(status).toBe(200);
  expect(body.balance.held.amount).toBe(body.payouts.data.reduce((sum, { amount }) => sum + amount.amount, 0));
  const own = new Set(body.payouts.data.map(({ id }) => id));
  for (let id = 1; id <= 6; id += 1) {
    const { status: answer } = await seller.post(`seller/payouts/${id}/cancel`, {});
    expect(answer, String(id)).toBe(own.has(id) ? 200 : 404);
  }
});

test("a bank account is checked, masked, and nothing is paid before its code", async () => {
  const seller = await shop.signIn("seller@souk.example");
  const account = { holder: "Ada Lovelace", country_code: "DE", iban: "DE89370400440532013000" };
  const wrong = await seller.post("seller/bank-account", { ...account, iban: "DE00370400440532013000" });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { iban: [expect.any(String)] } } });
  expect((await seller.post("seller/bank-account", account)).status).toBe(200);
  const { body } = await seller.get<Own>("seller/payouts");
  expect(body.bank_account).toMatchObject({ number: "•••• 3000", state: "unconfirmed" });
  expect(JSON.stringify(body)).not.toContain(account.iban);
  expect((await seller.post("seller/bank-account/confirm", { code: "000000" })).status).not.toBe(200);
});
