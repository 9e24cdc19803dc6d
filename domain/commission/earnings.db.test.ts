import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { commissionRules } from "#db/schema/commission.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { rewardRules } from "#db/schema/reward.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/ledger/check-ledger.ts";
import { moveFulfilment } from "#domain/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/order/order.ts";
import { settlePayment } from "#domain/payment/settle-payment.ts";
import { getPoints } from "#domain/reward/get-points.ts";
import { releasePoints } from "#domain/reward/release-points.ts";
import { reversePoints } from "#domain/reward/reverse-points.ts";
import { moneyFromMinor } from "#shared/money.ts";
import type { MadeProduct } from "#tests/catalogue.ts";
import { makeCustomer } from "#tests/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, comeAsGuest, fillCart, makeGoods } from "#tests/shopping.ts";
import { findEarnings } from "./find-earnings.ts";
import { reverseEarnings } from "./reverse-earnings.ts";

const { db } = await openTestDatabase();
const usd = (minor: number) => moneyFromMinor(minor, "USD");
const DAY = 24 * 60 * 60_000;
let goods: { lamp: MadeProduct; shirt: MadeProduct; song: MadeProduct };
let ctx: Context;
let customerId = 0;

beforeEach(async () => {
  goods = await makeGoods(db);
  customerId = await makeCustomer(db);
  const guest = await comeAsGuest(db);
  ctx = { ...guest, visitor: { ...guest.visitor, customerId } };
});

/** Two lamps at $20.00, paid and brought. */
async function deliver(): Promise<{ orderId: number; lineId: number; shopId: number }> {
  const trxId = await fillCart(ctx, [goods.lamp, 2]);
  expect(await buy(ctx, trxId, "sandbox")).toMatchObject({ ok: true });
  const [payment] = await db.select().from(payments);
  const amount = usd(payment!.amountMinor);
  expect(await settlePayment(ctx, payment!.id, { status: "paid", amount })).toBe("paid");
  const [order] = await db.select().from(orders).where(eq(orders.purchaseId, payment!.purchaseId));
  for (const to of ["confirmed", "picked_up", "on_the_way", "delivered"] as const)
    expect(await moveFulfilment(ctx, order!.id, to, SYSTEM)).toMatchObject({ ok: true });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  return { orderId: order!.id, lineId: line!.id, shopId: order!.shopId };
}

/** Of the order so much has gone back. */
async function giveBack(orderId: number, amountMinor: number): Promise<number> {
  const amounts = { amountMinor, goodsMinor: 0, shippingMinor: 0, goodwillMinor: amountMinor, taxMinor: 0 };
  const rows = await db
    .insert(orderRefunds)
    .values({ orderId, kind: "goodwill", destination: "source", actor: "shop", ...amounts })
    .returning({ id: orderRefunds.id });
  return rows[0]!.id;
}

const earned = async (shopId: number) => (await findEarnings(ctx, shopId, 1)).balance;

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
    expect((await findEarnings(ctx, shopId, 1)).orders.items).toMatchObject([{ earning: usd(0), commission: usd(0) }]);
    expect(await checkLedger(ctx)).toEqual([]);
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
