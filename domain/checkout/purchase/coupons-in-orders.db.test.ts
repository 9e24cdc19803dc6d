import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { coupons, couponUses } from "#db/schema/coupon.ts";
import { mails } from "#db/schema/mail.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { acknowledgeChanges } from "#domain/cart/cart/acknowledge-changes.ts";
import { applyCoupon } from "#domain/cart/cart/apply-coupon.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { getPurchase } from "#domain/orders/order/get-purchase.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { makeCoupon, usesOf } from "#tests/support/coupons.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { HOUR } from "#tests/support/sales.ts";
import { buy, checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import type { Context } from "../../context.ts";
import { placeOrder } from "./place-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { expirePurchases } from "./expire-purchases.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);
const ctx = await guestContext(db);

const come = async () => guestContext(db, { visitor: { customerId: await makeCustomer(db) } });

async function fillWith(who: Context, codes: readonly string[], ...wanted: [MadeProduct, number][]): Promise<string> {
  const trxId = await fillCart(who, ...wanted);
  for (const code of codes) expect(await applyCoupon(who, { trx_id: trxId, coupon_code: code })).toSucceed();
  return trxId;
}

const place = (who: Context, trxId: string) => placeOrder(who, { trx_id: trxId, payment_type: "cash_on_delivery" });

