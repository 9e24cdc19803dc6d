import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { currencies } from "#db/schema/currency.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { voucherMoves } from "#db/schema/voucher.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { payByVoucher, payByWallet } from "#domain/payment/attempt/pay-by-wallet.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { startPayment } from "#domain/payment/attempt/start-payment.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext, makeCustomer } from "#tests/support/customers.ts";
import { sandbox } from "#tests/support/shopping.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findVoucherDifferences, makeVoucher, placePurchase } from "#tests/support/vouchers.ts";
import { expireVouchers } from "./expire-vouchers.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { voidVoucher } from "./void-voucher.ts";

const { db } = await openTestDatabase();
const HISTORIES = 8;
const PATIENCE_MS = 120_000;
const LATER_MILLISECONDS = 5 * 366 * 24 * 60 * 60_000;
const CODES = ["USD", "EUR", "JPY", "KWD"] as const;
const rates: Record<string, string> = { USD: "1", EUR: "0.9231", JPY: "151.37", KWD: "0.3071" };

const shopId = await makeShop(db);
const staffCtx = await staffContext(db, ["vouchers.manage"]);
await db
  .update(currencies)
  .set({ isActive: true })
  .where(sql`code in ('EUR', 'JPY', 'KWD')`);

const place = fc.nat(20);
const currency = fc.constantFrom(...CODES);
const step = fc.oneof(
  fc.record({ kind: fc.constant("buy" as const), units: fc.integer({ min: 5, max: 400 }), currency }),
  fc.record({ kind: fc.constant("redeem" as const), place }),
  fc.record({
    kind: fc.constant("pay" as const),
    place,
    minor: fc.integer({ min: 1, max: 30_000 }),
    currency,
    way: fc.constantFrom("voucher", "wallet", "provider", "provider"),
    outcome: fc.constantFrom("paid", "paid", "failed", "canceled", "again"),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    place,
    share: fc.integer({ min: 1, max: 100 }),
    to: fc.constantFrom("source" as const, "source" as const, "wallet" as const),
  }),
  fc.record({ kind: fc.constant("void" as const), place }),
  fc.record({ kind: fc.constant("expire" as const) }),
  fc.record({ kind: fc.constant("rate" as const), percent: fc.integer({ min: 60, max: 160 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type History = { customerId: number; vouchers: { voucherId: number; code: string }[]; bought: number[] };

test(
  "whatever happens to vouchers, the books owe what is left on them, and none has less than nothing or more than it cost",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const customerId = await makeCustomer(db);
        const history: History = { customerId, vouchers: [], bought: [] };
        history.vouchers.push(await makeVoucher(contextOf(history, "EUR"), "100"));
        for (const each of steps) {
          await take(each, history);
          expect(await findVoucherDifferences(db)).toEqual([]);
        }
        for (const orderId of history.bought)
          await refund(contextOf(history), orderId, { kind: "refund", place: 0, share: 100, to: "source" });
        expect(await findVoucherDifferences(db)).toEqual([]);
        expect(await checkLedger(contextOf(history))).toEqual([]);
      }),
      { numRuns: HISTORIES, seed: 20_261_121 },
    );
    const rows = await db.selectDistinct({ kind: voucherMoves.kind }).from(voucherMoves);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(
      ["bought", "expired", "held", "redeemed", "refunded", "released", "voided"].toSorted(),
    );
  },
  PATIENCE_MS,
);

function contextOf({ customerId }: Pick<History, "customerId">, code = "USD", now = new Date()): Context {
  const shown = { code, name: "", symbol: code, exchangeRate: rates[code]!, roundingStepMinor: 1 };
  return {
    ...makeContext(db, {
      visitor: { customerId, currency: shown },
      settings: { maximumVoucher: 100_000, minimumVoucher: 1, voucherTriesPerAddress: 100_000 },
      now,
    }),
    providers: [sandbox],
  };
}

async function take(each: Step, history: History): Promise<void> {
  const ctx = contextOf(history);
  const { vouchers, bought } = history;
  const voucher = "place" in each ? vouchers[each.place % vouchers.length]! : null;
  switch (each.kind) {
    case "buy": {
      const units = each.currency === "JPY" ? each.units * 100 : each.units;
      vouchers.push(await makeVoucher(contextOf(history, each.currency), String(units)));
      return;
    }
    case "redeem":
      await redeemVoucher(ctx, voucher!.code);
      return;
    case "pay":
      return pay(each, history, voucher!.voucherId);
    case "refund":
      if (bought.length > 0) await refund(ctx, bought[each.place % bought.length]!, each);
      return;
    case "void":
      await voidVoucher(staffCtx, voucher!.voucherId, "a test");
      return;
    case "expire":
      await expireVouchers(contextOf(history, "USD", new Date(Date.now() + LATER_MILLISECONDS)));
      return;
    case "rate":
      rates.EUR = ((0.9231 * each.percent) / 100).toFixed(6);
      await db.update(currencies).set({ exchangeRate: rates.EUR }).where(eq(currencies.code, "EUR"));
  }
}

async function pay(each: Extract<Step, { kind: "pay" }>, history: History, voucherId: number): Promise<void> {
  const ctx = contextOf(history, each.currency);
  const { purchaseId, orderId, trxId } = await placePurchase(db, {
    shopId,
    minor: each.minor,
    currencyCode: each.currency,
    exchangeRate: rates[each.currency]!,
    customerId: history.customerId,
  });
  const amount = moneyFromMinor(each.minor, each.currency);
  const purchase = { purchaseId, orderId: null, trxId, amount, voucherId };
  if (each.way !== "provider") {
    const paid = await (each.way === "voucher" ? payByVoucher(ctx, purchase) : payByWallet(ctx, purchase));
    if (paid.ok) history.bought.push(orderId);
    return;
  }
  const input = { ...purchase, isWalletUsed: each.minor % 2 === 0 };
  await startPayment(ctx, input, "sandbox");
  if (each.outcome === "again") await startPayment(ctx, { ...input, voucherId: null }, "sandbox");
  const [payment] = await db
    .select()
    .from(payments)
    .where(sql`purchase_id = ${purchaseId} and provider = 'sandbox' and status = 'started'`)
    .orderBy(sql`id desc`)
    .limit(1);
  if (!payment) return;
  if (each.outcome === "canceled") await moveFulfilment(ctx, orderId, "canceled", SYSTEM);
  const state =
    each.outcome === "failed"
      ? ({ status: "failed", reason: "declined" } as const)
      : ({ status: "paid", amount: moneyFromMinor(payment.amountMinor, each.currency) } as const);
  await settlePayment(ctx, payment.id, state);
  if (each.outcome === "paid" || each.outcome === "again") history.bought.push(orderId);
}

async function refund(ctx: Context, orderId: number, { share, to }: Extract<Step, { kind: "refund" }>): Promise<void> {
  const [order] = await db
    .select({ totalMinor: orders.totalMinor, currencyCode: purchases.currencyCode })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(orders.id, orderId));
  const goodwill = moneyFromMinor(Math.max(1, Math.floor((order!.totalMinor * share) / 100)), order!.currencyCode);
  const wish = share > 70 ? { lines: "all" as const, shipping: null } : { lines: [], shipping: null, goodwill };
  await refundOrder(ctx, { ...wish, orderId, to, kind: "goodwill", actor: { kind: "operator", customerId: null } });
}
