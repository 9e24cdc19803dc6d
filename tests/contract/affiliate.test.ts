import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#db/client.ts";
import { affiliates } from "#db/schema/affiliate.ts";
import { payouts } from "#db/schema/payout.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { holdPayout } from "#domain/accounts/payout/book-payout.ts";
import { moneyFromMinor, negate } from "#shared/money.ts";
import type { Client } from "../support/client.ts";
import { makeContext } from "../support/context.ts";
import { openShop } from "./open-shop.ts";
import { openOrderWorld, peopleTheShop, sendReturn, type OrderWorld } from "./order-world.ts";
import { insertShopPeople, type ShopPeople, signInShopPeople } from "./shop-people.ts";

type Data = { status: string; code: string; clicks: number; sums: Record<string, { amount: number }> };

/** Of a line: a tenth. */
const RATE_BASIS_POINTS = 1_000;
let payoutId = 0;

const shop = openShop({
  change: async (db) => {
    await peopleTheShop(db);
    await insertShopPeople(db);
    payoutId = await insertWithdrawal(db);
  },
});
let people: ShopPeople;
let world: OrderWorld;

beforeAll(async () => {
  people = await signInShopPeople(shop);
  world = await openOrderWorld(shop);
});

/** The affiliate earns a tenth, and has asked for five dollars that were earned before. */
async function insertWithdrawal(db: Database): Promise<number> {
  const [affiliate] = await db
    .update(affiliates)
    .set({ basisPoints: RATE_BASIS_POINTS })
    .where(eq(affiliates.code, "matrix-affiliate"))
    .returning();
  const { customerId } = affiliate!;
  const amount = moneyFromMinor(500, "USD");
  const entries = [
    { account: { kind: "affiliate_earning" as const, customerId }, amount },
    { account: { kind: "operator_affiliate" as const }, amount: negate(amount) },
  ];
  await postEntries(makeContext(db), { kind: "affiliate", idempotencyKey: "earned-before", entries });
  const destination = { holder: "Ada", countryCode: "GB", iban: "GB82WEST12345698765432", bic: "" };
  const values = { destination: { ...destination, accountNumber: "", bankCode: "" }, amountMinor: 500 };
  const [made] = await db
    .insert(payouts)
    .values({ ...values, customerId, method: "bank" })
    .returning();
  await holdPayout(makeContext(db), { id: made!.id, owner: { customerId }, amount });
  return made!.id;
}
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
  const affiliate = await shop.signIn("shopper@souk.example");
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

test("every affiliate call is open only to affiliates, and a withdrawal only to its owner", async () => {
  type Operations = Record<string, Record<string, object>>;
  const { body } = await shop.guest().get<{ paths: Operations }>("api/openapi.json");
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    path.startsWith("/affiliate/") && path !== "/affiliate/click"
      ? Object.keys(methods).map((method) => [method, path])
      : [],
  );
  expect(calls.length).toBeGreaterThan(6);
  /** What everyone may do who is signed in: apply, and have a bank account. */
  const isForAll = (path: string) => /register|bank-account/.test(path);
  const strangers: [string, Client][] = [
    ["customer", await shop.customer()],
    ["seller", people.owner],
    ["another seller", people.otherSeller],
    ["staff", people.clerk],
  ];
  const wrong: string[] = [];
  for (const [method, path] of calls) {
    const ask = async (client: Client) => {
      const filled = path!.replace("{id}", String(payoutId));
      return (method === "get" ? await client.get(filled) : await client.post(filled, {})).status;
    };
    // Where input is missing, it is named first.
    if (![401, 422].includes(await ask(shop.guest()))) wrong.push(`${path} as guest`);
    for (const [who, client] of strangers) {
      const status = await ask(client);
      if (isForAll(path!) ? ![404, 409, 422].includes(status) : status !== 404)
        wrong.push(`${path} as ${who}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect((await people.affiliate.post(`affiliate/withdraw/${payoutId}/cancel`, {})).status).toBe(200);
});

test("a link earns exactly its commission with delivery, and loses it with the refund", async () => {
  const { owner, shop: seller } = world.clients;
  const data = async () => (await people.affiliate.get<Data>("affiliate/data")).body;
  const before = await data();
  expect((await owner.post("affiliate/click", { referral_code: "matrix-affiliate" })).status).toBe(200);
  const { code, orderLineId } = await world.place("owner", "pending");
  const { body } = await seller.get(`seller/orders/${code}`);
  const goods = Number(/"sub_total":\{"amount":(\d+)/.exec(JSON.stringify(body))![1]);
  const commission = Math.round((goods * RATE_BASIS_POINTS) / 10_000);
  expect(commission).toBeGreaterThan(0);
  const grown = async () =>
    Object.entries((await data()).sums).flatMap(([name, { amount }]) => {
      const more = amount - before.sums[name]!.amount;
      return more === 0 ? [] : [[name, more]];
    });
  expect(await grown()).toEqual([["pending", commission]]);

  expect((await seller.post(`seller/orders/${code}/confirm`)).status).toBe(200);
  type Packed = { order: { parcels: { id: number }[] } };
  const packed = await seller.post<Packed>(`seller/orders/${code}/parcels`);
  for (const step of ["hand-over", "deliver"])
    expect((await seller.post(`seller/parcels/${packed.body.order.parcels[0]!.id}/${step}`)).status).toBe(200);
  expect(await grown()).toEqual([["locked", commission]]);

  const requested = await sendReturn(owner, { code, orderLineId });
  for (const [step, sent] of [
    ["approve", { instructions: "Send it to us." }],
    ["received", {}],
    ["refund", {}],
  ] as const)
    expect((await seller.post(`seller/returns/${requested.body.id}/${step}`, sent)).status, step).toBe(200);
  expect(await grown()).toEqual([["reversed", commission]]);
});
