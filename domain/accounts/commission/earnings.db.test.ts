import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { categories } from "#db/schema/category.ts";
import { commissionRules } from "#db/schema/commission.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { rewardRules } from "#db/schema/reward.ts";
import type { Context } from "#domain/context.ts";
import { getBalanceOf } from "#domain/accounts/ledger/get-balance-of.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { getPoints } from "#domain/accounts/reward/get-points.ts";
import { releasePoints } from "#domain/accounts/reward/release-points.ts";
import { reversePoints } from "#domain/accounts/reward/reverse-points.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { usd } from "#tests/support/usd.ts";
import type { EarningsQuery } from "./commission.input.ts";
import { exportEarnings } from "./export-earnings.ts";
import { readEarningsQuery } from "./commission.input.ts";
import { findEarnings } from "./find-earnings.ts";
import { reverseEarnings } from "./reverse-earnings.ts";

const { db } = await openTestDatabase();
const DAY = 24 * 60 * 60_000;

const goods = await makeGoods(db);
const customerId = await makeCustomer(db);
const guest = await guestContext(db);
const ctx: Context = { ...guest, visitor: { ...guest.visitor, customerId } };

/** Two lamps at $20.00, paid and brought. */
async function deliver(): Promise<{ orderId: number; lineId: number; shopId: number }> {
  const trxId = await fillCart(ctx, [goods.lamp, 2]);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  const [payment] = await db.select().from(payments);
  const amount = usd(payment!.amountMinor);
  expect(await settlePayment(ctx, payment!.id, { status: "paid", amount })).toBe("paid");
  const [order] = await db.select().from(orders).where(eq(orders.purchaseId, payment!.purchaseId));
  await advanceToDelivered(ctx, order!.id);
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  return { orderId: order!.id, lineId: line!.id, shopId: order!.shopId };
}

/** This much of the order has been refunded. */
async function giveBack(orderId: number, amountMinor: number): Promise<number> {
  const amounts = { amountMinor, goodsMinor: 0, shippingMinor: 0, goodwillMinor: amountMinor, taxMinor: 0 };
  const rows = await db
    .insert(orderRefunds)
    .values({ orderId, kind: "goodwill", destination: "source", actor: "shop", ...amounts })
    .returning({ id: orderRefunds.id });
  return rows[0]!.id;
}

const earned = (shopId: number) => getBalanceOf(ctx, { kind: "shop_earning", shopId }, "USD");
const seen = (shopId: number, query: Partial<EarningsQuery> = {}) =>
  findEarnings(ctx, shopId, readEarningsQuery({ page: 1, ...query }));

describe("the operator's commission", () => {
  test("is the shop's rule before the category's and the one of all, frozen when the order is placed", async () => {
    await db
      .insert(commissionRules)
      .values([{ basisPoints: 500 }, { shopId: goods.lamp.shopId, basisPoints: 1250, fixedMinor: 10 }]);
    const { orderId, lineId, shopId } = await deliver();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, lineId));
    expect(line).toMatchObject({ commissionBasisPoints: 1250, commissionMinor: 520 });
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(await earned(shopId)).toEqual(usd(order!.totalMinor - 520));
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("goes back in proportion with refunds, and all of it with the whole", async () => {
    await db.insert(commissionRules).values({ basisPoints: 1000 });
    const { orderId, lineId, shopId } = await deliver();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, lineId));
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const paid = line!.lineTotalMinor + line!.taxMinor;
    const whole = order!.totalMinor - 400;
    const quarter = Math.floor(paid / 4);
    const refundId = await giveBack(orderId, quarter);
    const part = { orderId, refundId, lines: [{ orderLineId: lineId, amount: usd(quarter) }] };
    await reverseEarnings(ctx, part);
    await reverseEarnings(ctx, part);
    expect(await earned(shopId)).toEqual(usd(whole - quarter + 100));
    await reverseEarnings(ctx, {
      orderId,
      refundId: await giveBack(orderId, order!.totalMinor - quarter),
      lines: [{ orderLineId: lineId, amount: usd(paid - quarter) }],
      shipping: usd(order!.totalMinor - paid),
    });
    expect(await earned(shopId)).toEqual(usd(0));
    const { sums, entries } = await seen(shopId);
    expect(sums).toMatchObject({ balance: { amount: 0 }, pending: { amount: 0 }, booked: { amount: whole } });
    expect(sums.reversed.amount).toBe(-whole);
    expect(entries.rows.map(({ state }) => state).toSorted()).toEqual([
      "booked",
      "booked",
      "reversed",
      "reversed",
      "reversed",
    ]);
    const total = (name: "earning" | "commission") => entries.rows.reduce((sum, entry) => sum + entry[name].amount, 0);
    expect([total("earning"), total("commission")]).toEqual([0, 0]);
    expect(await checkLedger(ctx)).toEqual([]);
  });
});

