import fc from "fast-check";
import { expect, test } from "vitest";
import { ratesFor, SHIPPING_METHODS, toDelivery, type ShippingRate } from "./shipping.ts";
import {
  addMoney,
  compareMoney,
  convert,
  isNegative,
  isZero,
  subtractMoney,
  sumMoney,
  timesQuantity,
  zero,
} from "#shared/money.ts";
import { deliveryPrice, priceCart, type CartToPrice, type PricedShop } from "#domain/pricing/price/price-cart.ts";
import { usd } from "#tests/support/usd.ts";

const RUNS = 1500;

/** No digits, two, three, and a step of five. */
const CURRENCIES = [
  { code: "USD", exchangeRate: "1", roundingStepMinor: 1 },
  { code: "EUR", exchangeRate: "0.9215", roundingStepMinor: 1 },
  { code: "JPY", exchangeRate: "151.37", roundingStepMinor: 1 },
  { code: "KWD", exchangeRate: "0.3071", roundingStepMinor: 5 },
];
const SHOPS = [1, 2, 3];
const DESTINATIONS = [
  { countryCode: "DE", state: "Bavaria", city: "Munich", postalCode: "80331" },
  { countryCode: "DE", state: "Hesse", city: "Kassel" },
  { countryCode: "JP", state: "", city: "" },
];

const price = fc.integer({ min: 0, max: 60_000 }).map(usd);
const above = fc.integer({ min: 1, max: 200_000 }).map(usd);

const rate = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    shopId: fc.constantFrom(null, ...SHOPS),
    countryCode: fc.constantFrom(null, "DE", "JP"),
    method: fc.constantFrom(...SHIPPING_METHODS),
    price,
    isPerUnit: fc.boolean(),
    freeFrom: fc.option(above),
    froms: fc.uniqueArray(fc.integer({ min: 1, max: 200_000 }), { maxLength: 4 }),
    weights: fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 }),
    maximumGrams: fc.option(fc.integer({ min: 20_000, max: 40_000 })),
    prices: fc.array(price, { minLength: 4, maxLength: 4 }),
    place: fc.constantFrom(
      { countryCode: "DE", state: "", city: "", postalCodes: "" },
      { countryCode: "DE", state: "Bavaria", city: "", postalCodes: "" },
      { countryCode: "DE", state: "", city: "Munich", postalCodes: "" },
      { countryCode: "DE", state: "", city: "", postalCodes: "80-81" },
    ),
  })
  .map(({ froms, weights, prices, place, countryCode, method, isPerUnit, ...rest }): ShippingRate => {
    const isZoned = method === "area_base";
    return {
      ...rest,
      method,
      countryCode: isZoned ? null : countryCode,
      zoneId: isZoned ? 1 : null,
      places: isZoned ? [place] : [],
      isPerUnit: method === "product_base" && isPerUnit,
      name: "Standard delivery",
      excludedClasses: [],
      steps: froms
        .toSorted((one, other) => one - other)
        .map((from, index) => ({ from: usd(from), price: prices[index]! })),
      weightBands: weights
        .toSorted((one, other) => one - other)
        .map((upToGrams, index) => ({ upToGrams, price: prices[index]! })),
      productPrices: [{ productId: 2, price: prices[3]! }],
      minimumDays: 1,
      maximumDays: 2,
    };
  });

const line = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  shopId: fc.constantFrom(...SHOPS),
  unitPrice: price,
  quantity: fc.integer({ min: 1, max: 9 }),
  weightGrams: fc.integer({ min: 0, max: 3_000 }),
  taxClassCode: fc.constantFrom("standard", "reduced"),
  isShipped: fc.boolean(),
});

const cart = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    rates: fc.array(rate, { maxLength: 8 }),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    destination: fc.constantFrom(...DESTINATIONS),
    pickedUpAt: fc.subarray(SHOPS),
    taxDisplay: fc.constantFrom("before_tax" as const, "after_tax" as const),
    taxBase: fc.constantFrom("product_base" as const, "order_base" as const),
    coupon: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ rates, lines, destination, pickedUpAt, coupon, ...rest }) => {
    const numbered = lines.map((each, index) => ({ ...each, deliveryClass: "", id: index + 1 }));
    const chosen = SHOPS.filter((shopId) => !pickedUpAt.includes(shopId)).flatMap((shopId) => {
      const shipped = numbered.filter((each) => each.shopId === shopId && each.isShipped);
      const own = ratesFor(rates, shopId, destination, shipped)[0];
      return own ? [{ shopId, rate: own, shipped, delivery: toDelivery(own, shipped) }] : [];
    });
    const toPrice: CartToPrice = {
      ...rest,
      baseCurrency: "USD",
      lines: numbered,
      discounts: [
        {
          kind: "shop_coupon",
          reduction: { kind: "percent", basisPoints: coupon, max: null },
          lineIds: numbered.map(({ id }) => id),
        },
      ],
      deliveries: chosen.map(({ shopId, delivery }) => ({ shopId, ...delivery })),
      taxRates: new Map([
        ["standard", 1900],
        ["reduced", 700],
      ]),
      pickupTaxRates: new Map(pickedUpAt.map((shopId) => [shopId, new Map([["standard", 2500]])])),
    };
    return { toPrice, chosen, lines: numbered, pickedUpAt };
  });

