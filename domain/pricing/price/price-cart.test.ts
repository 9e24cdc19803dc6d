import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMoney,
  compareMoney,
  isNegative,
  moneyFromMinor,
  subtractMoney,
  sumMoney,
  timesQuantity,
  toStep,
  type Money,
} from "#shared/money.ts";
import { moneyCases } from "#tests/support/money-cases.ts";
import { usd } from "#tests/support/usd.ts";
import { priceCart, type Amounts, type CartToPrice, type Discount, type PricedCart } from "./price-cart.ts";

const CASES = 1000;
const PATIENCE = 10 * 60_000;
const USD = { code: "USD", exchangeRate: "1", roundingStepMinor: 1 };

const flat = (amount: Money) => ({ kind: "flat" as const, amount });
const percent = (basisPoints: number, max: Money | null = null) => ({ kind: "percent" as const, basisPoints, max });

const SIMPLE: CartToPrice = {
  currency: USD,
  baseCurrency: "USD",
  lines: [
    { id: 1, shopId: 1, unitPrice: usd(1000), quantity: 3, taxClassCode: "standard", isShipped: true },
    { id: 2, shopId: 2, unitPrice: usd(501), quantity: 1, taxClassCode: "reduced", isShipped: false },
  ],
  discounts: [],
  deliveries: [
    { shopId: 1, price: usd(490), freeFrom: usd(5000) },
    { shopId: 2, price: usd(490), freeFrom: null },
  ],
  taxRates: new Map([
    ["standard", 1900],
    ["reduced", 700],
  ]),
  taxDisplay: "before_tax",
  taxBase: "product_base",
};

