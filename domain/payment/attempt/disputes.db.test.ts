import { asc, desc, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { creditNotes } from "#db/schema/credit-note.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orders } from "#db/schema/order.ts";
import { paymentDisputes, payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { getShopOrder } from "#domain/fulfilment/fulfilment/get-shop-order.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import { getOrderRecord } from "#domain/orders/order-admin/get-order-record.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { moneyFromMinor, sumMoney } from "#shared/money.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { sendWhole } from "#tests/support/managed-orders.ts";
import { makeBank, type Bank, type BankDispute } from "#tests/support/money-world.ts";
import { buy, guestContext, fillCart, makeGoods, sendSandboxWebhook } from "#tests/support/shopping.ts";
import { usd } from "#tests/support/usd.ts";
import { settlePayments } from "./settle-payments.ts";

const { db } = await openTestDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SHOP = { kind: "shop" as const, customerId: null };
let clock: { now: Date };
let bank: Bank;
let ctx: Context;
let staffId: number;
let ownerId: number;
const goods = await makeGoods(db);
beforeEach(async () => {
  clock = { now: new Date() };
  bank = makeBank(clock);
  const customerId = await makeCustomer(db);
  const guest = await guestContext(db, { visitor: { customerId } });
  ctx = { ...guest, providers: [bank.provider], now: () => clock.now };
  staffId = await makeStaffMember(db, ["refunds.write", "orders.read"]);
  ownerId = await makeCustomer(db);
  await db.update(shops).set({ ownerId }).where(eq(shops.id, goods.lamp.shopId));
});

/** Buys and pays by card; returns the provider's reference and the orders in the order of their ids. */
async function buyPaid(...wanted: [MadeProduct, number][]) {
  const trxId = await fillCart(ctx, ...wanted);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  const [payment] = await db
    .select({ reference: payments.providerReference, totalMinor: purchases.totalMinor })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(purchases.trxId, trxId));
  const reference = payment!.reference!;
  bank.decide(reference, "paid");
  await tell(reference, "paid");
  const bought = await db
    .select({ id: orders.id, code: orders.code, totalMinor: orders.totalMinor })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(eq(purchases.trxId, trxId))
    .orderBy(asc(orders.id));
  return { reference, totalMinor: payment!.totalMinor, bought, order: bought[0]! };
}

async function tell(reference: string, eventId: string, more: { isDispute?: true } = {}) {
  const message = { eventId: `${reference} ${eventId}`, kind: "message", reference, ...more };
  expect(await sendSandboxWebhook(ctx, message)).toSucceed();
}

const disputeOf = async (reference: string, amount?: number): Promise<BankDispute> =>
  bank.dispute(reference, false, amount === undefined ? undefined : usd(amount))!;

async function move(dispute: BankDispute, status: BankDispute["status"]): Promise<void> {
  dispute.status = status;
  await tell(dispute.about, `${dispute.reference} ${status}`, { isDispute: true });
  await expectRightBooks();
}

async function expectRightBooks(): Promise<void> {
  expect(await findBrokenBooks(db)).toEqual([]);
  expect(await checkLedger(ctx)).toEqual([]);
}

const refund = (orderId: number, minor: number, to: "source" | "wallet" = "source") =>
  refundOrder(ctx, { orderId, lines: [], shipping: null, goodwill: usd(minor), to, kind: "goodwill", actor: SHOP });
const stateOf = async (orderId: number) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]!;
const disputesOf = (reference: string) =>
  db
    .select({ status: paymentDisputes.status, keptMinor: paymentDisputes.keptMinor })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.id, paymentDisputes.paymentId))
    .where(eq(payments.providerReference, reference))
    .orderBy(asc(paymentDisputes.id));
const refundedOf = async (orderId: number) =>
  (await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)).orderBy(asc(orderRefunds.id))).map(
    ({ kind, amountMinor }) => [kind, amountMinor],
  );

