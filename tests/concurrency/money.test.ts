import { and, asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefunds } from "#db/schema/refund.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { attemptKey } from "#domain/payment/provider/attempt-key.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { expirePurchases } from "#domain/checkout/purchase/expire-purchases.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { approveReturn } from "#domain/orders/return/decide-return.ts";
import { receiveReturn } from "#domain/orders/return/receive-return.ts";
import { refundReturn } from "#domain/orders/return/refund-return.ts";
import { requestReturn } from "#domain/orders/return/request-return.ts";
import { requestReturnInput } from "#domain/orders/return/return.input.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { isNegative } from "#shared/money.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { expectBankToAgree } from "#tests/support/expect-bank-to-agree.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { sendWhole } from "#tests/support/managed-orders.ts";
import { makeMoneyWorld } from "#tests/support/money-world.ts";
import { checkoutForm, fillCart, sendSandboxWebhook } from "#tests/support/shopping.ts";
import { valueOf } from "../support/value-of.ts";

const CONNECTIONS = 24;
const BATCH_SIZE = 8;
const MINUTE = 60_000;

const { db } = await openTestPostgres(CONNECTIONS);
const world = await makeMoneyWorld(db);
const customer = world.as(0, {});

const pass = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * MINUTE);
};
const several = <Value>(run: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: BATCH_SIZE }, (_, index) => run(index)));

/** Placed by the customer, to be paid online; of two shops. */
async function place(ctx = customer, more: object = {}): Promise<{ trxId: string; id: number }> {
  const trxId = await fillCart(ctx, [world.goods[0]!, 1], [world.goods[3]!, 2]);
  expect(await confirmOrder(ctx, checkoutForm(trxId))).toSucceed();
  expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "sandbox", ...more })).toSucceed();
  const [purchase] = await db.select({ id: purchases.id }).from(purchases).where(eq(purchases.trxId, trxId));
  return { trxId, id: purchase!.id };
}

/** The tries that have begun at the bank. */
async function triesOf(purchaseId: number): Promise<{ id: number; reference: string }[]> {
  const rows = await db
    .select({ id: payments.id, reference: payments.providerReference })
    .from(payments)
    .where(and(eq(payments.purchaseId, purchaseId), eq(payments.provider, "sandbox")))
    .orderBy(asc(payments.id));
  return rows.flatMap(({ id, reference }) => (reference === null ? [] : [{ id, reference }]));
}

const ordersOf = (purchaseId: number) =>
  db.select().from(orders).where(eq(orders.purchaseId, purchaseId)).orderBy(asc(orders.id));

const notify = (reference: string, eventId = `event ${reference}`) =>
  sendSandboxWebhook(customer, { eventId, kind: "payment", reference });

async function payAll(purchaseId: number): Promise<void> {
  for (const { reference } of await triesOf(purchaseId)) {
    world.bank.decide(reference, "paid");
    await notify(reference);
  }
}

async function expectSound(): Promise<void> {
  expect(await findBrokenBooks(db)).toEqual([]);
  await expectBankToAgree(db, world);
  expect(await findBrokenBooks(db)).toEqual([]);
}

