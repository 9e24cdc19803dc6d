import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { creditNotes } from "#db/schema/credit-note.ts";
import { mails } from "#db/schema/mail.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { ordersOf, payOnline } from "#tests/support/placed-orders.ts";
import { usd } from "#tests/support/usd.ts";
import { findManualPayouts } from "./find-manual-payouts.ts";
import { markPaidOut } from "./mark-paid-out.ts";
import { refundOrder } from "./refund-order.ts";
import type { RefundRequest } from "./refund.ts";

const { db } = await openTestDatabase();
const goods = await makeGoods(db);

const SHOP = { kind: "shop" as const, customerId: null };

const come = async () => guestContext(db, { visitor: { customerId: await makeCustomer(db) } });

/** Buys and pays online; returns the orders in the order of their shops. */
async function buyPaid(ctx: Context, ...wanted: [MadeProduct, number][]) {
  const trxId = await fillCart(ctx, ...wanted);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  await payOnline(ctx, trxId);
  return ordersWithLinesOf(trxId);
}

const ordersWithLinesOf = async (trxId: string) =>
  Promise.all(
    (await ordersOf(db, trxId)).map(async (row) => ({
      ...row,
      lines: await db.select().from(orderLines).where(eq(orderLines.orderId, row.id)).orderBy(orderLines.id),
    })),
  );

const refund = (ctx: Context, orderId: number, spec: Partial<RefundRequest>) =>
  refundOrder(ctx, { orderId, lines: [], shipping: null, to: "source", kind: "return", actor: SHOP, ...spec });
const statusOf = async (orderId: number) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]!.paymentStatus;
const payoutsOf = async (refundId: number) =>
  (await db.select().from(refundPayouts).where(eq(refundPayouts.refundId, refundId))).map(({ method, amountMinor }) => [
    method,
    amountMinor,
  ]);

test("an order that was paid online goes back to where the money came from, in parts and whole, with a credit note each time", async () => {
  const ctx = await guestContext(db);
  const [order] = await buyPaid(ctx, [goods.lamp, 2]);
  const first = valueOf(await refund(ctx, order!.id, { lines: [{ orderLineId: order!.lines[0]!.id, quantity: 1 }] }));
  expect(first.isWhole).toBe(false);
  expect(await statusOf(order!.id)).toBe("partly_refunded");
  expect(await refund(ctx, order!.id, { lines: "all", shipping: "all" })).toSucceed({ isWhole: true });
  expect(await statusOf(order!.id)).toBe("refunded");
  const rows = await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order!.id)).orderBy(orderRefunds.id);
  expect(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order!.totalMinor);
  expect(await payoutsOf(first.refundId)).toEqual([["provider", rows[0]!.amountMinor]]);
  expect(await db.$count(creditNotes, eq(creditNotes.orderId, order!.id))).toBe(2);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order!.id)).orderBy(orderEvents.id);
  expect(events.filter(({ axis }) => axis === "payment").map(({ toStatus }) => toStatus)).toEqual([
    "unpaid",
    "paid",
    "partly_refunded",
    "refunded",
  ]);
  await settlePayments(ctx);
  expect((await db.select().from(refunds)).every(({ status }) => status === "done")).toBe(true);
  const templates = (await db.select().from(mails)).map(({ template }) => template);
  expect(templates.filter((template) => template === "order-refund")).toHaveLength(2);
  expect(templates).not.toContain("refund");
  expect(await checkLedger(ctx)).toEqual([]);
});

describe("nothing is refunded", () => {
  test("that was not paid", async () => {
    const ctx = await guestContext(db);
    const trxId = await fillCart(ctx, [goods.lamp, 1]);
    expect(await buy(ctx, trxId)).toSucceed();
    const [order] = await ordersWithLinesOf(trxId);
    expect(await refund(ctx, order!.id, { lines: "all" })).toEqual({ ok: false, failure: { code: "not_paid_yet" } });
  });

  test("twice, also when both ask at the same moment", async () => {
    const ctx = await guestContext(db);
    const [order] = await buyPaid(ctx, [goods.lamp, 1]);
    const answers = await Promise.all([1, 2].map(() => refund(ctx, order!.id, { lines: "all", shipping: "all" })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, failure: { code: "nothing_to_refund" } });
  });

  test("of an order that is not there, or to the wallet of a guest", async () => {
    const ctx = await guestContext(db);
    expect(await refund(ctx, 999_999, { lines: "all" })).toEqual({ ok: false, failure: { code: "not_found" } });
    const [order] = await buyPaid(ctx, [goods.lamp, 1]);
    expect(await refund(ctx, order!.id, { lines: "all", to: "wallet" })).toEqual({
      ok: false,
      failure: { code: "no_wallet" },
    });
  });
});

