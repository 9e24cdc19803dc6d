import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "#domain/cart/cart/cart.ts";
import type { PricedLines } from "#domain/cart/cart/price-lines.ts";
import { sortCoupons } from "#domain/cart/cart/sort-coupons.ts";
import type { Coupon } from "#domain/pricing/coupon/coupon.ts";
import { priceCart, type CartToPrice } from "#domain/pricing/price/price-cart.ts";
import { addMoney, compareMoney, isNegative, subtractMoney, sumMoney } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { moneyCases } from "#tests/support/money-cases.ts";
import { usd } from "#tests/support/usd.ts";
import type { Context } from "../../context.ts";
import { growTree } from "#domain/catalog/category/category.ts";
import { couponUses, newOrders } from "./write-purchase.ts";
import type { Purchase } from "./purchase.ts";

const HOUR = 3_600_000;
const SHOPS = 4;
const CASES = 1500;
const PATIENCE = 10 * 60_000;

const CURRENCIES = [
  { code: "USD", name: "", symbol: "$", exchangeRate: "1", roundingStepMinor: 1 },
  { code: "JPY", name: "", symbol: "¥", exchangeRate: "151.37", roundingStepMinor: 1 },
  { code: "KWD", name: "", symbol: "KD ", exchangeRate: "0.3071", roundingStepMinor: 5 },
  { code: "CHF", name: "", symbol: "CHF ", exchangeRate: "0.8812", roundingStepMinor: 5 },
];

const randomLine = fc.record({
  shopId: fc.integer({ min: 1, max: SHOPS }),
  productId: fc.integer({ min: 1, max: 8 }),
  priceMinor: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 300_000 })),
  quantity: fc.integer({ min: 1, max: 30 }),
  taxClassCode: fc.constantFrom("standard", "reduced", "zero"),
  isDigital: fc.boolean(),
  isSold: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

const randomCoupon = fc.record({
  isFlat: fc.boolean(),
  amountMinor: fc.integer({ min: 1, max: 200_000 }),
  basisPoints: fc.integer({ min: 1, max: 10_000 }),
  max: fc.option(fc.integer({ min: 1, max: 50_000 })),
  minimumMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
  productIds: fc.option(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 5 })),
  hours: fc.constantFrom(-2, -1, 0, 0, 0, 0, 1),
  limits: fc.record({ uses: fc.option(fc.integer({ min: 0, max: 2 })), of: fc.integer({ min: 1, max: 2 }) }),
});

type RandomCoupon = typeof randomCoupon extends fc.Arbitrary<infer Made> ? Made : never;

/** At most one coupon of each owner; the last place is the operator's. */
const randomCart = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  lines: fc.array(randomLine, { minLength: 1, maxLength: 12 }),
  coupons: fc.tuple(...Array.from({ length: SHOPS + 1 }, () => fc.option(randomCoupon))),
  taxRates: fc.record({ standard: fc.integer({ min: 0, max: 3000 }), reduced: fc.integer({ min: 0, max: 1000 }) }),
  taxDisplay: fc.constantFrom("before_tax" as const, "after_tax" as const),
  taxBase: fc.constantFrom("product_base" as const, "order_base" as const),
  shippingMinor: fc.integer({ min: 0, max: 3000 }),
  freeFromMinor: fc.option(fc.integer({ min: 1, max: 100_000 })),
});

type RandomCart = typeof randomCart extends fc.Arbitrary<infer Made> ? Made : never;

function lineOf(line: RandomCart["lines"][number], index: number): CartLine {
  const price = usd(line.priceMinor);
  return {
    id: index + 1,
    productId: line.productId,
    variantId: index + 1,
    slug: "",
    name: "",
    variantsName: "",
    sku: "",
    weightGrams: 0,
    cubicMillimeters: 0,
    categoryId: 1,
    deliveryClass: "",
    image: null,
    type: line.isDigital ? "digital" : "physical",
    taxClassCode: line.taxClassCode,
    isCashOnDeliveryAllowed: true,
    minimumOrderQuantity: 1,
    maximumOrderQuantity: null,
    currentStock: 1000,
    isSold: line.isSold,
    isShopOpen: true,
    shop: { id: line.shopId, slug: "", name: "" },
    ownPrice: price,
    quantity: line.quantity,
    seenPrice: price,
    seenFixedPrice: null,
    isSeenInCurrency: true,
    fixed: null,
    unitPrice: price,
    campaignProductId: null,
    saleUnitsLeft: null,
    isCapped: false,
    isOfferOver: false,
    buyNowTrxId: null,
    isSavedForLater: false,
    referralCode: null,
  };
}

function couponOf(ctx: Context, made: RandomCoupon, place: number): Coupon {
  const shifted = (hours: number) => new Date(ctx.now().getTime() + (hours + made.hours) * HOUR);
  return {
    id: place + 1,
    shopId: place === SHOPS ? null : place + 1,
    code: `CODE${place}`,
    title: "",
    kind: made.productIds ? "product_base" : "invoice_base",
    percentBasisPoints: made.isFlat ? null : made.basisPoints,
    amount: made.isFlat ? usd(made.amountMinor) : null,
    minimumSpend: usd(made.minimumMinor),
    maximumDiscount: made.max === null ? null : usd(made.max),
    startsAt: shifted(-0.5),
    endsAt: shifted(0.5),
    isActive: true,
    maximumUses: made.limits.uses === null ? null : made.limits.of,
    usesCount: made.limits.uses ?? 0,
    maximumUsesPerCustomer: null,
    usesOfCustomer: 0,
    productIds: made.productIds ?? [],
  };
}

