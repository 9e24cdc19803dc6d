import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/ledger.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { orderRefunds, refundPayouts } from "#db/schema/refund.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { advanceToDelivered, ordersOf, payOnline } from "#tests/support/placed-orders.ts";
import { refundOrder } from "./refund-order.ts";

const { db } = await openTestDatabase();
const SHOP = { kind: "shop" as const, customerId: null };
const RUNS = 8;

const anyStep = fc.record({
  line: fc.nat(2),
  units: fc.nat(3),
  shipping: fc.constantFrom(null, 0, 99, "all" as const),
  goodwill: fc.constantFrom(0, 1, 250),
  deduction: fc.constantFrom(0, 50),
  isToWallet: fc.boolean(),
});
const purchase = fc.record({
  lamps: fc.integer({ min: 1, max: 2 }),
  shirts: fc.integer({ min: 1, max: 4 }),
  songs: fc.nat(3),
  isOnline: fc.boolean(),
  isDelivered: fc.boolean(),
  steps: fc.array(anyStep, { maxLength: 6 }),
  end: fc.constantFrom("nothing" as const, "all" as const, "cancel" as const),
});

type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never;
type Order = Awaited<ReturnType<typeof ordersOf>>[number];

const numberOf = (rows: { value: number | string | null }[]) => Number(rows[0]?.value ?? 0);

async function refundStep(ctx: Context, { id }: Order, step: Step) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
  const line = lines[step.line % lines.length]!;
  const amount = (minor: number) => moneyFromMinor(minor, "USD");
  return refundOrder(ctx, {
    orderId: id,
    lines: step.units > 0 ? [{ orderLineId: line.id, quantity: step.units }] : [],
    shipping: typeof step.shipping === "number" ? amount(step.shipping) : step.shipping,
    goodwill: amount(step.goodwill),
    deduction: amount(step.deduction),
    to: step.isToWallet ? "wallet" : "source",
    kind: "goodwill",
    actor: SHOP,
  });
}

async function expectSound(ctx: Context, order: Order): Promise<void> {
  const [refunded, paidOut, row] = [
    numberOf(
      await db
        .select({ value: sql<number>`sum(${orderRefunds.amountMinor})` })
        .from(orderRefunds)
        .where(eq(orderRefunds.orderId, order.id)),
    ),
    numberOf(
      await db
        .select({ value: sql<number>`sum(${refundPayouts.amountMinor})` })
        .from(refundPayouts)
        .innerJoin(orderRefunds, eq(orderRefunds.id, refundPayouts.refundId))
        .where(eq(orderRefunds.orderId, order.id)),
    ),
    (await db.select().from(orders).where(eq(orders.id, order.id)))[0]!,
  ];
  expect(refunded).toBeLessThanOrEqual(order.totalMinor);
  expect(paidOut).toBe(refunded);
  if (row.paymentStatus !== "unpaid")
    expect(row.paymentStatus).toBe(
      refunded === 0 ? "paid" : refunded === order.totalMinor ? "refunded" : "partly_refunded",
    );
  for (const payment of await db.select().from(payments).where(eq(payments.purchaseId, order.purchaseId)))
    expect(
      numberOf(
        await db
          .select({ value: sql<number>`sum(${refunds.amountMinor})` })
          .from(refunds)
          .where(eq(refunds.paymentId, payment.id)),
      ),
    ).toBeLessThanOrEqual(payment.amountMinor);
  expect(await checkLedger(ctx)).toEqual([]);
}

/** What the operator still holds for orders: what was paid, less what shops and operator have by delivery, and what went back. */
const heldForOrders = async (): Promise<number> =>
  numberOf(
    await db
      .select({ value: sql<number>`sum(${ledgerEntries.amountMinor})` })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerAccounts.kind, "order_clearing")),
  );

test("however orders are refunded, no more goes back than was paid, to the minor unit, and ledger and stock agree", async () => {
  const goods = await makeGoods(db);
  await db.update(stockLevels).set({ onHand: sql`${stockLevels.onHand} + 500` });
  const customerId = await makeCustomer(db);
  const ctx = await guestContext(db, { visitor: { customerId }, settings: { maximumUnpaidUnits: 10_000 } });
  const freeLamps = async () => {
    const [level] = await db.select().from(stockLevels).where(eq(stockLevels.variantId, goods.lamp.variantIds[0]!));
    return level!.onHand - level!.allocated;
  };
  let expectedHeld = 0;
  await fc.assert(
    fc.asyncProperty(purchase, async ({ lamps, shirts, songs, isOnline, isDelivered, steps, end }) => {
      const wanted: [typeof goods.lamp, number][] = [
        [goods.lamp, lamps],
        [goods.shirt, shirts],
        ...(songs > 0 ? ([[goods.song, songs]] as [typeof goods.song, number][]) : []),
      ];
      const before = await freeLamps();
      const trxId = await fillCart(ctx, ...wanted);
      expect(await buy(ctx, trxId, isOnline ? "sandbox" : "cash_on_delivery")).toSucceed();
      const placed = await ordersOf(db, trxId);
      if (isOnline) await payOnline(ctx, trxId);
      for (const [index, order] of placed.entries()) {
        if (isDelivered) await advanceToDelivered(ctx, order.id, SHOP);
        for (const step of steps) {
          const made = await refundStep(ctx, order, step);
          if (!isOnline && !isDelivered) expect(made).toFail("not_paid_yet");
          await expectSound(ctx, order);
        }
        if (end === "all" && (isOnline || isDelivered))
          await refundOrder(ctx, {
            orderId: order.id,
            lines: "all",
            shipping: "all",
            to: "source",
            kind: "return",
            actor: SHOP,
          });
        if (end === "cancel" && index === 0) {
          const [one, other] = await Promise.all([
            cancelOrder(ctx, order.id, SHOP),
            refundOrder(ctx, {
              orderId: order.id,
              lines: "all",
              shipping: "all",
              to: "source",
              kind: "return",
              actor: SHOP,
            }),
          ]);
          expect(one.ok).toBe(!isDelivered);
          if (one.ok && (other.ok || isOnline))
            expect((await db.select().from(orders).where(eq(orders.id, order.id)))[0]!.paymentStatus).not.toBe("paid");
        }
        await expectSound(ctx, order);
        const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
        const back = numberOf(
          await db
            .select({ value: sql<number>`sum(${orderRefunds.amountMinor})` })
            .from(orderRefunds)
            .where(eq(orderRefunds.orderId, order.id)),
        );
        if (row!.paymentStatus !== "unpaid" && !isDelivered) expectedHeld += order.totalMinor - back;
      }
      const isGivenBack = end === "cancel" && !isDelivered;
      expect((await freeLamps()) === before).toBe(isGivenBack);
      expect(await heldForOrders()).toBe(expectedHeld);
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
});
