import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { payments } from "#db/schema/payment.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { pointsOf } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { payByWallet } from "#domain/payment/attempt/pay-by-wallet.ts";
import { convertPoints } from "#domain/accounts/reward/convert-points.ts";
import { getPoints } from "#domain/accounts/reward/get-points.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { approveRecharge, rejectRecharge } from "#domain/accounts/wallet/decide-recharge.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { rechargeAttempts } from "#domain/accounts/wallet/recharge-attempts.ts";
import { settleAttempt } from "#domain/payment/provider/settle-attempt.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { placePurchase } from "#tests/support/vouchers.ts";
import { usd } from "#tests/support/usd.ts";

const BATCH_SIZE = 20;

const { db } = await openTestPostgres(BATCH_SIZE);
const shopId = await makeShop(db);

async function comeAsCustomer(): Promise<Context & { customerId: number }> {
  const customerId = await makeCustomer(db);
  return { ...makeContext(db, { visitor: { customerId } }), customerId };
}

const place = async (customerId: number, minor: number) =>
  (await placePurchase(db, { shopId, minor, customerId })).purchaseId;
const all = <Value>(run: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: BATCH_SIZE }, (_, index) => run(index)));

describe("at the same moment", () => {
  test("a wallet spent from 20 places pays as often as it can, and is never below zero", async () => {
    const ctx = await comeAsCustomer();
    await creditWallet(ctx, {
      customerId: ctx.customerId,
      amount: usd(7_500),
      kind: "correction",
      idempotencyKey: "gift:1",
    });
    const placed = await all(() => place(ctx.customerId, 1_000));
    const paid = await all((index) =>
      payByWallet(ctx, { purchaseId: placed[index]!, orderId: null, trxId: "", amount: usd(1_000) }),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(7);
    expect(paid.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 13 }, () => ({ ok: false, failure: { code: "wallet_too_low" } })),
    );
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(500));
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("one purchase paid from 20 places is paid once", async () => {
    const ctx = await comeAsCustomer();
    await creditWallet(ctx, {
      customerId: ctx.customerId,
      amount: usd(9_000),
      kind: "correction",
      idempotencyKey: "gift:2",
    });
    const purchaseId = await place(ctx.customerId, 1_000);
    const paid = await all(() => payByWallet(ctx, { purchaseId, orderId: null, trxId: "", amount: usd(1_000) }));
    expect(paid.every(({ ok }) => ok)).toBe(true);
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(8_000));
    const rows = await db
      .select()
      .from(payments)
      .where(sql`purchase_id = ${purchaseId} and status = 'paid'`);
    expect(rows).toHaveLength(1);
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("conversions use each point once, and one click converts once", async () => {
    const ctx = await comeAsCustomer();
    await postEntries(ctx, {
      kind: "points_earned",
      idempotencyKey: "points:race",
      entries: [
        { account: { kind: "points_available", customerId: ctx.customerId }, amount: pointsOf(1_000) },
        { account: { kind: "points_issued" }, amount: pointsOf(-1_000) },
      ],
    });
    await all(() => convertPoints(ctx, { points: 300, key: "the-same-press" }));
    expect(await getPoints(ctx, ctx.customerId)).toEqual({ available: 700, pending: 0 });
    const converted = await all(() => convertPoints(ctx, { points: 300 }));
    expect(converted.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await getPoints(ctx, ctx.customerId)).toEqual({ available: 100, pending: 0 });
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(900));
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("a recharge reported by webhook, browser and job is credited once", async () => {
    const ctx = await comeAsCustomer();
    const [recharge] = await db
      .insert(walletRecharges)
      .values({ customerId: ctx.customerId, method: "sandbox", amountMinor: 2_500, currencyCode: "USD" })
      .returning({ id: walletRecharges.id });
    await all(() => settleAttempt(ctx, rechargeAttempts, recharge!.id, { status: "paid", amount: usd(2_500) }));
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(2_500));
  });

  test("a transfer that staff approve and reject is decided once", async () => {
    const ctx = await comeAsCustomer();
    const staffId = await makeStaffMember(db, ["*"]);
    const staffCtx = makeContext(db, { visitor: { customerId: staffId, permissions: ["*"] } });
    const [transfer] = await db
      .insert(walletRecharges)
      .values({ customerId: ctx.customerId, method: "offline", amountMinor: 2_500, currencyCode: "USD" })
      .returning({ id: walletRecharges.id });
    const decided = await all((index) =>
      index % 2 === 0 ? approveRecharge(staffCtx, transfer!.id) : rejectRecharge(staffCtx, transfer!.id, "no"),
    );
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const isApproved = decided.findIndex(({ ok }) => ok) % 2 === 0;
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(isApproved ? 2_500 : 0));
    expect(await checkLedger(ctx)).toEqual([]);
  });
});