test("one payment of two shops' orders gives each its own back, and no more than it brought", async () => {
  const ctx = await guestContext(db);
  const [one, other] = await buyPaid(ctx, [goods.lamp, 1], [goods.shirt, 3], [goods.song, 2]);
  await refund(ctx, one!.id, { lines: "all", shipping: "all", kind: "cancel" });
  expect(await statusOf(other!.id)).toBe("paid");
  await refund(ctx, other!.id, { lines: [], goodwill: usd(101), kind: "goodwill" });
  await refund(ctx, other!.id, { lines: "all", shipping: "all" });
  const [payment] = await db.select().from(payments);
  const sent = await db.select().from(refunds);
  expect(sent.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(payment!.amountMinor);
  expect([await statusOf(one!.id), await statusOf(other!.id)]).toEqual(["refunded", "refunded"]);
  expect(await checkLedger(ctx)).toEqual([]);
});

test("an order that was paid twice goes back out of the payment that was kept", async () => {
  const ctx = await guestContext(db);
  const trxId = await fillCart(ctx, [goods.lamp, 1]);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 11 * 60_000) };
  expect(await placeOrder(later, { trx_id: trxId, payment_type: "sandbox" })).toSucceed();
  const tries = await db.select().from(payments).orderBy(payments.id);
  const [order] = await ordersWithLinesOf(trxId);
  const paid = { status: "paid" as const, amount: usd(order!.totalMinor) };
  for (const { id } of tries.toReversed()) await settlePayment(later, id, paid);
  expect(await refund(later, order!.id, { lines: "all", shipping: "all" })).toSucceed();
  const sent = await db.select().from(refunds).orderBy(refunds.id);
  expect(sent.map(({ paymentId, amountMinor }) => [paymentId, amountMinor])).toEqual(
    tries.map(({ id }) => [id, order!.totalMinor]),
  );
  expect(await checkLedger(later)).toEqual([]);
});

test("a customer can have it in the wallet, where it is at once", async () => {
  const ctx = await come();
  const [order] = await buyPaid(ctx, [goods.lamp, 1]);
  const made = valueOf(await refund(ctx, order!.id, { lines: "all", to: "wallet" }));
  expect(await getBalance(ctx, ctx.visitor.customerId!)).toEqual(made.amount);
  expect(await payoutsOf(made.refundId)).toEqual([["wallet", expect.any(Number)]]);
  expect(await db.select().from(refunds)).toEqual([]);
});

describe("cash that was taken at the door", () => {
  const paidInCash = async (ctx: Context) => {
    const trxId = await fillCart(ctx, [goods.lamp, 1]);
    expect(await buy(ctx, trxId)).toSucceed();
    const [order] = await ordersWithLinesOf(trxId);
    await db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, order!.id));
    return order!;
  };

  test("goes into a customer's wallet", async () => {
    const ctx = await come();
    const order = await paidInCash(ctx);
    expect(await refund(ctx, order.id, { lines: "all", shipping: "all" })).toSucceed();
    expect(await getBalance(ctx, ctx.visitor.customerId!)).toEqual(usd(order.totalMinor));
  });

  test("is paid out by hand to a guest", async () => {
    const ctx = await guestContext(db);
    const order = await paidInCash(ctx);
    const made = await refund(ctx, order.id, { lines: "all", shipping: "all" });
    expect(made.ok && (await payoutsOf(made.value.refundId))).toEqual([["by_hand", order.totalMinor]]);
    const clerk = await come();
    expect(await findManualPayouts(clerk)).toEqual([]);
    const staff = { ...clerk, visitor: { ...clerk.visitor, permissions: ["refunds.write"] } };
    const [payout] = await findManualPayouts(staff);
    expect(payout).toMatchObject({ amount: { amount: order.totalMinor } });
    expect(await markPaidOut(clerk, payout!.id)).toEqual({ ok: false, failure: { code: "not_found" } });
    const answers = await Promise.all([markPaidOut(staff, payout!.id), markPaidOut(staff, payout!.id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findManualPayouts(staff)).toEqual([]);
  });
});

test("the database itself refuses more than was paid", async () => {
  const [order] = await buyPaid(await guestContext(db), [goods.lamp, 1]);
  const amountMinor = order!.totalMinor + 1;
  const row = {
    orderId: order!.id,
    kind: "goodwill" as const,
    destination: "source" as const,
    amountMinor,
    goodsMinor: 0,
  };
  await expect(
    db.transaction((inside) =>
      inside
        .insert(orderRefunds)
        .values({ ...row, shippingMinor: 0, goodwillMinor: amountMinor, taxMinor: 0, actor: "shop" }),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("there would go") } });
});