describe("the price of a cart", () => {
  test("adds tax and delivery for each shop, and digital goods never ship", () => {
    const priced = priceCart(SIMPLE);
    expect(priced.shops[0]).toMatchObject({
      subTotal: usd(3000),
      shipping: usd(490),
      tax: usd(570),
      shippingTax: usd(93),
      total: usd(4153),
    });
    expect(priced.shops[1]).toMatchObject({ subTotal: usd(501), shipping: usd(0), tax: usd(35), total: usd(536) });
    expect(priced.total).toEqual(usd(4689));
  });

  test("takes another rate where the category has its own", () => {
    const lines = SIMPLE.lines.map((line) => ({ ...line, categoryId: line.id }));
    const priced = priceCart({ ...SIMPLE, lines, taxRates: new Map([...SIMPLE.taxRates, ["1/standard", 500]]) });
    expect(priced.lines[0]).toMatchObject({ taxRateBasisPoints: 500, tax: usd(150) });
    expect(priced.shops[0]).toMatchObject({ tax: usd(150), shippingTax: usd(93), total: usd(3733) });
    expect(priced.shops[1]).toMatchObject({ tax: usd(35) });
  });

  test("takes no tax of a shop whose goods are worth less than its threshold", () => {
    const below = (minor: number) => priceCart({ ...SIMPLE, taxFreeBelow: new Map([[1, usd(minor)]]) });
    expect(below(3000).shops[0]).toMatchObject({ tax: usd(570), total: usd(4153) });
    expect(below(3001).shops[0]).toMatchObject({ tax: usd(0), shippingTax: usd(0), total: usd(3490) });
    expect(below(3001).lines[0]).toMatchObject({ taxRateBasisPoints: 0, tax: usd(0) });
    expect(below(3001).shops[1]).toMatchObject({ tax: usd(35), total: usd(536) });
  });

  test("takes no tax of a shop whose tax the buyer owes", () => {
    const priced = priceCart({ ...SIMPLE, untaxedShopIds: new Set([1]) });
    expect(priced.shops[0]).toMatchObject({ subTotal: usd(3000), tax: usd(0), shippingTax: usd(0), total: usd(3490) });
    expect(priced.lines[0]).toMatchObject({ taxRateBasisPoints: 0, tax: usd(0), unitPrice: usd(1000) });
    expect(priced.shops[1]).toMatchObject({ tax: usd(35), total: usd(536) });
  });

  test("takes the tax out of prices that contain it where the buyer owes it", () => {
    const priced = priceCart({ ...SIMPLE, taxDisplay: "after_tax", untaxedShopIds: new Set([1]) });
    // 10.00 and 4.90 contain 1.60 and 0.78
    expect(priced.lines[0]).toMatchObject({ unitPrice: usd(840), lineTotal: usd(2520), tax: usd(0) });
    expect(priced.shops[0]).toMatchObject({ shipping: usd(412), shippingTax: usd(0), tax: usd(0), total: usd(2932) });
    expect(priced.shops[1]).toMatchObject({ subTotal: usd(501), tax: usd(33), total: usd(501) });
  });

  test("with prices that contain tax only says how much of them it is", () => {
    const priced = priceCart({ ...SIMPLE, taxDisplay: "after_tax" });
    expect(priced.shops[0]).toMatchObject({ tax: usd(479), shippingTax: usd(78), total: usd(3490) });
    expect(priced.total).toEqual(usd(3991));
  });

  test("delivers free from the amount that is left after discounts", () => {
    const many = { ...SIMPLE, lines: SIMPLE.lines.map((line) => ({ ...line, quantity: 5 })) };
    expect(priceCart(many).shops[0]!.shipping).toEqual(usd(0));
    const coupon = { kind: "shop_coupon" as const, reduction: flat(usd(1)), lineIds: [1] };
    expect(priceCart({ ...many, discounts: [coupon] }).shops[0]!.shipping).toEqual(usd(490));
  });

  test("taxes once per order and class if set so, and no unit is lost in the lines", () => {
    const lines = [1, 2, 3].map((id) => ({
      id,
      shopId: 1,
      unitPrice: usd(5),
      quantity: 1,
      taxClassCode: "standard",
      isShipped: false,
    }));
    const each = priceCart({ ...SIMPLE, lines, taxRates: new Map([["standard", 1000]]) });
    const together = priceCart({ ...SIMPLE, lines, taxRates: new Map([["standard", 1000]]), taxBase: "order_base" });
    expect(each.tax).toEqual(usd(3));
    expect(together.tax).toEqual(usd(2));
    expect(together.lines.map(({ tax }) => tax)).toEqual([usd(1), usd(1), usd(0)]);
  });

  test("converts a unit price first and then multiplies it", () => {
    const currency = { code: "JPY", exchangeRate: "149.5", roundingStepMinor: 1 };
    const priced = priceCart({
      ...SIMPLE,
      currency,
      lines: [{ ...SIMPLE.lines[1]!, unitPrice: usd(101), quantity: 100 }],
    });
    expect(priced.subTotal).toEqual(moneyFromMinor(15_100, "JPY"));
  });

  test("takes an offer off before a coupon, and never more than there is", () => {
    const discounts = [
      { kind: "operator_coupon" as const, reduction: flat(usd(700)), lineIds: [1, 2] },
      { kind: "offer" as const, reduction: flat(usd(2900)), lineIds: [1] },
    ];
    const priced = priceCart({ ...SIMPLE, discounts });
    expect(priced).toMatchObject({ offerDiscount: usd(2900), couponDiscount: usd(601) });
    expect(priced.lines.every(({ tax }) => compareMoney(tax, usd(0)) === 0)).toBe(true);
    expect(priced.discounts).toEqual([usd(601), usd(2900)]);
  });

  test("takes shops' coupons off before the operator's, whatever came first, and says who bears what", () => {
    const discounts = [
      { kind: "operator_coupon" as const, reduction: percent(1000), lineIds: [1, 2] },
      { kind: "shop_coupon" as const, reduction: flat(usd(500)), lineIds: [1] },
    ];
    const priced = priceCart({ ...SIMPLE, discounts });
    expect(priced.discounts).toEqual([usd(300), usd(500)]);
    expect(priced.lines).toMatchObject([
      { couponDiscount: usd(750), operatorDiscount: usd(250) },
      { couponDiscount: usd(50), operatorDiscount: usd(50) },
    ]);
    expect(priceCart({ ...SIMPLE, discounts: discounts.toReversed() }).lines).toEqual(priced.lines);
  });

  test("takes off no more percent than the most that it may", () => {
    const discounts = [{ kind: "shop_coupon" as const, reduction: percent(5000, usd(100)), lineIds: [1] }];
    expect(priceCart({ ...SIMPLE, discounts }).couponDiscount).toEqual(usd(100));
  });
});

const currencies = [
  USD,
  { code: "JPY", exchangeRate: "151.37", roundingStepMinor: 1 },
  { code: "KWD", exchangeRate: "0.3071", roundingStepMinor: 5 },
  { code: "CHF", exchangeRate: "0.8812", roundingStepMinor: 5 },
];

