import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { acknowledgeChanges } from "#domain/cart/cart/acknowledge-changes.ts";
import { addToCart } from "#domain/cart/cart/add-to-cart.ts";
import { applyCoupon } from "#domain/cart/cart/apply-coupon.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import type { Context } from "#domain/context.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { CURRENCIES, type MoneyWorld } from "./money-world.ts";
import { checkoutForm } from "./shopping.ts";

/** A purchase of anybody, of anything, in any currency, with coupons, paid in any way. */
export const randomPurchase = fc.record({
  who: fc.nat(1),
  currency: fc.constantFrom(...CURRENCIES),
  taxDisplay: fc.constantFrom("before_tax" as const, "after_tax" as const),
  taxBase: fc.constantFrom("product_base" as const, "order_base" as const),
  wanted: fc.array(fc.record({ good: fc.nat(6), quantity: fc.integer({ min: 1, max: 7 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  codes: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
  way: fc.constantFrom("cash_on_delivery", "wallet", "sandbox", "sandbox", "offline_method"),
  voucher: fc.constantFrom(null, null, null, null, null, 0, 1, 2, 3),
  isWalletUsed: fc.boolean(),
  /** Through whose link. */
  affiliate: fc.constantFrom(null, null, 0, 0, 1),
});

export type RandomPurchase = typeof randomPurchase extends fc.Arbitrary<infer Made> ? Made : never;

export type Bought = { trxId: string; ctx: Context };

/** Buys it as a shopper does, and holds what was shown against what is charged. Null where the shop refused. */
export async function buyAtRandom(db: Database, world: MoneyWorld, wish: RandomPurchase): Promise<Bought | null> {
  const { currency, taxDisplay, taxBase } = wish;
  const { visitor, ...own } = world.as(wish.who, { currency, settings: { taxDisplay, taxBase } });
  const link = wish.affiliate === null ? null : { code: world.payouts.affiliates[wish.affiliate]!.code, at: own.now() };
  const ctx = { ...own, visitor: { ...visitor, referral: link } };
  for (const { good, quantity } of wish.wanted) {
    const { productId, variantIds } = world.goods[good]!;
    await addToCart(ctx, { product_id: productId, quantity, variants_ids: variantIds[0] });
  }
  await acknowledgeChanges(ctx);
  const { trxId } = await getCart(ctx);
  for (const place of wish.codes) await applyCoupon(ctx, { trx_id: trxId, coupon_code: world.codes[place]! });
  const confirmed = await confirmOrder(ctx, checkoutForm(trxId, { email: `buyer-${wish.who}@example.com` }));
  if (!confirmed.ok) return null;
  const { total } = confirmed.value.totals;
  const expected = { amount: total.amount, currency: total.currency };
  const voucher = wish.voucher === null ? {} : { voucher_code: world.vouchers[wish.voucher]! };
  const input = { trx_id: trxId, payment_type: wish.way, use_wallet: wish.isWalletUsed, total: expected, ...voucher };
  const completed = await placeOrder(ctx, input);
  const [purchase] = await db.select().from(purchases).where(eq(purchases.trxId, trxId));
  if (purchase!.status === "draft") {
    expect(completed.ok).toBe(false);
    return null;
  }
  await expectCharged(db, world, purchase!, expected);
  return { trxId, ctx };
}

/** Shown, charged, the sum of the orders and the sum of the lines are one amount, and nothing is negative. */
async function expectCharged(
  db: Database,
  world: MoneyWorld,
  purchase: typeof purchases.$inferSelect,
  expected: { amount: number; currency: string },
): Promise<void> {
  expect({ amount: purchase.totalMinor, currency: purchase.currencyCode }).toEqual(expected);
  const placed = await db.select().from(orders).where(eq(orders.purchaseId, purchase.id)).orderBy(asc(orders.id));
  expect(placed.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(expected.amount);
  for (const order of placed) {
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id));
    const isAdded = purchase.taxDisplay === "before_tax";
    const goods = lines.map((line) => {
      expect(line.couponDiscountMinor - line.operatorDiscountMinor).toBeGreaterThanOrEqual(0);
      const left = line.lineTotalMinor - line.couponDiscountMinor;
      expect(Math.min(left, line.taxMinor, line.commissionMinor, line.operatorDiscountMinor)).toBeGreaterThanOrEqual(0);
      return left + (isAdded ? line.taxMinor : 0);
    });
    const delivery = order.shippingMinor + (isAdded ? order.shippingTaxMinor : 0);
    expect(goods.reduce((sum, amount) => sum + amount, delivery)).toBe(order.totalMinor);
  }
  const tries = await db.select().from(payments).where(eq(payments.purchaseId, purchase.id)).orderBy(asc(payments.id));
  const open = tries.filter(({ status }) => status !== "failed");
  if (open.length > 0) expect(open.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(expected.amount);
  for (const { provider, providerReference, amountMinor, currencyCode } of open)
    if (provider === "sandbox" && providerReference)
      expect(world.bank.requested.get(providerReference)).toEqual(moneyFromMinor(amountMinor, currencyCode));
}
