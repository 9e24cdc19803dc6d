import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { bankAccounts } from "#db/schema/bank-account.ts";
import { orders } from "#db/schema/order.ts";
import { payouts } from "#db/schema/payout.ts";
import type { Context } from "#domain/context.ts";
import type { PayoutProvider } from "#domain/payment/provider/payout-provider.ts";
import { toMajorUnits } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { makeBank } from "#tests/support/money-world.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { ACCOUNT } from "#tests/support/payout-world.ts";
import { usd } from "#tests/support/usd.ts";
import { checkLedger } from "../ledger/check-ledger.ts";
import { findAccountSums } from "../ledger/find-account-sums.ts";
import { changePayoutTerms } from "./change-terms.ts";
import { cancelPayout, failPayout, markPayoutPaid, rejectPayout } from "./end-payout.ts";
import { getPaymentFile } from "./get-payment-file.ts";
import { getPayoutBalance } from "./get-payout-balance.ts";
import { makeScheduledPayouts } from "./make-due-payouts.ts";
import { approvePayoutRun, createPayoutRun, discardPayoutRun } from "./payout-run.ts";
import { requestPayout } from "./request-payout.ts";
import { sendPayouts } from "./send-payouts.ts";

const { db } = await openTestDatabase();
const DAY = 24 * 60 * 60_000;
const clock = { now: new Date() };
let guest: Context;
let shopId = 0;
let earnedMinor = 0;
const staff: Context[] = [];

/** Two lamps are delivered, and the return window closes. */
beforeEach(async () => {
  clock.now = new Date();
  const { lamp } = await makeGoods(db);
  const customerId = await makeCustomer(db);
  const settings = { bankHolder: "Souk Ltd", bankAccount: "DE89 3704 0044 0532 0130 00" };
  const come = async (visitor: object): Promise<Context> => ({
    ...(await guestContext(db, { visitor, settings })),
    now: () => clock.now,
  });
  guest = await come({ customerId });
  staff.length = 0;
  for (let count = 0; count < 2; count += 1) {
    const staffId = await makeStaffMember(db, ["payouts.manage"]);
    staff.push(await come({ customerId: staffId, permissions: ["payouts.manage"] }));
  }
  expect(await buy(guest, await fillCart(guest, [lamp, 2]))).toSucceed();
  const [order] = await db.select().from(orders);
  await advanceToDelivered(guest, order!.id);
  shopId = order!.shopId;
  earnedMinor = order!.totalMinor;
  await addAccount();
});

async function addAccount(): Promise<void> {
  await db.insert(bankAccounts).values({ ...ACCOUNT, shopId, confirmedAt: clock.now });
}

const balance = () => getPayoutBalance(guest, { shopId });
const request = (amount = "") => requestPayout(guest, { shopId }, { amount });
const closeWindow = () => (clock.now = new Date(clock.now.getTime() + 15 * DAY));
const stateOf = async (id: number) => (await db.select().from(payouts).where(eq(payouts.id, id)))[0]!.status;

async function requested(): Promise<number> {
  closeWindow();
  return valueOf(await request());
}

async function approved(): Promise<number> {
  const id = await requested();
  const run = valueOf(await createPayoutRun(staff[0]!));
  expect(await approvePayoutRun(staff[1]!, run)).toSucceed();
  return id;
}

describe("a shop's balance", () => {
  test("is pending until the return window closes, then available, then held, then paid", async () => {
    expect(await balance()).toMatchObject({ pending: usd(earnedMinor), available: usd(0) });
    expect(await request()).toFail("nothing_to_pay_out");
    const id = await approved();
    expect(await balance()).toMatchObject({ available: usd(0), held: usd(earnedMinor), paid: usd(0) });
    expect(await markPayoutPaid(staff[0]!, id)).toSucceed();
    expect(await balance()).toMatchObject({ balance: usd(0), held: usd(0), paid: usd(earnedMinor) });
    expect(await checkLedger(guest)).toEqual([]);
    const { difference, funds } = await findAccountSums(guest);
    expect(difference.amount).toBe(0);
    expect(funds.amount).toBe(0);
  });

  test("is pending for as long as the order can be returned", async () => {
    await db.update(orders).set({ returnDays: 30 });
    closeWindow();
    expect(await balance()).toMatchObject({ pending: usd(earnedMinor), available: usd(0) });
    closeWindow();
    clock.now = new Date(clock.now.getTime() + DAY);
    expect(await balance()).toMatchObject({ pending: usd(0), available: usd(earnedMinor) });
  });

  test("keeps a reserve of its own terms", async () => {
    closeWindow();
    const terms = { schedule: "" as const, minimum: "", reserve_percent: "25", provider_account: "" };
    expect(await changePayoutTerms(staff[0]!, shopId, terms)).toSucceed();
    const { reserve, available } = await balance();
    expect(reserve).toEqual(usd(Math.ceil(earnedMinor / 4)));
    expect(available).toEqual(usd(earnedMinor - Math.ceil(earnedMinor / 4)));
  });
});

