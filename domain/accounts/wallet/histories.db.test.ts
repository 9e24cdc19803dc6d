import fc from "fast-check";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { currencies } from "#db/schema/currency.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { payByWallet } from "#domain/payment/attempt/pay-by-wallet.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { startPayment } from "#domain/payment/attempt/start-payment.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { convertPoints } from "#domain/accounts/reward/convert-points.ts";
import { releasePoints } from "#domain/accounts/reward/release-points.ts";
import { isNegative, moneyFromMinor } from "#shared/money.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { sandbox } from "#tests/support/shopping.ts";
import { placePurchase } from "#tests/support/vouchers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { creditWallet } from "./credit-wallet.ts";
import { getBalance, getHeld } from "./get-balance.ts";

const { db } = await openTestDatabase();
const HISTORIES = 15;
const PATIENCE_MS = 180_000;
const DAY = 24 * 60 * 60_000;
const RATES: Record<string, string> = { USD: "1", EUR: "0.9231", JPY: "151.37", KWD: "0.3071" };

let made = 0;

const shopId = await makeShop(db);
await db
  .update(currencies)
  .set({ isActive: true })
  .where(sql`code in ('EUR', 'JPY', 'KWD')`);

const step = fc.oneof(
  fc.record({ kind: fc.constant("recharge" as const), minor: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({
    kind: fc.constant("buy" as const),
    minor: fc.integer({ min: 1, max: 30_000 }),
    currency: fc.constantFrom("USD", "EUR", "JPY", "KWD"),
    way: fc.constantFrom("wallet", "part", "provider"),
    outcome: fc.constantFrom("paid", "paid", "failed", "canceled"),
  }),
  fc.record({ kind: fc.constant("deliver" as const), place: fc.nat(20) }),
  fc.record({
    kind: fc.constant("refund" as const),
    place: fc.nat(20),
    share: fc.integer({ min: 1, max: 100 }),
    to: fc.constantFrom("wallet" as const, "source" as const),
  }),
  fc.record({ kind: fc.constant("convert" as const), points: fc.integer({ min: 100, max: 2000 }) }),
  fc.record({ kind: fc.constant("wait" as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test(
  "whatever happens to wallets, purchases and points, nothing is lost and no one owes what they never had",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
        const customerId = await makeCustomer(db);
        const bought: number[] = [];
        for (const each of steps) {
          await take(each, customerId, bought);
          const ctx = contextOf(customerId);
          expect(isNegative(await getBalance(ctx, customerId))).toBe(false);
          expect(isNegative(await getHeld(ctx, customerId))).toBe(false);
        }
        expect(await checkLedger(contextOf(customerId))).toEqual([]);
      }),
      { numRuns: HISTORIES, seed: 1 },
    );
    const { rows } = (await db.execute(
      sql`select count(*)::int as count from payments p where p.provider = 'wallet' and p.status = 'started'
      and not exists (select 1 from payments r where r.id = p.rest_payment_id and r.status = 'started')`,
    )) as { rows: { count: number }[] };
    expect(rows[0]!.count).toBe(0);
    const kinds = (await db.execute(sql`select distinct kind from ledger_transactions`)) as { rows: unknown[] };
    expect(kinds.rows.length).toBeGreaterThanOrEqual(10);
  },
  PATIENCE_MS,
);

function contextOf(customerId: number, currency = "USD"): Context {
  const shown = { code: currency, name: "", symbol: currency, exchangeRate: RATES[currency]!, roundingStepMinor: 1 };
  return { ...makeContext(db, { visitor: { customerId, currency: shown } }), providers: [sandbox] };
}

async function take(each: Step, customerId: number, bought: number[]): Promise<void> {
  const ctx = contextOf(customerId);
  const orderId = "place" in each ? bought[each.place % Math.max(1, bought.length)] : undefined;
  switch (each.kind) {
    case "recharge":
      made += 1;
      await creditWallet(ctx, {
        customerId,
        amount: moneyFromMinor(each.minor, "USD"),
        kind: "recharge",
        idempotencyKey: `test:${made}`,
        method: "sandbox",
      });
      return;
    case "buy":
      return buy(each, customerId, bought);
    case "deliver":
      for (const to of ["confirmed", "picked_up", "on_the_way", "delivered"] as const)
        if (orderId) await moveFulfilment(ctx, orderId, to, SYSTEM);
      return;
    case "refund":
      if (orderId) await refund(ctx, orderId, each);
      return;
    case "convert":
      await convertPoints(ctx, { points: each.points });
      return;
    case "wait":
      await releasePoints({ ...ctx, now: () => new Date(Date.now() + 20 * DAY) });
  }
}

async function buy(each: Extract<Step, { kind: "buy" }>, customerId: number, bought: number[]): Promise<void> {
  const ctx = contextOf(customerId, each.currency);
  const { purchaseId, orderId } = await place(customerId, each.minor, each.currency);
  const purchase = { purchaseId, orderId: null, trxId: "", amount: moneyFromMinor(each.minor, each.currency) };
  if (each.way === "wallet") {
    const paid = await payByWallet(ctx, purchase);
    if (paid.ok) bought.push(orderId);
    return;
  }
  await startPayment(ctx, { ...purchase, isWalletUsed: each.way === "part" }, "sandbox");
  const [payment] = (
    await db
      .select()
      .from(payments)
      .where(sql`purchase_id = ${purchaseId} and provider = 'sandbox'`)
      .orderBy(payments.id)
  ).slice(-1);
  if (!payment) return;
  if (each.outcome === "canceled") await moveFulfilment(ctx, orderId, "canceled", SYSTEM);
  const state =
    each.outcome === "failed"
      ? ({ status: "failed", reason: "declined" } as const)
      : ({ status: "paid", amount: moneyFromMinor(payment.amountMinor, each.currency) } as const);
  await settlePayment(ctx, payment.id, state);
  if (each.outcome === "paid") bought.push(orderId);
}

async function refund(ctx: Context, orderId: number, { share, to }: Extract<Step, { kind: "refund" }>): Promise<void> {
  const [order] = await db
    .select()
    .from(orders)
    .where(sql`id = ${orderId}`);
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(sql`id = ${order!.purchaseId}`);
  const goodwill = moneyFromMinor(Math.max(1, Math.floor((order!.totalMinor * share) / 100)), purchase!.currencyCode);
  const wish = share === 100 ? { lines: "all" as const, shipping: null } : { lines: [], shipping: null, goodwill };
  await refundOrder(ctx, { ...wish, orderId, to, kind: "goodwill", actor: { kind: "operator", customerId: null } });
}

/** A placed purchase of one line, with a commission and points. */
const place = (customerId: number, minor: number, currencyCode: string) =>
  placePurchase(
    db,
    { shopId, minor, currencyCode, exchangeRate: RATES[currencyCode]!, customerId },
    { commissionBasisPoints: 1000, commissionMinor: Math.floor(minor / 10), rewardPoints: 500 },
  );
