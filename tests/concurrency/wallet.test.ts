import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres, type DatabaseHandle } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
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
import { moneyFromMinor } from "#shared/money.ts";
import { makeShop } from "#tests/support/catalogue.ts";
import { makeContext, withReference } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { startPostgres, type TestPostgres } from "#tests/database/postgres.ts";

const BATCH_SIZE = 20;
const usd = (minor: number) => moneyFromMinor(minor, "USD");

let postgres: TestPostgres;
let handle: DatabaseHandle;
let shopId = 0;
let made = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  handle = openPostgres(postgres.url, BATCH_SIZE);
  await migrate(handle, process.cwd());
  await withReference(handle.db);
  shopId = await makeShop(handle.db);
});
afterAll(async () => {
  await handle?.close();
  await postgres?.stop();
});

async function comeAsCustomer(): Promise<Context & { customerId: number }> {
  const customerId = await makeCustomer(handle.db);
  return { ...makeContext(handle.db, { visitor: { customerId } }), customerId };
}

/** A placed purchase that is not paid. */
async function place(customerId: number, minor: number): Promise<number> {
  made += 1;
  const now = new Date();
  const amounts = { subTotalMinor: minor, totalMinor: minor };
  const [purchase] = await handle.db
    .insert(purchases)
    .values({
      ...amounts,
      trxId: `trx-${made}`,
      status: "placed",
      customerId,
      email: "ada@example.com",
      languageCode: "en",
      currencyCode: "USD",
      exchangeRate: "1",
      shipToCountryCode: "US",
      paymentMethod: "wallet",
      termsAcceptedAt: now,
      placedAt: now,
      expiresAt: new Date(now.getTime() + 900_000),
    })
    .returning({ id: purchases.id });
  await handle.db
    .insert(orders)
    .values({ ...amounts, purchaseId: purchase!.id, shopId, code: `SK-0000-${String(purchase!.id).padStart(4, "0")}` });
  return purchase!.id;
}

const all = <Value>(run: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: BATCH_SIZE }, (_, index) => run(index)));

describe("at the same moment", () => {
  test("a wallet spent from 20 places pays as often as it can, and is never below zero", async () => {
    const ctx = await comeAsCustomer();
    await creditWallet(ctx, { customerId: ctx.customerId, amount: usd(7_500), kind: "correction", onceKey: "gift:1" });
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
    await creditWallet(ctx, { customerId: ctx.customerId, amount: usd(9_000), kind: "correction", onceKey: "gift:2" });
    const purchaseId = await place(ctx.customerId, 1_000);
    const paid = await all(() => payByWallet(ctx, { purchaseId, orderId: null, trxId: "", amount: usd(1_000) }));
    expect(paid.every(({ ok }) => ok)).toBe(true);
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(8_000));
    const rows = await handle.db
      .select()
      .from(payments)
      .where(sql`purchase_id = ${purchaseId} and status = 'paid'`);
    expect(rows).toHaveLength(1);
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("conversions take each point once, and one press converts once", async () => {
    const ctx = await comeAsCustomer();
    await postEntries(ctx, {
      kind: "points_earned",
      onceKey: "points:race",
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

  test("a recharge of which webhook, browser and job tell is credited once", async () => {
    const ctx = await comeAsCustomer();
    const [recharge] = await handle.db
      .insert(walletRecharges)
      .values({ customerId: ctx.customerId, method: "sandbox", amountMinor: 2_500, currencyCode: "USD" })
      .returning({ id: walletRecharges.id });
    await all(() => settleAttempt(ctx, rechargeAttempts, recharge!.id, { status: "paid", amount: usd(2_500) }));
    expect(await getBalance(ctx, ctx.customerId)).toEqual(usd(2_500));
  });

  test("a transfer that staff approve and reject is decided once", async () => {
    const ctx = await comeAsCustomer();
    const staffId = await makeStaffMember(handle.db, ["*"]);
    const staffCtx = makeContext(handle.db, { visitor: { customerId: staffId, permissions: ["*"] } });
    const [transfer] = await handle.db
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