describe("a purchase with coupons", () => {
  test("is charged what was shown, and its lines say who bears what", async () => {
    const market = await makeCoupon(db);
    const shops = await makeCoupon(db, { shopId: lamp.shopId, amountMinor: 1000 });
    const trxId = await fillWith(ctx, [market.code, shops.code], [lamp, 1], [shirt, 2]);
    const shown = valueOf(await confirmOrder(ctx, checkoutForm(trxId))).totals;
    expect(await place(ctx, trxId)).toSucceed();
    expect(await db.select().from(orderLines).orderBy(asc(orderLines.id))).toMatchObject([
      { lineTotalMinor: 2000, couponDiscountMinor: 1100, operatorDiscountMinor: 100 },
      { lineTotalMinor: 3000, couponDiscountMinor: 300, operatorDiscountMinor: 300 },
    ]);
    const bought = await getPurchase(ctx, { trxId });
    expect(bought).toMatchObject({ total: shown!.total, couponDiscount: { amount: 1400 } });
    expect(await db.select().from(couponUses).orderBy(asc(couponUses.discountMinor))).toMatchObject([
      { couponId: market.id, orderId: null, discountMinor: 400 },
      { couponId: shops.id, orderId: expect.any(Number), discountMinor: 1000 },
    ]);
    expect([await usesOf(db, market), await usesOf(db, shops)]).toEqual([1, 1]);
    expect((await getCart(ctx)).coupons).toEqual([]);
    const [mail] = await db.select().from(mails);
    expect(mail!.data).toMatchObject({ discount: "$14.00" });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("sent again claims nothing twice", async () => {
    const market = await makeCoupon(db);
    const trxId = await fillWith(ctx, [market.code], [lamp, 1]);
    await buy(ctx, trxId);
    expect(await place(ctx, trxId)).toSucceed();
    expect(await usesOf(db, market)).toBe(1);
  });

  test("does not use up a coupon that takes nothing off", async () => {
    const market = await makeCoupon(db);
    const shops = await makeCoupon(db, { shopId: lamp.shopId, amountMinor: 9900 });
    await buy(ctx, await fillWith(ctx, [market.code, shops.code], [lamp, 1]));
    expect([await usesOf(db, market), await usesOf(db, shops)]).toEqual([0, 1]);
    expect(await findBrokenBooks(db)).toEqual([]);
  });
});

describe("the limits of a coupon", () => {
  test("are checked when the order is placed: one buyer gets the last use, the other is shown that it is gone and buys without it", async () => {
    const last = await makeCoupon(db, { maximumUses: 1 });
    const late = await guestContext(db);
    const trxId = await fillWith(late, [last.code], [lamp, 1]);
    const form = checkoutForm(trxId, { email: "late@example.com" });
    await confirmOrder(late, form);
    await buy(ctx, await fillWith(ctx, [last.code], [lamp, 1]));
    expect(await place(late, trxId)).toFail("coupon_lost", {
      values: { code: last.code, reason: "This code has reached its usage limit." },
    });
    expect(await usesOf(db, last)).toBe(1);
    expect((await getCart(late)).changes).toMatchObject([{ kind: "coupon_lost", name: last.code }]);
    await acknowledgeChanges(late);
    expect(await place(late, trxId)).toFail("cart_changed");
    await confirmOrder(late, form);
    expect(await place(late, trxId)).toSucceed();
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("count for each customer", async () => {
    const once = await makeCoupon(db, { maximumUsesPerCustomer: 1 });
    const customer = await come();
    await buy(customer, await fillWith(customer, [once.code], [shirt, 1]));
    const again = await fillCart(customer, [shirt, 1]);
    expect(await applyCoupon(customer, { trx_id: again, coupon_code: once.code })).toFail("coupon_used_by_you");
    const other = await come();
    expect(await buy(other, await fillWith(other, [once.code], [shirt, 1]), "cash_on_delivery")).toSucceed();
    expect(await usesOf(db, once)).toBe(2);
  });

  test("do not delay a purchase that is sold out, and it claims nothing", async () => {
    const market = await makeCoupon(db);
    const trxId = await fillWith(ctx, [market.code], [lamp, 5]);
    await confirmOrder(ctx, checkoutForm(trxId));
    const first = await guestContext(db);
    await buy(first, await fillCart(first, [lamp, 1]), "cash_on_delivery", { email: "first@example.com" });
    expect(await place(ctx, trxId)).toFail();
    expect(await usesOf(db, market)).toBe(0);
  });
});

describe("a use is given back", () => {
  test("when the purchase expires, and the codes are in the cart again", async () => {
    const [market, shops] = [await makeCoupon(db), await makeCoupon(db, { shopId: lamp.shopId, endsAt: at(3) })];
    const trxId = await fillWith(ctx, [market.code, shops.code], [lamp, 1], [shirt, 1]);
    await buy(ctx, trxId, "sandbox");
    expect([await usesOf(db, market), await usesOf(db, shops)]).toEqual([1, 1]);
    await expirePurchases({ ...ctx, now: () => at(0.9) });
    expect([await usesOf(db, market), await usesOf(db, shops)]).toEqual([0, 0]);
    expect((await getCart(ctx)).coupons.map(({ code }) => code).toSorted()).toEqual(
      [market.code, shops.code].toSorted(),
    );
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("when an order is canceled: its shop's at once, the operator's with the last order", async () => {
    const [market, shops] = [await makeCoupon(db), await makeCoupon(db, { shopId: lamp.shopId })];
    await buy(ctx, await fillWith(ctx, [market.code, shops.code], [lamp, 1], [shirt, 1]));
    const placed = await db.select().from(orders).orderBy(asc(orders.id));
    await cancelOrder(ctx, placed[0]!.id, SYSTEM);
    expect([await usesOf(db, market), await usesOf(db, shops)]).toEqual([1, 0]);
    await cancelOrder(ctx, placed[1]!.id, SYSTEM);
    expect([await usesOf(db, market), await usesOf(db, shops)]).toEqual([0, 0]);
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("to the customer too, who may use it again", async () => {
    const once = await makeCoupon(db, { maximumUsesPerCustomer: 1 });
    const customer = await come();
    await buy(customer, await fillWith(customer, [once.code], [shirt, 1]));
    const [order] = await db.select().from(orders);
    await cancelOrder(customer, order!.id, SYSTEM);
    await fillWith(customer, [once.code], [shirt, 1]);
    expect(await db.select().from(coupons).where(eq(coupons.id, once.id))).toMatchObject([{ usesCount: 0 }]);
  });
});

const at = (hours: number): Date => new Date(Date.now() + hours * HOUR);