describe("what a seller sees of it", () => {
  test("is expected before the delivery, as it will be booked, without what was refunded already", async () => {
    await db.insert(commissionRules).values({ basisPoints: 1000 });
    const trxId = await fillCart(ctx, [goods.lamp, 2]);
    expect(await buy(ctx, trxId, "sandbox")).toSucceed();
    const [payment] = await db.select().from(payments);
    await settlePayment(ctx, payment!.id, { status: "paid", amount: usd(payment!.amountMinor) });
    const [order] = await db.select().from(orders);
    const [line] = await db.select().from(orderLines);
    const { shopId } = goods.lamp;
    const before = await seen(shopId);
    expect(before.sums).toMatchObject({
      pending: { amount: order!.totalMinor - line!.commissionMinor },
      booked: { amount: 0 },
      balance: { amount: 0 },
    });
    expect(before.entries.rows).toMatchObject([
      { state: "pending", line: null, commission: { amount: 0 } },
      {
        state: "pending",
        line: { quantity: 2 },
        price: { amount: 4000 },
        commissionPercent: "10",
        commission: { amount: -400 },
      },
    ]);
    const halfMinor = (line!.lineTotalMinor + line!.taxMinor) / 2;
    await reverseEarnings(ctx, {
      orderId: order!.id,
      refundId: await giveBack(order!.id, halfMinor),
      lines: [{ orderLineId: line!.id, amount: usd(halfMinor) }],
    });
    const { pending } = (await seen(shopId)).sums;
    await advanceToDelivered(ctx, order!.id);
    const after = (await seen(shopId)).sums;
    expect(after).toMatchObject({ pending: { amount: 0 }, balance: pending });
    expect(after.booked.amount + after.reversed.amount).toBe(pending.amount);
  });

  test("is only of the seller's own shop, by state and day, also as a table", async () => {
    const { shopId } = await deliver();
    expect((await seen(goods.shirt.shopId)).entries.rows).toEqual([]);
    expect((await seen(shopId, { state: "booked" })).entries.total).toBe(2);
    expect((await seen(shopId, { state: "reversed" })).entries.total).toBe(0);
    const today = ctx.now().toISOString().slice(0, 10);
    expect((await seen(shopId, { from: today, to: today })).entries.total).toBe(2);
    expect((await seen(shopId, { to: "2020-01-01" })).entries.total).toBe(0);
    const [head, ...rows] = (await exportEarnings(ctx, shopId, { page: 1 })).trim().split("\r\n");
    expect(head).toContain("date,state,order,product");
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row.includes(",booked,") && row.endsWith(",USD"))).toHaveLength(2);
  });

  test("is not there for what is not paid, or canceled", async () => {
    const trxId = await fillCart(ctx, [goods.lamp, 1]);
    expect(await buy(ctx, trxId, "sandbox")).toSucceed();
    expect((await seen(goods.lamp.shopId)).entries.rows).toEqual([]);
  });
});

describe("points", () => {
  beforeEach(async () => {
    await db.insert(rewardRules).values([{ points: 1 }, { productId: goods.lamp.productId, points: 30, per: "unit" }]);
  });

  test("are pending until the return window closes", async () => {
    await deliver();
    expect(await getPoints(ctx, customerId)).toEqual({ available: 0, pending: 60 });
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + (ctx.settings.returnDays + 1) * DAY) };
    await releasePoints(later);
    await releasePoints(later);
    expect(await getPoints(ctx, customerId)).toEqual({ available: 60, pending: 0 });
    expect(await checkLedger(ctx)).toEqual([]);
  });

  test("stay pending for as long as their category can be returned", async () => {
    await db.update(categories).set({ returnDays: 30 });
    await deliver();
    const after = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * DAY) });
    await releasePoints(after(29));
    expect(await getPoints(ctx, customerId)).toEqual({ available: 0, pending: 60 });
    await releasePoints(after(31));
    expect(await getPoints(ctx, customerId)).toEqual({ available: 60, pending: 0 });
  });

  test("go back with a refund, also those that were spent", async () => {
    const { orderId, lineId } = await deliver();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.id, lineId));
    const halfMinor = (line!.lineTotalMinor + line!.taxMinor) / 2;
    const half = usd(halfMinor);
    const refundId = await giveBack(orderId, halfMinor);
    await reversePoints(ctx, { orderId, refundId, lines: [{ orderLineId: lineId, amount: half }] });
    expect(await getPoints(ctx, customerId)).toEqual({ available: 0, pending: 30 });
    await releasePoints({ ...ctx, now: () => new Date(ctx.now().getTime() + 15 * DAY) });
    const later = { orderId, refundId: await giveBack(orderId, halfMinor) };
    await reversePoints(ctx, { ...later, lines: [{ orderLineId: lineId, amount: half }] });
    expect(await getPoints(ctx, customerId)).toEqual({ available: 0, pending: 0 });
    expect(await checkLedger(ctx)).toEqual([]);
  });
});