async function balanceOf(kind: string): Promise<number> {
  const { rows } = (await db.execute(
    sql`select coalesce(sum(e.amount_minor), 0)::float8 as minor from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.kind = ${kind}`,
  )) as { rows: { minor: number }[] };
  return rows[0]!.minor;
}

const titlesOf = async (customerId: number) =>
  (
    await db.select().from(notifications).where(eq(notifications.customerId, customerId)).orderBy(asc(notifications.id))
  ).map(({ title }) => title);

describe("an open dispute", () => {
  test("is booked and reported once however often the provider reports it, and leaves the order as it is", async () => {
    const { reference, order, totalMinor } = await buyPaid([goods.lamp, 1]);
    const before = { clearing: await balanceOf("provider_clearing"), disputes: await balanceOf("disputes") };
    const dispute = await disputeOf(reference);
    for (let times = 0; times < 2; times += 1) await move(dispute, "open");
    await tell(reference, "again, by another message", { isDispute: true });
    expect(await disputesOf(reference)).toEqual([{ status: "open", keptMinor: null }]);
    expect(await balanceOf("provider_clearing")).toBe(before.clearing + totalMinor);
    expect(await balanceOf("disputes")).toBe(before.disputes - totalMinor);
    expect(await stateOf(order.id)).toMatchObject({ paymentStatus: "paid", fulfilmentStatus: "pending" });
    expect(await titlesOf(staffId)).toEqual(["Payment disputed"]);
    expect(await titlesOf(ownerId)).toContain(`The payment for order ${order.code} is disputed`);
    expect((await titlesOf(ctx.visitor.customerId!)).join()).not.toContain("disputed");
  });

  test("refuses refunds and cancelling in words, and holds what the provider has not sent yet", async () => {
    const { reference, order } = await buyPaid([goods.lamp, 1]);
    expect(await refund(order.id, 300)).toSucceed();
    await move(await disputeOf(reference, 1000), "open");
    for (const to of ["source", "wallet"] as const)
      expect(await refund(order.id, 100, to)).toEqual({ ok: false, failure: { code: "payment_disputed" } });
    expect(await cancelOrder(ctx, order.id, SHOP)).toEqual({ ok: false, failure: { code: "payment_disputed" } });
    await settlePayments(ctx);
    expect(bank.sentBack.size).toBe(0);
    expect(await stateOf(order.id)).toMatchObject({ paymentStatus: "partly_refunded", fulfilmentStatus: "pending" });
    await expectRightBooks();
  });

  test("without news is queried each day", async () => {
    const { reference, order } = await buyPaid([goods.lamp, 1]);
    const dispute = await disputeOf(reference);
    await move(dispute, "open");
    dispute.status = "lost";
    clock.now = new Date(clock.now.getTime() + DAY - MINUTE);
    await settlePayments(ctx);
    expect(await disputesOf(reference)).toMatchObject([{ status: "open" }]);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE);
    await settlePayments(ctx);
    expect(await disputesOf(reference)).toMatchObject([{ status: "lost" }]);
    expect((await stateOf(order.id)).paymentStatus).toBe("refunded");
    await expectRightBooks();
  });
});

test("a lost one of what paid the rest of a purchase leaves the order alone that was paid before", async () => {
  const trxId = await fillCart(ctx, [goods.lamp, 1], [goods.shirt, 1]);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  const [first, second] = await db.select().from(orders).orderBy(desc(orders.id)).limit(2);
  let reference = "";
  for (const code of [first!.code, trxId]) {
    expect(await placeOrder(ctx, { trx_id: code, payment_type: "sandbox" })).toSucceed();
    const [begun] = await db.select().from(payments).orderBy(desc(payments.id)).limit(1);
    reference = begun!.providerReference!;
    bank.decide(reference, "paid");
    await tell(reference, "paid");
  }
  const dispute = await disputeOf(reference);
  for (const status of ["open", "lost"] as const) await move(dispute, status);
  expect(dispute.amount).toEqual(usd(second!.totalMinor));
  expect(await refundedOf(first!.id)).toEqual([]);
  expect(await refundedOf(second!.id)).toEqual([["dispute", second!.totalMinor]]);
});