const goodsOf = ({ subTotal, offerDiscount, couponDiscount }: PricedShop) =>
  subtractMoney(subtractMoney(subTotal, offerDiscount), couponDiscount);

test("what a delivery is shown for is what is charged for it, by every method and in every currency", () => {
  fc.assert(
    fc.property(cart, ({ toPrice, chosen }) => {
      for (const shop of priceCart(toPrice).shops) {
        const own = chosen.find(({ shopId }) => shopId === shop.shopId);
        const isSent = own !== undefined && own.shipped.length > 0;
        const shown = isSent
          ? deliveryPrice(own.delivery, goodsOf(shop), toPrice.currency)
          : zero(toPrice.currency.code);
        expect(shop.shipping).toEqual(shown);
      }
    }),
    { numRuns: RUNS },
  );
});

test("the sum of the shops is what is charged, nothing costs less than nothing, and a pick-up costs nothing", () => {
  fc.assert(
    fc.property(cart, ({ toPrice, pickedUpAt }) => {
      const priced = priceCart(toPrice);
      const sumOf = (amountOf: (shop: PricedShop) => PricedShop["total"]) =>
        sumMoney(priced.shops.map(amountOf), toPrice.currency.code);
      expect(sumOf(({ total }) => total)).toEqual(priced.total);
      expect(sumOf(({ shipping }) => shipping)).toEqual(priced.shipping);
      for (const shop of priced.shops) {
        expect([shop.shipping, shop.tax, shop.shippingTax, shop.total].some(isNegative)).toBe(false);
        if (pickedUpAt.includes(shop.shopId)) expect(isZero(addMoney(shop.shipping, shop.shippingTax))).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test("a method costs what it says: by product each product, by value the last step that is reached, free from its threshold", () => {
  fc.assert(
    fc.property(cart, ({ toPrice, chosen }) => {
      const { currency } = toPrice;
      for (const shop of priceCart(toPrice).shops) {
        const own = chosen.find(({ shopId, shipped }) => shopId === shop.shopId && shipped.length > 0);
        if (!own) continue;
        const isReached = (from: PricedShop["total"]) => compareMoney(goodsOf(shop), convert(from, currency)) >= 0;
        const { method, freeFrom, steps, productPrices, isPerUnit } = own.rate;
        if (freeFrom && isReached(freeFrom)) expect(isZero(shop.shipping)).toBe(true);
        else if (method === "invoice_base") {
          const reached = steps.filter(({ from }) => isReached(from)).at(-1);
          expect(shop.shipping).toEqual(convert(reached?.price ?? own.rate.price, currency));
        } else if (method === "product_base") {
          const counted = isPerUnit
            ? own.shipped
            : own.shipped
                .filter(
                  ({ productId }, index) => own.shipped.findIndex((each) => each.productId === productId) === index,
                )
                .map((each) => ({ ...each, quantity: 1 }));
          const prices = counted.map(({ productId, quantity }) => {
            const unit = productPrices.find((each) => each.productId === productId)?.price ?? own.rate.price;
            return timesQuantity(convert(unit, currency), quantity);
          });
          expect(shop.shipping).toEqual(sumMoney(prices, currency.code));
        } else if (method === "weight_base") {
          const grams = own.shipped.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0);
          const band = own.rate.weightBands.filter(({ upToGrams }) => grams <= upToGrams)[0];
          expect(shop.shipping).toEqual(convert(band?.price ?? own.rate.price, currency));
        } else expect(shop.shipping).toEqual(convert(own.rate.price, currency));
      }
    }),
    { numRuns: RUNS },
  );
});

test("what is picked up is taxed where it is handed over, a download where the shopper is", () => {
  fc.assert(
    fc.property(cart, ({ toPrice, lines, pickedUpAt }) => {
      for (const priced of priceCart(toPrice).lines) {
        const { isShipped } = lines.find(({ id }) => id === priced.id)!;
        const isPickedUp = isShipped && pickedUpAt.includes(priced.shopId);
        const abroad = priced.taxClassCode === "standard" ? 2500 : 0;
        const atHome = priced.taxClassCode === "standard" ? 1900 : 700;
        expect(priced.taxRateBasisPoints).toBe(isPickedUp ? abroad : atHome);
      }
    }),
    { numRuns: RUNS },
  );
});
