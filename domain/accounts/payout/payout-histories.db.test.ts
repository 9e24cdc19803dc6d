import fc from "fast-check";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bankAccounts } from "#db/schema/bank-account.ts";
import { orders } from "#db/schema/order.ts";
import { payouts } from "#db/schema/payout.ts";
import type { Context } from "#domain/context.ts";
import { compareMoney, sumMoney, toMajorUnits, zero } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { ACCOUNT } from "#tests/support/payout-world.ts";
import { usd } from "#tests/support/usd.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { getBalanceOf } from "../ledger/get-balance-of.ts";
import { postEntries } from "../ledger/post-entries.ts";
import { findAccountSums } from "../ledger/find-account-sums.ts";
import { changePayoutTerms } from "./change-terms.ts";
import { cancelPayout, failPayout, markPayoutPaid, rejectPayout } from "./end-payout.ts";
import { getPayoutBalance } from "./get-payout-balance.ts";
import { approvePayoutRun, createPayoutRun, discardPayoutRun } from "./payout-run.ts";
import { requestPayout } from "./request-payout.ts";

const { db } = await openTestDatabase();
const DAY = 24 * 60 * 60_000;
const RUNS = 6;
const MAX_STEPS = 40;

const STEPS = [
  "sell",
  "lose",
  "request",
  "cancel",
  "reject",
  "run",
  "approve",
  "discard",
  "pay",
  "fail",
  "pass",
  "reserve",
] as const;
const step = fc.record({ kind: fc.constantFrom(...STEPS), size: fc.integer({ min: 1, max: 5_000 }) });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test("whatever happens, the ledger sums to zero and its entries explain every balance", async () => {
  const { lamp } = await makeGoods(db);
  const clock = { now: new Date() };
  const come = async (visitor: object): Promise<Context> => ({
    ...(await guestContext(db, { visitor })),
    now: () => clock.now,
  });
  const guest = await come({ customerId: await makeCustomer(db) });
  const permissions = ["payouts.manage"];
  const staff = await come({ customerId: await makeStaffMember(db, permissions), permissions });
  expect(await buy(guest, await fillCart(guest, [lamp, 1]))).toSucceed();
  const [order] = await db.select().from(orders);
  await advanceToDelivered(guest, order!.id);
  const { shopId, id: orderId } = order!;
  await db.insert(bankAccounts).values({ ...ACCOUNT, shopId, confirmedAt: clock.now });
  let count = 0;

  /** Earnings and their reversals, as sales and refunds book them. */
  async function book(kind: "earning" | "earning_reversed", minor: number): Promise<void> {
    count += 1;
    await postEntries(guest, {
      kind,
      idempotencyKey: `history:${count}`,
      cause: { orderId },
      entries: [
        { account: { kind: "shop_earning", shopId }, amount: usd(minor) },
        { account: { kind: "order_clearing" }, amount: usd(-minor) },
      ],
    });
  }

  async function take({ kind, size }: Step): Promise<void> {
    const rows = await db.select().from(payouts).where(eq(payouts.shopId, shopId));
    const id = rows.at(-1)?.id ?? 0;
    const runId = rows.at(-1)?.runId ?? 0;
    if (kind === "sell") await book("earning", size);
    else if (kind === "lose") await book("earning_reversed", -size);
    else if (kind === "request")
      await requestPayout(guest, { shopId }, { amount: size % 3 === 0 ? "" : toMajorUnits(usd(size)) });
    else if (kind === "cancel") await cancelPayout(guest, { shopId }, id);
    else if (kind === "reject") await rejectPayout(staff, id, "No");
    else if (kind === "run") await createPayoutRun(staff);
    else if (kind === "approve") await approvePayoutRun(staff, runId);
    else if (kind === "discard") await discardPayoutRun(staff, runId);
    else if (kind === "pay") await markPayoutPaid(staff, id);
    else if (kind === "fail") await failPayout(staff, id, "No such account");
    else if (kind === "pass") clock.now = new Date(clock.now.getTime() + (size % 20) * DAY);
    else {
      const terms = { schedule: "" as const, minimum: "", provider_account: "" };
      await changePayoutTerms(staff, shopId, { ...terms, reserve_percent: String(size % 60) });
    }
  }

  async function check(): Promise<void> {
    const rows = await db.select().from(payouts).where(eq(payouts.shopId, shopId));
    const sumOf = (...statuses: string[]) =>
      sumMoney(
        rows.filter(({ status }) => statuses.includes(status)).map(({ amountMinor }) => usd(amountMinor)),
        "USD",
      );
    const balance = await getPayoutBalance(guest, { shopId });
    expect(balance.held).toEqual(sumOf("requested", "approved"));
    expect(balance.paid).toEqual(sumOf("paid"));
    expect(balance.balance).toEqual(await getBalanceOf(guest, { kind: "shop_earning", shopId }, "USD"));
    expect(compareMoney(balance.available, zero("USD"))).toBeGreaterThanOrEqual(0);
    expect(compareMoney(balance.held, zero("USD"))).toBeGreaterThanOrEqual(0);
    expect(await checkLedger(guest)).toEqual([]);
    expect((await findAccountSums(guest)).difference.amount).toBe(0);
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: MAX_STEPS }), async (steps) => {
      for (const each of steps) await take(each);
      await check();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