describe("at the same moment", () => {
  test("of two payments of one purchase one is kept and the other goes back", async () => {
    const placed: { trxId: string; id: number }[] = [];
    for (let index = 0; index < BATCH_SIZE; index += 1) placed.push(await place());
    pass(11);
    for (const { trxId } of placed)
      expect(await placeOrder(customer, { trx_id: trxId, payment_type: "sandbox" })).toSucceed();
    const tries = (await Promise.all(placed.map(({ id }) => triesOf(id)))).flat();
    expect(tries).toHaveLength(2 * BATCH_SIZE);
    for (const { reference } of tries) world.bank.decide(reference, "paid");
    await Promise.all(tries.map(({ reference }) => notify(reference)));
    for (const { id } of placed)
      expect((await ordersOf(id)).map(({ paymentStatus }) => paymentStatus)).toEqual(["paid", "paid"]);
    await expectSound();
    expect(world.bank.sentBack.size).toBe(BATCH_SIZE);
  });

  test("webhook, browser and job report a payment: it is booked once, and one mail says so", async () => {
    const { id } = await place();
    pass(2);
    const [{ reference, id: paymentId }] = (await triesOf(id)) as [{ reference: string; id: number }];
    world.bank.decide(reference, "paid");
    await several<unknown>((index) => {
      if (index % 4 === 0) return settlePayments(customer);
      if (index % 4 === 1) return returnFromPayment(customer, attemptKey(customer, "payment", paymentId));
      return notify(reference, `event ${index % 2} ${reference}`);
    });
    const received = await db
      .select()
      .from(mails)
      .where(sql`once_key like ${`payment-received:${id}:%`}`);
    expect(received).toHaveLength(1);
    await expectSound();
  });

  test("wallet money that pays a part is set aside from many places at once and never twice", async () => {
    const placed: { trxId: string; id: number }[] = [];
    for (let index = 0; index < BATCH_SIZE; index += 1) placed.push(await place());
    pass(11);
    await Promise.all(
      placed.map(({ trxId }) => placeOrder(customer, { trx_id: trxId, payment_type: "sandbox", use_wallet: true })),
    );
    expect(isNegative(await getBalance(customer, world.customerId))).toBe(false);
    expect(await findBrokenBooks(db)).toEqual([]);
    await Promise.all(placed.map(({ id }) => payAll(id)));
    await expectSound();
  });

  test("what is canceled while it is paid is one or the other, and nothing of it is kept", async () => {
    const placed: { trxId: string; id: number }[] = [];
    for (let index = 0; index < BATCH_SIZE; index += 1) placed.push(await place());
    await Promise.all(
      placed.flatMap(({ id }) => [
        payAll(id),
        ordersOf(id).then((all) =>
          Promise.all(all.map((order) => cancelOrder(customer, order.id, SYSTEM, "so be it"))),
        ),
      ]),
    );
    await expectSound();
    for (const { id } of placed)
      for (const order of await ordersOf(id)) {
        expect(order.fulfilmentStatus).toBe("canceled");
        expect(["unpaid", "refunded"]).toContain(order.paymentStatus);
      }
  });

  test("what expires while it is paid is bought or sent back", async () => {
    const placed: { trxId: string; id: number }[] = [];
    for (let index = 0; index < BATCH_SIZE; index += 1) placed.push(await place());
    pass(16);
    await Promise.all([expirePurchases(customer), expirePurchases(customer), ...placed.map(({ id }) => payAll(id))]);
    await expectSound();
  });

  test("an order that is refunded from many places, and a return of it, give back what was paid once", async () => {
    const { id } = await place();
    await payAll(id);
    const [order] = (await ordersOf(id)) as [typeof orders.$inferSelect];
    const shop = { shopId: order.shopId, actor: { kind: "shop" as const, customerId: null } };
    await sendWhole(customer, shop, order.code);
    expect(await deliverOrder(customer, shop, order.code)).toSucceed();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const returned = valueOf(
      await requestReturn(
        customer,
        requestReturnInput.parse({
          code: order.code,
          lines: [{ order_line_id: line!.id, quantity: 1 }],
          reason: "damaged",
        }),
      ),
    );
    const owner = { kind: "shop" as const, shopId: order.shopId, customerId: world.customerId };
    expect(await approveReturn(customer, owner, returned.id, "4 Quay Street")).toSucceed();
    expect(await receiveReturn(customer, owner, returned.id, [line!.id])).toSucceed();
    const whole = { orderId: order.id, lines: "all" as const, shipping: "all" as const, kind: "goodwill" as const };
    await several<unknown>((index) =>
      index % 2 === 0
        ? refundReturn(customer, owner, returned.id, { withShipping: true, deduction: "", note: "" })
        : refundOrder(customer, { ...whole, to: index % 4 === 1 ? "wallet" : "source", actor: SYSTEM }),
    );
    const made = await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
    expect(made.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order.totalMinor);
    await expectSound();
  });

  test("two tabs that place one cart in different ways make one purchase, which is paid once", async () => {
    const trxId = await fillCart(customer, [world.goods[1]!, 2]);
    expect(await confirmOrder(customer, checkoutForm(trxId))).toSucceed();
    await several((index) =>
      placeOrder(customer, { trx_id: trxId, payment_type: index % 2 === 0 ? "sandbox" : "wallet" }),
    );
    const [purchase] = await db.select().from(purchases).where(eq(purchases.trxId, trxId));
    expect(await ordersOf(purchase!.id)).toHaveLength(1);
    await payAll(purchase!.id);
    await expectSound();
  });
});