describe("a request", () => {
  test("needs a confirmed account, the minimum, and what is available", async () => {
    closeWindow();
    expect(await request("9.99")).toFail("payout_below_minimum");
    const above = toMajorUnits(usd(earnedMinor + 1));
    expect(await request(above)).toFail("payout_too_high");
    for (const amount of ["0", "-5", "1e3", "abc", "1.234"]) expect(await request(amount)).toFail("invalid_amount");
    await db.update(bankAccounts).set({ state: "unconfirmed", confirmedAt: null });
    expect(await request()).toFail("bank_account_missing");
    expect(await db.select().from(payouts)).toEqual([]);
  });

  test("is made once by two clicks", async () => {
    closeWindow();
    const made = await Promise.all([request(), request()]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.select().from(payouts)).toHaveLength(1);
  });

  test("gives the amount back when it is canceled or rejected, once", async () => {
    const id = await requested();
    const other = { shopId: shopId + 1 };
    expect(await cancelPayout(guest, other, id)).toFail("not_found");
    expect(await cancelPayout(guest, { shopId }, id)).toSucceed();
    expect(await cancelPayout(guest, { shopId }, id)).toFail("payout_decided");
    expect((await balance()).available).toEqual(usd(earnedMinor));
    const again = valueOf(await request());
    expect(await rejectPayout(staff[0]!, again, "Wrong holder")).toSucceed();
    expect(await balance()).toMatchObject({ available: usd(earnedMinor), held: usd(0) });
  });

  test("is made by the schedule on its day", async () => {
    closeWindow();
    while (clock.now.getUTCDay() !== 2) clock.now = new Date(clock.now.getTime() + DAY);
    await makeScheduledPayouts(guest);
    expect(await db.select().from(payouts)).toEqual([]);
    while (clock.now.getUTCDay() !== 1) clock.now = new Date(clock.now.getTime() + DAY);
    await makeScheduledPayouts(guest);
    await makeScheduledPayouts(guest);
    expect(await db.select().from(payouts)).toMatchObject([{ amountMinor: earnedMinor, requestedBy: null }]);
  });
});

describe("a payout run", () => {
  test("needs a second person above the limit", async () => {
    await requested();
    const careful = staff.map((ctx) => ({ ...ctx, settings: { ...ctx.settings, payoutSecondPersonAbove: 1 } }));
    const id = valueOf(await createPayoutRun(careful[0]!));
    expect(await approvePayoutRun(careful[0]!, id)).toFail("second_person_needed");
    expect(await approvePayoutRun(careful[1]!, id)).toSucceed();
    expect(await approvePayoutRun(careful[1]!, id)).toFail("run_decided");
  });

  test("can be discarded before its approval, and a rejected payout leaves it", async () => {
    const payoutId = await requested();
    const first = valueOf(await createPayoutRun(staff[0]!));
    expect(await createPayoutRun(staff[0]!)).toFail("nothing_to_pay_out");
    expect(await cancelPayout(guest, { shopId }, payoutId)).toFail("payout_decided");
    expect(await discardPayoutRun(staff[0]!, first)).toSucceed();
    const id = valueOf(await createPayoutRun(staff[0]!));
    expect(await rejectPayout(staff[0]!, payoutId, "Not yet")).toSucceed();
    expect(await approvePayoutRun(staff[1]!, id)).toSucceed();
    const file = valueOf(await getPaymentFile(staff[0]!, id, "csv"));
    expect(file.text).not.toContain("PO-");
  });

  test("has the same file at every download, and is booked once", async () => {
    const id = await approved();
    const [payout] = await db.select().from(payouts).where(eq(payouts.id, id));
    const files = [
      await getPaymentFile(staff[0]!, payout!.runId!, "xml"),
      await getPaymentFile(staff[1]!, payout!.runId!, "xml"),
    ];
    expect(files[0]).toEqual(files[1]);
    expect(files[0]!.ok && files[0]!.value.text).toContain("GB82WEST12345698765432");
    const marked = await Promise.all(staff.map((ctx) => markPayoutPaid(ctx, id)));
    expect(marked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await failPayout(staff[0]!, id, "Too late")).toFail("payout_decided");
    expect((await balance()).paid).toEqual(usd(earnedMinor));
    expect(await checkLedger(guest)).toEqual([]);
  });

  test("is only for staff with the permission", async () => {
    const id = await requested();
    expect(await createPayoutRun(guest)).toFail("not_found");
    expect(await markPayoutPaid(guest, id)).toFail("not_found");
    const other = { ...staff[0]!, visitor: { ...staff[0]!.visitor, permissions: ["orders.read"] } };
    expect(await createPayoutRun(other)).toFail("not_yours");
    expect(await stateOf(id)).toBe("requested");
  });
});

describe("a payout through the provider", () => {
  /** Remembers transfers by key, as the provider does; the first answer can be lost. */
  function makeProvider(isFirstLost: boolean): PayoutProvider & { sent: Map<string, string> } {
    const sent = new Map<string, string>();
    let isLost = isFirstLost;
    return {
      sent,
      transfer: ({ transferKey }) => {
        const reference = sent.get(transferKey) ?? `tr_${sent.size}`;
        sent.set(transferKey, reference);
        if (!isLost) return Promise.resolve({ ok: true, reference });
        isLost = false;
        return Promise.reject(new Error("The answer was lost"));
      },
    };
  }

  test("is sent once although the answer was lost before it could be booked", async () => {
    const terms = { schedule: "" as const, minimum: "", reserve_percent: "", provider_account: "acct_test1" };
    await changePayoutTerms(staff[0]!, shopId, terms);
    const id = await approved();
    const payoutProvider = makeProvider(true);
    const log = { ...guest.log, error: () => undefined };
    const ctx = { ...guest, log, providers: [{ ...makeBank(clock).provider, payouts: payoutProvider }] };
    await sendPayouts(ctx);
    expect(await stateOf(id)).toBe("approved");
    expect(await markPayoutPaid(staff[0]!, id)).toFail("payout_decided");
    await Promise.all([sendPayouts(ctx), sendPayouts(ctx)]);
    expect(await stateOf(id)).toBe("paid");
    expect(payoutProvider.sent.size).toBe(1);
    expect((await balance()).paid).toEqual(usd(earnedMinor));
    expect(await checkLedger(guest)).toEqual([]);
  });
});
