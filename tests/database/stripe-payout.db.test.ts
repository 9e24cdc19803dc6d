import { asc } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerTransactions } from "#db/schema/ledger.ts";
import { payouts } from "#db/schema/payout.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { changePayoutTerms } from "#domain/accounts/payout/change-terms.ts";
import { failPayout, markPayoutPaid } from "#domain/accounts/payout/end-payout.ts";
import { getPayoutBalance } from "#domain/accounts/payout/get-payout-balance.ts";
import { approvePayoutRun, createPayoutRun } from "#domain/accounts/payout/payout-run.ts";
import { requestPayout } from "#domain/accounts/payout/request-payout.ts";
import { sendPayouts } from "#domain/accounts/payout/send-payouts.ts";
import type { Context } from "#domain/context.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { createStripe } from "#integrations/payment/stripe/stripe.ts";
import { makeShop } from "../support/catalog.ts";
import { staffContext } from "../support/customers.ts";
import { FAKE_STRIPE_KEYS, openFakeStripe, signMessage } from "../support/fake-stripe.ts";
import { valueOf } from "../support/value-of.ts";
import { usd } from "../support/usd.ts";
import { openTestDatabase } from "./open-test-database.ts";

const { db } = await openTestDatabase();
const EARNED = 12_345;
let ctx: Context;
let shopId = 0;
let account = "";
const fake = await openFakeStripe();
beforeEach(async () => {
  fake.faults = [];
  fake.bank.setBalance(null);
  const now = () => new Date();
  const provider = await createStripe({ ...FAKE_STRIPE_KEYS, apiUrl: fake.apiUrl, now, timeoutMilliseconds: 700 });
  const made = await staffContext(db, ["payouts.manage"]);
  ctx = { ...made, log: { ...made.log, error: () => undefined }, providers: [provider] };
  shopId = await makeShop(db);
  account = fake.bank.connect();
  await postEntries(ctx, {
    kind: "correction",
    idempotencyKey: `earned:${shopId}`,
    entries: [
      { account: { kind: "shop_earning", shopId }, amount: usd(EARNED) },
      { account: { kind: "correction" }, amount: usd(-EARNED) },
    ],
  });
});
afterAll(() => fake.close());

/** A payout of everything to the shop's account at Stripe, approved and not sent. Returns its id. */
async function approved(reference = account): Promise<number> {
  const terms = { schedule: "" as const, minimum: "", reserve_percent: "", provider_account: reference };
  expect(await changePayoutTerms(ctx, shopId, terms)).toSucceed();
  const made = valueOf(await requestPayout(ctx, { shopId }, { amount: "" }));
  const run = valueOf(await createPayoutRun(ctx));
  expect(await approvePayoutRun(ctx, run)).toSucceed();
  return made;
}

const transfersTo = (destination: string) =>
  fake.bank.transfers().filter((transfer) => transfer.destination === destination);
const stateOf = async (id: number) => (await db.select().from(payouts)).find((payout) => payout.id === id)!;

/** One transfer of the amount at Stripe, booked once. */
async function expectPaidOnce(id: number): Promise<void> {
  const [sent, ...others] = transfersTo(account);
  expect([sent?.amount, others]).toEqual([EARNED, []]);
  expect(await stateOf(id)).toMatchObject({ status: "paid", providerReference: sent!.id });
  expect(await getPayoutBalance(ctx, { shopId })).toMatchObject({ balance: usd(0), held: usd(0), paid: usd(EARNED) });
  const booked = await db.select().from(ledgerTransactions).orderBy(asc(ledgerTransactions.id));
  expect(booked.filter(({ idempotencyKey }) => idempotencyKey === `payout:${id}:paid`)).toHaveLength(1);
  expect(await checkLedger(ctx)).toEqual([]);
}

describe("a payout through Stripe Connect", () => {
  test("is transferred to the shop's account and booked once, however often it is sent and reported", async () => {
    const id = await approved();
    await Promise.all([sendPayouts(ctx), sendPayouts(ctx)]);
    await expectPaidOnce(id);
    const [sent] = transfersTo(account);
    const { body, headers } = await signMessage({ kind: "transfer.created", object: sent! });
    for (let times = 0; times < 2; times += 1)
      expect(await handleWebhook(ctx, { provider: "stripe", body, headers: new Headers(headers) })).toSucceed();
    await sendPayouts(ctx);
    expect(await markPayoutPaid(ctx, id)).toFail("payout_decided");
    expect(await failPayout(ctx, id, "By hand")).toFail("payout_decided");
    await expectPaidOnce(id);
  });

  test.each(["late", 500, 429] as const)("is paid once after %s, on the same day and a day later", async (kind) => {
    const id = await approved();
    fake.faults = [{ path: /transfers$/, kind, times: 9 }];
    await sendPayouts(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "approved" });
    fake.faults = [];
    fake.forgetKeys();
    await sendPayouts(ctx);
    await sendPayouts(ctx);
    await expectPaidOnce(id);
  });

  test("whose answer was lost with its booking is found again when Stripe knows its key no longer", async () => {
    const id = await approved();
    const killed = { ...ctx, providers: ctx.providers.map((each) => dyingAfterTransfer(each)) };
    await sendPayouts(killed);
    expect(transfersTo(account)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: "approved" });
    fake.forgetKeys();
    await Promise.all([sendPayouts(ctx), sendPayouts(ctx)]);
    await expectPaidOnce(id);
  });

  test.each([
    ["an account that there is not", () => "acct_gone", /No such destination/],
    ["an account whose documents Stripe waits for", () => fake.bank.connect(false), /capabilities/],
  ])("to %s fails with Stripe's reason, and the amount is available again", async (_name, find, reason) => {
    const id = await approved(find());
    await sendPayouts(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "failed", reason: expect.stringMatching(reason) as string });
    expect(await getPayoutBalance(ctx, { shopId })).toMatchObject({ available: usd(EARNED), held: usd(0) });
    const again = await approved();
    await sendPayouts(ctx);
    await expectPaidOnce(again);
  });

  test("waits while the operator's balance at Stripe is too low", async () => {
    const id = await approved();
    fake.bank.setBalance(EARNED - 1);
    await sendPayouts(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "approved" });
    fake.bank.setBalance(EARNED);
    fake.forgetKeys();
    await sendPayouts(ctx);
    await expectPaidOnce(id);
  });

  test("that was reversed at Stripe before it was booked has failed", async () => {
    const id = await approved();
    await sendPayouts({ ...ctx, providers: ctx.providers.map((each) => dyingAfterTransfer(each)) });
    fake.bank.reverseTransfer(transfersTo(account)[0]!.id);
    await sendPayouts(ctx);
    expect(await stateOf(id)).toMatchObject({ status: "failed", reason: expect.stringMatching(/reversed/) as string });
    expect(transfersTo(account)).toHaveLength(1);
  });

  test("is not taken for one of another shop with the same number on the same Stripe account", async () => {
    const id = await approved();
    const other = fake.bank.connect();
    const key = `PO-${String(id).padStart(6, "0")}`;
    const { payouts: elsewhere } = ctx.providers[0]!;
    await elsewhere!.transfer({ transferKey: key, amount: usd(EARNED), destination: other });
    await sendPayouts(ctx);
    await expectPaidOnce(id);
    expect(transfersTo(other)).toHaveLength(1);
  });
});

/** The transfer is made, and the process ends before it is notified. */
const dyingAfterTransfer = (provider: Context["providers"][number]): Context["providers"][number] => ({
  ...provider,
  payouts: {
    async transfer(request) {
      await provider.payouts!.transfer(request);
      throw new Error("The process was killed");
    },
  },
});
