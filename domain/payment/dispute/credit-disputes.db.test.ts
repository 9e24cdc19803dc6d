import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { creditDisputes } from "#db/schema/credit-dispute.ts";
import { notifications } from "#db/schema/notification.ts";
import { vouchers } from "#db/schema/voucher.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import type { Context } from "#domain/context.ts";
import { lookAtCustomer } from "#domain/customers/customer-admin/look-at-customer.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { buyVoucher } from "#domain/accounts/voucher/buy-voucher.ts";
import { expireVouchers } from "#domain/accounts/voucher/expire-vouchers.ts";
import { findVouchers } from "#domain/accounts/voucher/find-vouchers.ts";
import { redeemVoucher } from "#domain/accounts/voucher/redeem-voucher.ts";
import { sendDueVouchers } from "#domain/accounts/voucher/send-due-vouchers.ts";
import { voidVoucher } from "#domain/accounts/voucher/void-voucher.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { findWalletHistory } from "#domain/accounts/wallet/find-wallet-history.ts";
import { getWalletView } from "#domain/accounts/wallet/get-wallet-view.ts";
import { rechargeWallet } from "#domain/accounts/wallet/recharge-wallet.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { makeBank, type Bank, type BankDispute } from "#tests/support/money-world.ts";
import { guestContext, sendSandboxWebhook } from "#tests/support/shopping.ts";
import { findVoucherDifferences, GIFT, makeVoucher, readCode } from "#tests/support/vouchers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { usd } from "#tests/support/usd.ts";

const { db } = await openTestDatabase();
const DAY = 24 * 60 * 60_000;
let clock: { now: Date };
let bank: Bank;
let ctx: Context;
let customerId: number;
let staffId: number;
let made = 0;

beforeEach(async () => {
  clock = { now: new Date() };
  bank = makeBank(clock);
  customerId = await makeCustomer(db);
  ctx = {
    ...(await guestContext(db, { visitor: { customerId }, settings: { voucherTriesPerAddress: 1000 } })),
    providers: [bank.provider],
    now: () => clock.now,
  };
  staffId = await makeStaffMember(db, ["refunds.write", "customers.read", "vouchers.manage"]);
});

/** Returns the provider's reference. */
async function recharge(amount: string): Promise<string> {
  const begun = valueOf(await rechargeWallet(ctx, { amount, method: "sandbox", note: "" }));
  const rows = await db.select().from(walletRecharges).where(eq(walletRecharges.id, begun.rechargeId));
  return pay(rows[0]!.providerReference!);
}

async function buy(amount: string, more: object = {}): Promise<{ voucherId: number; reference: string; code: string }> {
  const { voucherId } = valueOf(await buyVoucher(ctx, { ...GIFT, amount, method: "sandbox", ...more }));
  const reference = (await voucherOf(voucherId)).providerReference!;
  await pay(reference);
  return { voucherId, reference, code: await readCode(db, voucherId) };
}

async function pay(reference: string): Promise<string> {
  bank.decide(reference, "paid");
  await tell(reference, "paid");
  return reference;
}

async function tell(reference: string, eventId: string, more: { isDispute?: true } = {}) {
  const message = { eventId: `${reference} ${eventId}`, kind: "message", reference, ...more };
  expect(await sendSandboxWebhook(ctx, message)).toSucceed();
}

const disputeOf = (reference: string, minor?: number): BankDispute =>
  bank.dispute(reference, false, minor === undefined ? undefined : usd(minor))!;

/** Reported twice each time; booked once. */
async function move(dispute: BankDispute, status: BankDispute["status"]): Promise<void> {
  dispute.status = status;
  for (const time of ["first", "second"])
    await tell(dispute.about, `${dispute.reference} ${status} ${time}`, { isDispute: true });
  await expectRightBooks();
}

async function expectRightBooks(): Promise<void> {
  expect(await findBrokenBooks(db)).toEqual([]);
  expect(await findVoucherDifferences(db)).toEqual([]);
  expect(await checkLedger(ctx)).toEqual([]);
}

/** Money that came into the wallet otherwise. */
async function credit(minor: number): Promise<void> {
  made += 1;
  await creditWallet(ctx, {
    customerId,
    amount: usd(minor),
    kind: "correction",
    idempotencyKey: `credit-disputes:${made}`,
  });
}

/** By buying a voucher for someone else out of the wallet. */
const spend = (amount: string) => buyVoucher(ctx, { ...GIFT, amount });