test("a dispute that is won brings the money back, and refunds go on", async () => {
  const { reference, order } = await buyPaid([goods.lamp, 1]);
  expect(await refund(order.id, 300)).toSucceed();
  const before = { clearing: await balanceOf("provider_clearing"), disputes: await balanceOf("disputes") };
  const dispute = await disputeOf(reference);
  await move(dispute, "open");
  await move(dispute, "won");
  expect(await balanceOf("provider_clearing")).toBe(before.clearing);
  expect(await balanceOf("disputes")).toBe(before.disputes);
  await settlePayments(ctx);
  expect([...bank.sentBack.values()]).toMatchObject([{ reference, amount: usd(300) }]);
  expect(await refund(order.id, 100)).toSucceed();
  await move(dispute, "open");
  expect(await disputesOf(reference)).toEqual([{ status: "won", keptMinor: null }]);
  expect(await titlesOf(staffId)).toEqual(["Payment disputed", "Dispute won"]);
});

describe("a dispute that is lost", () => {
  test("takes back what shop and operator had of the order, with a credit note, and sends nothing", async () => {
    const { reference, order, totalMinor } = await buyPaid([goods.lamp, 1]);
    const manager = { shopId: goods.lamp.shopId, actor: SHOP };
    await sendWhole(ctx, manager, order.code);
    expect(await deliverOrder(ctx, manager, order.code)).toSucceed();
    const earned = await balanceOf("shop_earning");
    expect(earned).toBeGreaterThan(0);
    const before = await balanceOf("disputes");
    const dispute = await disputeOf(reference);
    await move(dispute, "open");
    await move(dispute, "lost");
    await tell(reference, "lost again", { isDispute: true });
    expect(await disputesOf(reference)).toEqual([{ status: "lost", keptMinor: 0 }]);
    expect(await balanceOf("disputes")).toBe(before);
    expect(await balanceOf("shop_earning")).toBe(0);
    expect(await stateOf(order.id)).toMatchObject({ paymentStatus: "refunded", fulfilmentStatus: "delivered" });
    expect(await refundedOf(order.id)).toEqual([["dispute", totalMinor]]);
    expect(await db.$count(creditNotes, eq(creditNotes.orderId, order.id))).toBe(1);
    expect(await db.select().from(mails).where(like(mails.idempotencyKey, "order-refund:%"))).toEqual([]);
    expect(await refund(order.id, 1)).toFail("refund_too_high");
    await settlePayments(ctx);
    expect(bank.sentBack.size).toBe(0);
    expect(await titlesOf(ownerId)).toContain(`The dispute about order ${order.code} was lost`);
    await expectRightBooks();
  });

  test("and reported only then is booked completely, and a late report of its start changes nothing", async () => {
    const { reference, order, totalMinor } = await buyPaid([goods.lamp, 1]);
    const dispute = await disputeOf(reference);
    await move(dispute, "lost");
    await move(dispute, "open");
    expect(await disputesOf(reference)).toEqual([{ status: "lost", keptMinor: 0 }]);
    expect(await refundedOf(order.id)).toEqual([["dispute", totalMinor]]);
    expect(await titlesOf(staffId)).toEqual(["Dispute lost"]);
  });

  test("after a part was sent back leaves that part with the operator", async () => {
    const { reference, order, totalMinor } = await buyPaid([goods.lamp, 1]);
    expect(await refund(order.id, 300)).toSucceed();
    await settlePayments(ctx);
    const before = await balanceOf("disputes");
    const dispute = await disputeOf(reference, totalMinor);
    await move(dispute, "open");
    await move(dispute, "lost");
    expect(await disputesOf(reference)).toEqual([{ status: "lost", keptMinor: 300 }]);
    expect(await balanceOf("disputes")).toBe(before - 300);
    expect(await refundedOf(order.id)).toEqual([
      ["goodwill", 300],
      ["dispute", totalMinor - 300],
    ]);
    expect((await stateOf(order.id)).paymentStatus).toBe("refunded");
  });

  test("while a part was still to be sent has sent it: the provider is not asked any more", async () => {
    const { reference, order, totalMinor } = await buyPaid([goods.lamp, 1]);
    expect(await refund(order.id, 300)).toSucceed();
    const dispute = await disputeOf(reference, totalMinor);
    await move(dispute, "open");
    await move(dispute, "lost");
    await settlePayments(ctx);
    expect(bank.sentBack.size).toBe(0);
    const sent = await db
      .select()
      .from(refunds)
      .where(sql`${refunds.disputeId} is not null`);
    expect(sent).toMatchObject([{ status: "done", amountMinor: 300, providerReference: dispute.reference }]);
    expect(await disputesOf(reference)).toEqual([{ status: "lost", keptMinor: 0 }]);
    await expectRightBooks();
  });

  test("about a part is borne by the orders in proportion, and the rest can still be refunded to the card", async () => {
    const { reference, bought, totalMinor } = await buyPaid([goods.lamp, 1], [goods.shirt, 1]);
    const dispute = await disputeOf(reference, 1000);
    await move(dispute, "open");
    await move(dispute, "lost");
    const parts = await Promise.all(bought.map(({ id }) => refundedOf(id)));
    expect(parts.map((part) => part.length)).toEqual([1, 1]);
    expect(parts.flat().reduce((sum, [, minor]) => sum + Number(minor), 0)).toBe(1000);
    for (const [index, { totalMinor: whole }] of bought.entries())
      expect(Math.abs(Number(parts[index]![0]![1]) - (1000 * whole) / totalMinor)).toBeLessThan(1);
    for (const { id } of bought) expect(await cancelOrder(ctx, id, SHOP)).toSucceed();
    await settlePayments(ctx);
    const sent = [...bank.sentBack.values()].map(({ amount }) => amount);
    expect(sumMoney(sent, "USD")).toEqual(usd(totalMinor - 1000));
    await expectRightBooks();
  });
});

