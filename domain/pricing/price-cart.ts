import {
  addMoney,
  allocateInSteps,
  compareMoney,
  convert,
  isNegative,
  lowerOf,
  percentOf,
  subtractMoney,
  sumMoney,
  taxWithin,
  timesQuantity,
  toStep,
  zero,
  type Money,
  type PriceCurrency,
} from "#shared/money.ts";

/** `unitPrice`: the price now, in the base currency. */
export type LineToPrice = {
  id: number;
  shopId: number;
  unitPrice: Money;
  quantity: number;
  taxClassCode: string;
  isShipped: boolean;
};

/** What is taken off of lines, in the purchase's currency; spread over what is left of them. */
export type Discount = { kind: "offer" | "coupon"; amount: Money; lineIds: readonly number[] };

/** A shop's chosen delivery, in the base currency; free from `freeFrom` of that shop's goods on. */
export type DeliveryToPrice = { shopId: number; price: Money; freeFrom: Money | null };

export type CartToPrice = {
  currency: PriceCurrency;
  baseCurrency: string;
  lines: readonly LineToPrice[];
  discounts: readonly Discount[];
  deliveries: readonly DeliveryToPrice[];
  /** Tax class → basis points in the country that the goods go to; none: no tax. */
  taxRates: ReadonlyMap<string, number>;
  taxDisplay: "before_tax" | "after_tax";
  taxBase: "product_base" | "order_base";
};

export type PricedLine = {
  id: number;
  shopId: number;
  unitPrice: Money;
  quantity: number;
  lineTotal: Money;
  offerDiscount: Money;
  couponDiscount: Money;
  taxClassCode: string;
  taxRateBasisPoints: number;
  tax: Money;
};

/** With `after_tax` prices `tax` and `shippingTax` are contained in the other amounts, else they are added to the total. */
export type Amounts = {
  subTotal: Money;
  offerDiscount: Money;
  couponDiscount: Money;
  shipping: Money;
  shippingTax: Money;
  tax: Money;
  total: Money;
};

export type PricedShop = Amounts & { shopId: number };
export type PricedCart = Amounts & { lines: PricedLine[]; shops: PricedShop[] };

/** Delivery is taxed as the goods of this class are. */
const SHIPPING_TAX_CLASS = "standard";