const randomCart: fc.Arbitrary<CartToPrice> = fc
  .record({
    currency: fc.constantFrom(...currencies),
    lines: fc.array(
      fc.record({
        shopId: fc.integer({ min: 1, max: 3 }),
        unitPrice: fc.integer({ min: 0, max: 500_000 }).map(usd),
        quantity: fc.integer({ min: 1, max: 40 }),
        taxClassCode: fc.constantFrom("standard", "reduced", "untaxed"),
        isShipped: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    discounts: fc.array(
      fc.record({
        kind: fc.constantFrom("offer" as const, "shop_coupon" as const, "operator_coupon" as const),
        amountMinor: fc.integer({ min: -10, max: 3_000_000 }),
        basisPoints: fc.option(fc.integer({ min: 1, max: 10_000 })),
        lineIds: fc.array(fc.integer({ min: 0, max: 14 })),
      }),
      { maxLength: 4 },
    ),
    deliveries: fc.array(
      fc.record({
        shopId: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 0, max: 5000 }).map(usd),
        freeFrom: fc.option(fc.integer({ min: 1, max: 100_000 }).map(usd)),
      }),
      { maxLength: 3 },
    ),
    standard: fc.integer({ min: 0, max: 3000 }),
    reduced: fc.integer({ min: 0, max: 1000 }),
    ofCategory: fc.integer({ min: 0, max: 3000 }),
    freeBelowMinor: fc.option(fc.integer({ min: 1, max: 100_000 })),
    taxDisplay: fc.constantFrom("before_tax" as const, "after_tax" as const),
    taxBase: fc.constantFrom("product_base" as const, "order_base" as const),
  })
  .map(({ lines, discounts, standard, reduced, ofCategory, freeBelowMinor, ...rest }) => ({
    ...rest,
    taxFreeBelow: new Map(freeBelowMinor === null ? [] : [[1, usd(freeBelowMinor)] as const]),
    baseCurrency: "USD",
    lines: lines.map((line, id) => ({ ...line, id, categoryId: id % 2 })),
    discounts: discounts.map(({ amountMinor, basisPoints, ...discount }) => {
      const amount = moneyFromMinor(amountMinor, rest.currency.code);
      return { ...discount, reduction: basisPoints === null ? flat(amount) : percent(basisPoints, amount) };
    }),
    taxRates: new Map([
      ["standard", standard],
      ["reduced", reduced],
      ["1/standard", ofCategory],
    ]),
  }));

const AMOUNTS: (keyof Amounts)[] = [
  "subTotal",
  "offerDiscount",
  "couponDiscount",
  "shipping",
  "shippingTax",
  "tax",
  "total",
];

const ofKind = (cart: CartToPrice, { discounts }: PricedCart, kind: Discount["kind"]) =>
  discounts.filter((_amount, index) => cart.discounts[index]!.kind === kind);

describe("of any cart", { timeout: PATIENCE }, () => {
  test("the lines make the shops and the shops make the whole, to the unit", () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const priced = priceCart(cart);
        const sum = (amounts: Money[]) => sumMoney(amounts, cart.currency.code);
        for (const name of AMOUNTS) expect(sum(priced.shops.map((shop) => shop[name]))).toEqual(priced[name]);
        for (const shop of priced.shops) {
          const lines = priced.lines.filter(({ shopId }) => shopId === shop.shopId);
          expect(sum(lines.map(({ lineTotal }) => lineTotal))).toEqual(shop.subTotal);
          expect(sum(lines.map(({ offerDiscount }) => offerDiscount))).toEqual(shop.offerDiscount);
          expect(sum(lines.map(({ couponDiscount }) => couponDiscount))).toEqual(shop.couponDiscount);
          expect(sum(lines.map(({ tax }) => tax))).toEqual(shop.tax);
          const goods = subtractMoney(subtractMoney(shop.subTotal, shop.offerDiscount), shop.couponDiscount);
          const added = cart.taxDisplay === "before_tax" ? [shop.tax, shop.shippingTax] : [];
          expect(addMoney(goods, shop.shipping, ...added)).toEqual(shop.total);
        }
        expect(sum(priced.discounts)).toEqual(addMoney(priced.offerDiscount, priced.couponDiscount));
        expect(sum(ofKind(cart, priced, "operator_coupon"))).toEqual(
          sum(priced.lines.map(({ operatorDiscount }) => operatorDiscount)),
        );
      }),
      moneyCases(CASES),
    );
  });

  test("no line and no amount is negative, and a line is its unit price times its quantity", () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const priced = priceCart(cart);
        for (const line of priced.lines) {
          expect(timesQuantity(line.unitPrice, line.quantity)).toEqual(line.lineTotal);
          expect(
            isNegative(subtractMoney(subtractMoney(line.lineTotal, line.offerDiscount), line.couponDiscount)),
          ).toBe(false);
          expect(isNegative(line.tax)).toBe(false);
          expect(compareMoney(line.operatorDiscount, line.couponDiscount)).toBeLessThanOrEqual(0);
        }
        for (const name of AMOUNTS) expect(isNegative(priced[name])).toBe(false);
      }),
      moneyCases(CASES),
    );
  });

  test("coupons change nothing by the order in which they were entered, one of each owner", () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const one = (kind: Discount["kind"]) => cart.discounts.filter((each) => each.kind === kind).slice(0, 1);
        const discounts = [...one("offer"), ...one("shop_coupon"), ...one("operator_coupon")];
        const { discounts: _taken, ...priced } = priceCart({ ...cart, discounts });
        expect(priceCart({ ...cart, discounts: discounts.toReversed() })).toMatchObject(priced);
      }),
      moneyCases(CASES),
    );
  });

  test("the total is a multiple of the currency's step", () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const step = cart.currency.code === "USD" ? 1 : cart.currency.roundingStepMinor;
        const { total } = priceCart(cart);
        expect(toStep(total, step, "down")).toEqual(total);
      }),
      moneyCases(CASES),
    );
  });
});