/** As the cart is priced and frozen, without a database. */
function price(cart: RandomCart, turn: (coupons: Coupon[]) => Coupon[] = (coupons) => coupons) {
  const ctx = makeContext(null as never, { visitor: { currency: cart.currency } });
  const lines = cart.lines.map(lineOf);
  const entered = cart.coupons.flatMap((made, place) => (made ? [couponOf(ctx, made, place)] : []));
  const { applicable, lost } = sortCoupons(ctx, lines, turn(entered));
  const bought = lines.filter(({ isSold }) => isSold);
  const toPrice: CartToPrice = {
    currency: cart.currency,
    baseCurrency: "USD",
    lines: bought.map((line) => ({
      id: line.id,
      shopId: line.shop.id,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      taxClassCode: line.taxClassCode,
      isShipped: line.type === "physical",
    })),
    discounts: applicable.map(({ discount }) => discount),
    deliveries: Array.from({ length: SHOPS }, (_, index) => ({
      shopId: index + 1,
      price: usd(cart.shippingMinor),
      freeFrom: cart.freeFromMinor === null ? null : usd(cart.freeFromMinor),
    })),
    taxRates: new Map(Object.entries(cart.taxRates)),
    taxDisplay: cart.taxDisplay,
    taxBase: cart.taxBase,
  };
  const priced = priceCart(toPrice);
  const coupons = applicable.map(({ coupon }, index) => ({ coupon, discount: priced.discounts[index]! }));
  const taxOwed = { ...toPrice, untaxedShopIds: new Set<number>() };
  const whole: PricedLines = { ...priced, deliveries: [], taxOwed, coupons, lostCoupons: lost };
  return {
    ctx,
    entered,
    lines: bought,
    priced: whole,
    orders: newOrders(ctx, { notes: {} } as Purchase, bought, whole, {
      commissions: new Map(),
      rewards: new Map(),
      referralCode: null,
      categories: growTree([]),
    }),
  };
}

const check = (property: (cart: RandomCart) => void) => fc.assert(fc.property(randomCart, property), moneyCases(CASES));

describe("of any cart with any coupons", { timeout: PATIENCE }, () => {
  test("what is shown is what is charged: the sum of its orders, and these the sum of their lines", () =>
    check((cart) => {
      const { priced, orders } = price(cart);
      const sum = (amounts: Parameters<typeof sumMoney>[0]) => sumMoney(amounts, cart.currency.code);
      expect(sum(orders.map(({ amounts }) => amounts.total))).toEqual(priced.total);
      for (const { amounts, lines } of orders) {
        expect(sum(lines.map(({ lineTotal }) => lineTotal))).toEqual(amounts.subTotal);
        expect(sum(lines.map(({ couponDiscount }) => couponDiscount))).toEqual(amounts.couponDiscount);
        const goods = sum(lines.map(({ lineTotal, couponDiscount }) => subtractMoney(lineTotal, couponDiscount)));
        const added = cart.taxDisplay === "before_tax" ? [amounts.tax, amounts.shippingTax] : [];
        expect(addMoney(goods, amounts.shipping, ...added)).toEqual(amounts.total);
      }
    }));

  test("no unit is lost between coupons, lines and who bears them, and no line costs less than nothing", () =>
    check((cart) => {
      const { priced, orders, lines } = price(cart);
      const sum = (amounts: Parameters<typeof sumMoney>[0]) => sumMoney(amounts, cart.currency.code);
      const written = orders.map(({ shopId }) => ({
        id: shopId * 10,
        shopId,
        isShopOwned: false,
        code: "",
        key: "",
        held: [],
      }));
      const uses = couponUses(priced, written);
      const frozen = orders.flatMap((order) => order.lines);
      expect(sum(uses.map(({ discount }) => discount))).toEqual(priced.couponDiscount);
      expect(sum(uses.filter(({ orderId }) => orderId === null).map(({ discount }) => discount))).toEqual(
        sum(frozen.map(({ operatorDiscount }) => operatorDiscount)),
      );
      for (const { orderId, discount } of uses.filter((use) => use.orderId !== null)) {
        const own = orders.find(({ shopId }) => shopId * 10 === orderId)!.lines;
        expect(
          sum(own.map(({ couponDiscount, operatorDiscount }) => subtractMoney(couponDiscount, operatorDiscount))),
        ).toEqual(discount);
      }
      expect(frozen).toHaveLength(lines.length);
      for (const line of frozen) {
        expect(isNegative(line.operatorDiscount)).toBe(false);
        expect(compareMoney(line.operatorDiscount, line.couponDiscount)).toBeLessThanOrEqual(0);
        expect(compareMoney(line.couponDiscount, line.lineTotal)).toBeLessThanOrEqual(0);
      }
    }));

  test("the order in which codes were entered changes nothing", () =>
    check((cart) => {
      const [one, other] = [price(cart), price(cart, (coupons) => coupons.toReversed())];
      expect(other.orders).toEqual(one.orders);
      expect(other.priced.total).toEqual(one.priced.total);
    }));

  test("each code counts within its bounds, or is lost with a reason", () =>
    check((cart) => {
      const { ctx, entered, priced } = price(cart);
      expect(priced.coupons.length + priced.lostCoupons.length).toBe(entered.length);
      for (const { coupon, discount } of priced.coupons) {
        expect(coupon.startsAt <= ctx.now() && ctx.now() < coupon.endsAt).toBe(true);
        expect(coupon.maximumUses === null || coupon.usesCount < coupon.maximumUses).toBe(true);
        expect(isNegative(discount)).toBe(false);
        expect(compareMoney(discount, priced.subTotal)).toBeLessThanOrEqual(0);
      }
    }));
});