/** Makes every total of the shop, in this order: lines, discounts, shipping, tax, total. */
export function priceCart(cart: CartToPrice): PricedCart {
  const plain = cart.lines.map((line) => priceLine(cart, line));
  const discounted = cart.discounts.reduce((lines, discount) => takeDiscount(cart, lines, discount), plain);
  const shopIds = [...new Set(cart.lines.map(({ shopId }) => shopId))];
  const parts = shopIds.map((shopId) =>
    priceShop(
      cart,
      shopId,
      discounted.filter((line) => line.shopId === shopId),
    ),
  );
  const taxed = new Map(parts.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
  return {
    ...sumAmounts(
      parts.map(({ amounts }) => amounts),
      cart.currency.code,
    ),
    lines: plain.map(({ id }) => taxed.get(id)!),
    shops: parts.map(({ shopId, amounts }) => ({ shopId, ...amounts })),
  };
}

/** The amounts of a shop without goods, and the sum of several. */
export function sumAmounts(parts: readonly Amounts[], currency: string): Amounts {
  const sumOf = (name: keyof Amounts) =>
    sumMoney(
      parts.map((part) => part[name]),
      currency,
    );
  return {
    subTotal: sumOf("subTotal"),
    offerDiscount: sumOf("offerDiscount"),
    couponDiscount: sumOf("couponDiscount"),
    shipping: sumOf("shipping"),
    shippingTax: sumOf("shippingTax"),
    tax: sumOf("tax"),
    total: sumOf("total"),
  };
}

function priceLine(cart: CartToPrice, line: LineToPrice): PricedLine {
  const unitPrice = convert(line.unitPrice, cart.currency);
  const nothing = zero(cart.currency.code);
  return {
    id: line.id,
    shopId: line.shopId,
    unitPrice,
    quantity: line.quantity,
    lineTotal: timesQuantity(unitPrice, line.quantity),
    offerDiscount: nothing,
    couponDiscount: nothing,
    taxClassCode: line.taxClassCode,
    taxRateBasisPoints: cart.taxRates.get(line.taxClassCode) ?? 0,
    tax: nothing,
  };
}

function takeDiscount(cart: CartToPrice, lines: PricedLine[], discount: Discount): PricedLine[] {
  const meant = lines.filter(({ id }) => discount.lineIds.includes(id));
  const left = meant.map(leftToPay);
  const most = lowerOf(discount.amount, sumMoney(left, cart.currency.code));
  const amount = isNegative(most) ? zero(cart.currency.code) : toStep(most, stepOf(cart), "down");
  const shares = new Map(allocateInSteps(amount, left, stepOf(cart)).map((share, index) => [meant[index]!.id, share]));
  return lines.map((line) => {
    const share = shares.get(line.id);
    if (!share) return line;
    return discount.kind === "offer"
      ? { ...line, offerDiscount: addMoney(line.offerDiscount, share) }
      : { ...line, couponDiscount: addMoney(line.couponDiscount, share) };
  });
}

function leftToPay(line: PricedLine): Money {
  return subtractMoney(subtractMoney(line.lineTotal, line.offerDiscount), line.couponDiscount);
}

function priceShop(
  cart: CartToPrice,
  shopId: number,
  untaxed: PricedLine[],
): { shopId: number; lines: PricedLine[]; amounts: Amounts } {
  const sumOf = (lines: PricedLine[], amountOf: (line: PricedLine) => Money) =>
    sumMoney(lines.map(amountOf), cart.currency.code);
  const goods = sumOf(untaxed, leftToPay);
  const shipping = priceDelivery(cart, shopId, goods);
  const lines =
    cart.taxBase === "product_base"
      ? untaxed.map((line) => ({ ...line, tax: taxOf(cart, leftToPay(line), line.taxRateBasisPoints) }))
      : taxTogether(cart, untaxed);
  const shippingTax = taxOf(cart, shipping, cart.taxRates.get(SHIPPING_TAX_CLASS) ?? 0);
  const tax = sumOf(lines, (line) => line.tax);
  const shown = addMoney(goods, shipping);
  return {
    shopId,
    lines,
    amounts: {
      subTotal: sumOf(lines, (line) => line.lineTotal),
      offerDiscount: sumOf(lines, (line) => line.offerDiscount),
      couponDiscount: sumOf(lines, (line) => line.couponDiscount),
      shipping,
      shippingTax,
      tax,
      total: cart.taxDisplay === "before_tax" ? addMoney(shown, tax, shippingTax) : shown,
    },
  };
}

function priceDelivery(cart: CartToPrice, shopId: number, goods: Money): Money {
  const delivery = cart.deliveries.find((each) => each.shopId === shopId);
  const isShipped = cart.lines.some((line) => line.shopId === shopId && line.isShipped);
  return delivery && isShipped ? deliveryPrice(delivery, goods, cart.currency) : zero(cart.currency.code);
}

/** What the goods of the shop cost after discounts counts for free delivery. */
export function deliveryPrice(delivery: Omit<DeliveryToPrice, "shopId">, goods: Money, currency: PriceCurrency): Money {
  const isFree = delivery.freeFrom !== null && compareMoney(goods, convert(delivery.freeFrom, currency)) >= 0;
  return isFree ? zero(currency.code) : convert(delivery.price, currency);
}

/** One rounding for all goods of a class, spread over their lines. */
function taxTogether(cart: CartToPrice, lines: PricedLine[]): PricedLine[] {
  const taxes = new Map<number, Money>();
  for (const code of new Set(lines.map(({ taxClassCode }) => taxClassCode))) {
    const same = lines.filter(({ taxClassCode }) => taxClassCode === code);
    const weights = same.map(leftToPay);
    const tax = taxOf(cart, sumMoney(weights, cart.currency.code), same[0]!.taxRateBasisPoints);
    const step = cart.taxDisplay === "before_tax" ? stepOf(cart) : 1;
    for (const [index, share] of allocateInSteps(tax, weights, step).entries()) taxes.set(same[index]!.id, share);
  }
  return lines.map((line) => ({ ...line, tax: taxes.get(line.id)! }));
}

/** Added tax keeps the total a multiple of the currency's step; contained tax is exact to the minor unit. */
function taxOf(cart: CartToPrice, amount: Money, rateBasisPoints: number): Money {
  return cart.taxDisplay === "before_tax"
    ? percentOf(amount, rateBasisPoints, "half_up", stepOf(cart))
    : taxWithin(amount, rateBasisPoints);
}

function stepOf(cart: CartToPrice): number {
  return cart.currency.code === cart.baseCurrency ? 1 : cart.currency.roundingStepMinor;
}