test("staff see a dispute with its dates at the order", async () => {
  const { reference, order, totalMinor } = await buyPaid([goods.lamp, 1]);
  const dispute = await disputeOf(reference);
  await move(dispute, "open");
  const staff = makeContext(db, { visitor: { customerId: staffId, permissions: ["orders.read"] } });
  const seen = await getOrderRecord(staff, order.code);
  const shown = await getShopOrder(ctx, goods.lamp.shopId, order.code);
  expect(shown).toMatchObject({ isDisputed: true });
  expect(shown!.actions).not.toContain("cancel");
  const manager = makeContext(db, {
    visitor: { customerId: staffId, permissions: ["orders.read", "orders.write", "refunds.write"] },
  });
  expect(await getOrderRecord(manager, order.code)).toMatchObject({
    value: { isDisputed: true, actions: ["confirm", "address"] },
  });
  expect(seen).toMatchObject({
    value: {
      disputes: [{ status: "open", amount: { amount: totalMinor }, reference: dispute.reference, endedAt: null }],
    },
  });
  await move(dispute, "won");
  expect(await getOrderRecord(staff, order.code)).toMatchObject({
    value: { isDisputed: false, disputes: [{ status: "won", endedAt: clock.now.toISOString() }] },
  });
  expect(await getOrderRecord(manager, order.code)).toMatchObject({
    value: { actions: ["confirm", "cancel", "address", "refund"] },
  });
  expect((await getShopOrder(ctx, goods.lamp.shopId, order.code))!.actions).toContain("cancel");
});

test("a dispute in another currency than the payment is no dispute of it", async () => {
  const { reference } = await buyPaid([goods.lamp, 1]);
  bank.dispute(reference, false, moneyFromMinor(100, "EUR"));
  await expect(tell(reference, "euro", { isDispute: true })).rejects.toThrow("EUR");
  expect(await disputesOf(reference)).toEqual([]);
});
