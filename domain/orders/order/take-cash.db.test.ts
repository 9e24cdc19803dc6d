import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { findAccountSums } from "#domain/accounts/ledger/find-account-sums.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { settlePayment } from "#domain/payment/attempt/settle-payment.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { advanceToDelivered } from "#tests/support/placed-orders.ts";
import { cancelOrder } from "./cancel-order.ts";
import { SYSTEM } from "./order.ts";

const { db } = await openTestDatabase();
const ctx = await guestContext(db);

const heldForOrders = async () =>
  (await findAccountSums(ctx)).liabilities.find(({ name }) => name === "orders")!.amount.amount;

test("cash at the door is booked also where an earlier payment came too late and is sent back", async () => {
  const { lamp, shirt } = await makeGoods(db);
  const trxId = await fillCart(ctx, [lamp, 1], [shirt, 1]);
  expect(await buy(ctx, trxId, "sandbox")).toSucceed();
  const cash = { trx_id: trxId, payment_type: "cash_on_delivery" };
  expect(await placeOrder(ctx, cash)).toSucceed();
  const [kept, canceled] = await db.select().from(orders).orderBy(asc(orders.id));
  expect(await cancelOrder(ctx, canceled!.id, SYSTEM)).toSucceed();
  const [attempt] = await db.select().from(payments);
  const amount = moneyFromMinor(attempt!.amountMinor, "USD");
  expect(await settlePayment(ctx, attempt!.id, { status: "paid", amount })).toBe("paid");
  expect(await db.select().from(refunds)).toMatchObject([{ paymentId: attempt!.id, reason: "unfillable" }]);
  await advanceToDelivered(ctx, kept!.id);
  const [taken] = await db.select().from(payments).where(eq(payments.provider, "cash_on_delivery"));
  expect(taken).toMatchObject({ orderId: kept!.id, status: "paid", amountMinor: kept!.totalMinor });
  expect(await heldForOrders()).toBe(attempt!.amountMinor);
  expect(await findBrokenBooks(db)).toEqual([]);
});