async function walletNow() {
  const { balance, held, disputed, owed } = valueOf(await getWalletView(ctx));
  return [balance, held, disputed, owed].map((shown) => shown?.amount ?? null);
}

const voucherOf = async (id: number) => (await db.select().from(vouchers).where(eq(vouchers.id, id)))[0]!;

async function stateOf(voucherId: number): Promise<string | undefined> {
  const found = valueOf(await findVouchers(ctx));
  return found.find(({ id }) => id === voucherId)?.state;
}

async function disputesLoss(): Promise<number> {
  const { rows } = (await db.execute(
    sql`select coalesce(sum(e.amount_minor), 0)::float8 as minor from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.kind = 'disputes'`,
  )) as { rows: { minor: number }[] };
  return rows[0]!.minor;
}

const titlesOf = async (of: number) =>
  (await db.select().from(notifications).where(eq(notifications.customerId, of)).orderBy(asc(notifications.id))).map(
    ({ title }) => title,
  );

describe("a recharge that is disputed", () => {
  test("is held back as far as it is still in the wallet, and so is what comes in until it is covered", async () => {
    const reference = await recharge("50");
    expect(await spend("20")).toSucceed();
    const dispute = disputeOf(reference);
    await move(dispute, "open");
    expect(await walletNow()).toEqual([0, null, 3000, null]);
    expect(await spend("10")).toFail();
    await credit(500);
    expect(await walletNow()).toEqual([0, null, 3500, null]);
    await credit(2500);
    expect(await walletNow()).toEqual([1000, null, 5000, null]);
    await expectRightBooks();
  });

  test("and won is in the wallet again; customer and staff are notified once of each step", async () => {
    const before = await disputesLoss();
    const dispute = disputeOf(await recharge("50"));
    await move(dispute, "open");
    expect(await disputesLoss()).toBe(before - 5000);
    await move(dispute, "won");
    await move(dispute, "open");
    await move(dispute, "lost");
    expect(await walletNow()).toEqual([5000, null, null, null]);
    expect(await disputesLoss()).toBe(before);
    expect(await titlesOf(customerId)).toEqual([
      "Your wallet has been topped up",
      "Your bank reversed a top-up",
      "Your top-up is confirmed",
    ]);
    expect(await titlesOf(staffId)).toEqual(["Payment disputed", "Dispute won"]);
    const history = await findWalletHistory(ctx, { page: 1 });
    expect(history).toMatchObject({
      value: { items: [{ kind: "dispute_won" }, { kind: "dispute" }, { kind: "recharge" }] },
    });
  });

  test("and lost is gone, and what was spent of it is owed until it has come into the wallet again", async () => {
    const before = await disputesLoss();
    const dispute = disputeOf(await recharge("50"));
    expect(await spend("20")).toSucceed();
    await move(dispute, "lost");
    expect(await walletNow()).toEqual([0, null, null, 2000]);
    expect(await disputesLoss()).toBe(before - 2000);
    await move(dispute, "open");
    await credit(1500);
    expect(await walletNow()).toEqual([0, null, null, 500]);
    await credit(700);
    expect(await walletNow()).toEqual([200, null, null, null]);
    expect(await disputesLoss()).toBe(before);
    await expectRightBooks();
  });

  test("in part is held back in part, and of which nothing more is heard it is asked about each day", async () => {
    const dispute = disputeOf(await recharge("50"), 1200);
    await move(dispute, "open");
    expect(await walletNow()).toEqual([3800, null, 1200, null]);
    dispute.status = "lost";
    await settlePayments(ctx);
    expect(await walletNow()).toEqual([3800, null, 1200, null]);
    clock.now = new Date(clock.now.getTime() + DAY);
    await settlePayments(ctx);
    expect(await walletNow()).toEqual([3800, null, null, null]);
    await expectRightBooks();
  });

  test("in another currency than it was paid in is no dispute of it", async () => {
    const reference = await recharge("50");
    bank.dispute(reference, false, moneyFromMinor(100, "EUR"));
    await expect(tell(reference, "euro", { isDispute: true })).rejects.toThrow("EUR");
    expect(await db.$count(creditDisputes, eq(creditDisputes.customerId, customerId))).toBe(0);
  });
});

