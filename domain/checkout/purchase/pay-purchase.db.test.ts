import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { stockMovements } from "#db/schema/stock.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { getPurchase } from "#domain/orders/order/get-purchase.ts";
import { finishPurchase } from "#domain/orders/order/finish-purchase.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { stockOf } from "#tests/support/managed-orders.ts";
import { placeOrder } from "./place-order.ts";
import { expirePurchases } from "./expire-purchases.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);
const ctx = await guestContext(db);

describe("paying", () => {
  test("online goes to the provider; the money makes it paid, once, and the invoice is issued then", async () => {
    const trxId = await fillCart(ctx, [lamp, 1], [shirt, 1]);
    const placed = await buy(ctx, trxId, "sandbox");
    expect(placed).toMatchObject({ value: { redirectUrl: expect.stringMatching(/^https:\/\/pay\.example\//) } });
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "sandbox" })).toEqual(placed);
    expect((await getPurchase(ctx, { trxId }))!).toMatchObject({
      isPayable: true,
      expiresAt: expect.any(String),
      orders: [{ invoiceNumber: null }, {}],
    });
    const payable = (await getPayable(ctx))!;
    expect(payable.trxId).toBe(trxId);
    const paid = { purchaseId: payable.purchaseId, orderId: null, amount: payable.amount! };
    expect(await finishPurchase(ctx, { ...paid, amount: moneyFromMinor(1, "USD") })).toBe("unfillable");
    expect(await finishPurchase(ctx, paid)).toBe("paid");
    expect(await finishPurchase(ctx, paid)).toBe("already");
    expect((await getPurchase(ctx, { trxId }))!).toMatchObject({
      isPaid: true,
      isPayable: false,
      expiresAt: null,
      orders: [{ paymentStatus: "paid", invoiceNumber: expect.any(String) }, {}],
    });
    expect(await getPayable(ctx)).toBeNull();
  });

  test("can be one order at a time", async () => {
    const trxId = await fillCart(ctx, [lamp, 1], [shirt, 1]);
    await buy(ctx, trxId, "sandbox");
    const [first, second] = (await getPurchase(ctx, { trxId }))!.orders;
    const one = (await getPayable(ctx, first!.code))!;
    expect(one.amount).toEqual(moneyFromMinor(first!.total.amount, "USD"));
    expect(await placeOrder(ctx, { trx_id: first!.code, payment_type: "sandbox" })).toSucceed();
    expect(await finishPurchase(ctx, { purchaseId: one.purchaseId, orderId: one.orderId, amount: one.amount! })).toBe(
      "paid",
    );
    expect((await getPayable(ctx, trxId))!.amount).toEqual(moneyFromMinor(second!.total.amount, "USD"));
    expect(await getPayable(await guestContext(db), trxId)).toBeNull();
  });

  test("is open to anyone with the key of the mail, and to no one else on other devices", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    await buy(ctx, trxId, "sandbox");
    const { key } = (await db.select().from(mails))[0]!.data as { key: string };
    const elsewhere = await guestContext(db);
    const again = { trx_id: trxId, payment_type: "sandbox" };
    expect(await placeOrder(elsewhere, again)).toFail("not_found");
    expect(await placeOrder(elsewhere, { ...again, key })).toMatchObject({
      value: { redirectUrl: expect.stringContaining("pay.example") },
    });
    expect(await placeOrder(elsewhere, { ...again, payment_type: "cash_on_delivery", key })).toMatchObject({
      value: { redirectUrl: expect.stringContaining(`&key=${key}`) },
    });
  });

  test("at a provider's page counts as well when cash was chosen meanwhile, and the invoice stays the one that was issued", async () => {
    const trxId = await fillCart(ctx, [lamp, 1], [shirt, 1]);
    await buy(ctx, trxId, "sandbox");
    const { purchaseId, amount } = (await getPayable(ctx, trxId))!;
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toSucceed();
    const numbers = async () =>
      (await getPurchase(ctx, { trxId }))!.orders.map(({ invoiceNumber, paymentStatus }) => [
        invoiceNumber,
        paymentStatus,
      ]);
    const before = await numbers();
    expect(before.map(([number]) => number)).toEqual([expect.any(String), expect.any(String)]);
    expect(await finishPurchase(ctx, { purchaseId, orderId: null, amount: amount! })).toBe("paid");
    expect(await numbers()).toEqual(before.map(([number]) => [number, "paid"]));
  });

  test("that failed can be changed to cash", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    await buy(ctx, trxId, "sandbox");
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toMatchObject({
      value: { redirectUrl: expect.stringContaining("order-confirmation") },
    });
    expect(await getPurchase(ctx, { trxId })).toMatchObject({
      paymentMethod: "cash_on_delivery",
      expiresAt: null,
      orders: [{ invoiceNumber: expect.any(String) }],
    });
  });

  test("that is not done in time releases stock and cart, and late money buys nothing", async () => {
    const trxId = await fillCart(ctx, [lamp, 2]);
    await buy(ctx, trxId, "sandbox");
    const payable = (await getPayable(ctx))!;
    expect(await expirePurchases(ctx)).toBe(0);
    const later = { ...ctx, now: () => new Date(Date.now() + 16 * 60_000) };
    expect(await expirePurchases(later)).toBe(1);
    expect(await expirePurchases(later)).toBe(0);
    expect(await stockOf(db, lamp)).toEqual({ onHand: 5, allocated: 0 });
    expect(await getPurchase(ctx, { trxId })).toMatchObject({
      status: "expired",
      isPayable: false,
      orders: [{ fulfilmentStatus: "canceled" }],
    });
    expect((await getCart(ctx)).carts).toMatchObject([{ productId: lamp.productId, quantity: 2 }]);
    expect(
      await finishPurchase(later, { purchaseId: payable.purchaseId, orderId: null, amount: payable.amount! }),
    ).toBe("unfillable");
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "sandbox" })).toFail("not_payable");
    expect((await db.select().from(mails).orderBy(mails.id)).map(({ template }) => template)).toEqual([
      "order-placed",
      "purchase-expired",
    ]);
    const movements = await db
      .select({ kind: stockMovements.kind, quantity: stockMovements.quantity })
      .from(stockMovements)
      .where(eq(stockMovements.variantId, lamp.variantIds[0]!))
      .orderBy(stockMovements.id);
    expect(movements).toEqual([
      { kind: "received", quantity: 5 },
      { kind: "allocated", quantity: 2 },
      { kind: "released", quantity: 2 },
    ]);
  });
});
