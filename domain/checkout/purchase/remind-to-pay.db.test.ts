import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { finishPurchase } from "#domain/orders/order/finish-purchase.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, comeAsGuest, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { expirePurchases } from "./expire-purchases.ts";
import { payableUntil } from "./purchase.ts";
import { remindToPay } from "./remind-to-pay.ts";

const { db } = await openTestDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date("2026-11-20T10:00:00Z");
const after = (time: number) => makeContext(db, { now: new Date(start.getTime() + time) });
const { lamp, song } = await makeGoods(db);

const reminders = () => db.select().from(mails).where(eq(mails.template, "payment-reminder"));

test("an unpaid purchase gets one reminder, shortly before it expires", async () => {
  const ctx = await comeAsGuest(db, { now: start });
  await buy(ctx, await fillCart(ctx, [lamp, 1]), "sandbox");
  expect(await remindToPay(after(9 * MINUTE))).toBe(0);
  expect(await remindToPay(after(10 * MINUTE))).toBe(1);
  expect(await remindToPay(after(12 * MINUTE))).toBe(0);
  expect(await reminders()).toMatchObject([
    { recipient: "ada@example.com", data: { until: "2026-11-20T10:15:00.000Z" } },
  ]);
  expect(await expirePurchases(after(16 * MINUTE))).toBe(1);
  expect(await remindToPay(after(16 * MINUTE))).toBe(0);
});

test("a bank transfer has a week, with a reminder two days before the end", async () => {
  const ctx = await comeAsGuest(db, { now: start });
  await buy(ctx, await fillCart(ctx, [lamp, 1]), "sandbox");
  const expiresAt = payableUntil(ctx, "offline_method");
  expect(expiresAt).toEqual(new Date(start.getTime() + 7 * DAY));
  await db.update(purchases).set({ paymentMethod: "offline_method", expiresAt });
  expect(await remindToPay(after(4 * DAY))).toBe(0);
  expect(await remindToPay(after(5 * DAY))).toBe(1);
});

test("a paid purchase gets no reminder, and an order of only files is delivered at once", async () => {
  const ctx = await comeAsGuest(db, { now: start });
  await buy(ctx, await fillCart(ctx, [song, 1]), "sandbox");
  const [purchase] = await db.select().from(purchases);
  const amount = moneyFromMinor(purchase!.totalMinor, "USD");
  expect(await finishPurchase(ctx, { purchaseId: purchase!.id, orderId: null, amount })).toBe("paid");
  expect(await remindToPay(after(10 * MINUTE))).toBe(0);
  expect(await db.select().from(orders)).toMatchObject([{ fulfilmentStatus: "delivered", deliveredAt: start }]);
  const sent = await db.select().from(mails).where(eq(mails.template, "order-step"));
  expect(sent.map(({ data }) => data.kind)).toEqual(["files_ready"]);
});
