import { expect, test } from "vitest";
import { makeProducts } from "./make-products.ts";
import { planPurchases } from "./plan-orders.ts";

const purchases = planPurchases(makeProducts());
const orders = purchases.flatMap((purchase) => purchase.orders);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("the amounts of an order add up, and those of its orders to the purchase", () => {
  for (const order of orders) {
    expect(sum(order.lines.map(({ lineTotalMinor }) => lineTotalMinor))).toBe(order.subTotalMinor);
    expect(sum(order.lines.map(({ taxMinor }) => taxMinor))).toBe(order.taxMinor);
    expect(sum(order.lines.map(({ couponDiscountMinor }) => couponDiscountMinor))).toBe(order.couponDiscountMinor);
    const goodsMinor = order.subTotalMinor - order.couponDiscountMinor;
    expect(goodsMinor + order.taxMinor + order.shippingMinor + order.shippingTaxMinor).toBe(order.totalMinor);
  }
  for (const purchase of purchases)
    expect(sum(purchase.orders.map(({ totalMinor }) => totalMinor))).toBe(purchase.totalMinor);
});

test("the shopper has an order in every state", () => {
  const stages = purchases
    .filter(({ buyer }) => buyer === "shopper")
    .flatMap((purchase) => purchase.orders.map(({ stage }) => stage));
  expect(new Set(stages)).toEqual(
    new Set(["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled", "expired"]),
  );
});

test("every order has lines of its shop and a code of its own", () => {
  expect(
    orders.every(({ lines, shop }) => lines.length > 0 && lines.every(({ product }) => product.shopSlug === shop)),
  ).toBe(true);
  expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length);
  expect(orders.every(({ code }) => /^SK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
});

test("a coupon takes its percent off all of a purchase", () => {
  const withCoupon = purchases.filter(({ couponCode }) => couponCode === "WELCOME10");
  expect(withCoupon.length).toBeGreaterThan(0);
  for (const { subTotalMinor, couponDiscountMinor } of withCoupon)
    expect(couponDiscountMinor).toBe(Math.min(2000, Math.round(subTotalMinor / 10)));
});

test("the same goods twice make the same orders", () => {
  expect(JSON.stringify(planPurchases(makeProducts()))).toBe(JSON.stringify(purchases));
});