describe("a gift voucher whose payment is disputed", () => {
  test("is frozen: no one can spend, redeem, cancel or send it, and its validity is paused", async () => {
    const { voucherId, reference, code } = await buy("40");
    const waits = await buy("30", { send_on: new Date(clock.now.getTime() + 3 * DAY).toISOString().slice(0, 10) });
    const until = (await voucherOf(voucherId)).expiresAt!;
    const disputes = [disputeOf(reference), disputeOf(waits.reference)];
    for (const dispute of disputes) await move(dispute, "open");
    expect(await stateOf(voucherId)).toBe("frozen");
    expect(await redeemVoucher(ctx, code)).toEqual({ ok: false, failure: { code: "voucher_frozen" } });
    const staff = { ...ctx, visitor: { ...ctx.visitor, customerId: staffId, permissions: ["vouchers.manage"] } };
    expect(await voidVoucher(staff, voucherId, "x")).toFail("voucher_frozen");
    clock.now = new Date(until.getTime() + DAY);
    expect(await expireVouchers(ctx)).toBe(0);
    expect(await sendDueVouchers(ctx)).toBe(0);
    for (const dispute of disputes) await move(dispute, "won");
    expect(await sendDueVouchers(ctx)).toBe(1);
    expect(await stateOf(voucherId)).toBe("active");
    expect(await redeemVoucher(ctx, code)).toMatchObject({ value: { amount: { amount: 4000 } } });
    await expectRightBooks();
  });

  test("and lost is worthless, and no one owes anything", async () => {
    const before = await disputesLoss();
    const { voucherId, reference, code } = await buy("40");
    const dispute = disputeOf(reference);
    await move(dispute, "open");
    await move(dispute, "lost");
    expect(await stateOf(voucherId)).toBe("void");
    expect(await redeemVoucher(ctx, code)).toFail("voucher_void");
    expect(await walletNow()).toEqual([0, null, null, null]);
    expect(await disputesLoss()).toBe(before);
    expect(await titlesOf(customerId)).toEqual([
      "Your gift voucher is on its way",
      "Your gift voucher is on hold",
      "Your gift voucher was canceled",
    ]);
  });

  test("and lost after it was spent is owed by its buyer", async () => {
    const { reference, code, voucherId } = await buy("40");
    const other = { ...ctx, visitor: { ...ctx.visitor, customerId: await makeCustomer(db) } };
    expect(await redeemVoucher(other, code)).toSucceed();
    await credit(1000);
    await move(disputeOf(reference), "lost");
    expect(await walletNow()).toEqual([0, null, null, 3000]);
    expect(await stateOf(voucherId)).toBe("used");
    const staff = makeContext(db, {
      visitor: { customerId: staffId, permissions: ["customers.read", "refunds.write"] },
    });
    expect(await lookAtCustomer(staff, customerId)).toMatchObject({
      value: { disputes: [{ voucherId, status: "lost", amount: { amount: 4000 }, owed: { amount: 3000 } }] },
    });
    await expectRightBooks();
  });

  test("and lost in part keeps the rest, and of an expired one the operator gives back what it has", async () => {
    const before = await disputesLoss();
    const { voucherId, reference } = await buy("40");
    await move(disputeOf(reference, 1500), "lost");
    expect(await voucherOf(voucherId)).toMatchObject({ status: "active", remainingMinor: 2500, frozenAt: null });
    const late = await buy("25");
    clock.now = new Date((await voucherOf(late.voucherId)).expiresAt!.getTime() + DAY);
    expect(await expireVouchers(ctx)).toBeGreaterThan(0);
    await move(disputeOf(late.reference), "lost");
    expect(await walletNow()).toEqual([0, null, null, null]);
    expect(await disputesLoss()).toBe(before);
  });

  test("bought in another currency is taken back for what it cost, whatever the rates have done", async () => {
    const yen = { code: "JPY", name: "", symbol: "¥", exchangeRate: "151.37", roundingStepMinor: 1 };
    const { voucherId, reference } = await (async () => {
      const own = ctx;
      ctx = { ...ctx, visitor: { ...ctx.visitor, currency: yen } };
      const bought = await buy("6001");
      ctx = own;
      return bought;
    })();
    await makeVoucher(ctx, "10");
    await move(bank.dispute(reference, false, moneyFromMinor(2000, "JPY"))!, "lost");
    expect(await voucherOf(voucherId)).toMatchObject({ remainingMinor: 4001, status: "active" });
    await expectRightBooks();
  });
});
