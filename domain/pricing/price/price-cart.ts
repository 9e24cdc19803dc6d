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
import { isTaxFree, isUntaxed, stepOf, withoutOwedTax } from "./owed-tax.ts";
import { taxRateOf } from "./tax-rate.ts";

/** `unitPrice`: the current price, in the base currency or, if it is fixed there, in the cart's. */
export type LineToPrice = {
  id: number;
  shopId: number;
  unitPrice: Money;
  quantity: number;
  taxClassCode: string;
  /** Absent: no category has a rate of its own. */
  categoryId?: number;
  isShipped: boolean;
};

/** A reduction, in the purchase's currency. */
export type Reduction = { kind: "flat"; amount: Money } | { kind: "percent"; basisPoints: number; max: Money | null };

/** A discount on lines, spread over what is left of them. The shop or the operator bears the cost of a coupon. */
export type Discount = {
  kind: "offer" | "shop_coupon" | "operator_coupon";
  reduction: Reduction;
  lineIds: readonly number[];
};

/** A shop's selected delivery, in the base currency; free from `freeFrom` of that shop's goods on. */
export type DeliveryToPrice = {
  shopId: number;
  price: Money;
  freeFrom: Money | null;
  /** The highest step that the shop's goods reach replaces `price`. */
  steps?: readonly { from: Money; price: Money }[];
  /** Each product's own price, and how often it is charged; replaces `price`. */
  products?: readonly { price: Money; count: number }[];
};

export type CartToPrice = {
  currency: PriceCurrency;
  baseCurrency: string;
  lines: readonly LineToPrice[];
  discounts: readonly Discount[];
  deliveries: readonly DeliveryToPrice[];
  /** Tax class → basis points in the destination country, and by category where it has its own; none: no tax. */
  taxRates: ReadonlyMap<string, number>;
  /** Shop → the same for the country of its pick-up point. */
  pickupTaxRates?: ReadonlyMap<number, ReadonlyMap<string, number>>;
  /** Shops whose tax the buyer owes: nothing is taxed there, and prices with tax are reduced by it. */
  untaxedShopIds?: ReadonlySet<number>;
  /** Shop → the value in the base currency below which its goods are not taxed; prices with tax stay as they are. */
  taxFreeBelow?: ReadonlyMap<number, Money>;
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
  /** The part of the coupons' discount that the operator bears. */
  operatorDiscount: Money;
  taxClassCode: string;
  taxRateBasisPoints: number;
  tax: Money;
};

/**
 * With `after_tax` prices `tax` and `shippingTax` are contained in the other amounts, else they are added to the total.
 */
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
/** `discounts`: the amount of each of the cart's discounts, in their original order. */
export type PricedCart = Amounts & { lines: PricedLine[]; shops: PricedShop[]; discounts: Money[] };

/** Delivery is taxed like goods of this class. */
export const SHIPPING_TAX_CLASS = "standard";

/** Offers first, then shops' coupons, the operator's last. */
const DISCOUNT_ORDER = ["offer", "shop_coupon", "operator_coupon"] as const;

/** Computes every total of the shop, in this order: lines, discounts, shipping, tax, total. */
export function priceCart(cart: CartToPrice): PricedCart {
  const plain = cart.lines.map((line) => priceLine(cart, line));
  const { lines: discounted, taken } = takeDiscounts(cart, plain);
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
    discounts: cart.discounts.map((discount) => taken.get(discount) ?? zero(cart.currency.code)),
  };
}

/** The sum of several shops' amounts; zero without any. */
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
  const taxRateBasisPoints = taxRateOf(cart, line);
  const unitPrice = withoutOwedTax(cart, line.shopId, convert(line.unitPrice, cart.currency), taxRateBasisPoints);
  const nothing = zero(cart.currency.code);
  return {
    id: line.id,
    shopId: line.shopId,
    unitPrice,
    quantity: line.quantity,
    lineTotal: timesQuantity(unitPrice, line.quantity),
    offerDiscount: nothing,
    couponDiscount: nothing,
    operatorDiscount: nothing,
    taxClassCode: line.taxClassCode,
    taxRateBasisPoints: isUntaxed(cart, line.shopId) ? 0 : taxRateBasisPoints,
    tax: nothing,
  };
}

function takeDiscounts(
  cart: CartToPrice,
  plain: PricedLine[],
): { lines: PricedLine[]; taken: ReadonlyMap<Discount, Money> } {
  const taken = new Map<Discount, Money>();
  let lines = plain;
  for (const kind of DISCOUNT_ORDER)
    for (const discount of cart.discounts.filter((each) => each.kind === kind)) {
      const meant = lines.filter(({ id }) => discount.lineIds.includes(id));
      const left = meant.map(leftToPay);
      const amount = amountOf(cart, discount.reduction, sumMoney(left, cart.currency.code));
      const shares = allocateInSteps(amount, left, stepOf(cart));
      const shareOf = new Map(meant.map(({ id }, index) => [id, shares[index]!]));
      lines = lines.map((line) => takeShare(line, kind, shareOf.get(line.id)));
      taken.set(discount, meant.length > 0 ? amount : zero(cart.currency.code));
    }
  return { lines, taken };
}

/** Never more than what is left, never negative. */
function amountOf(cart: CartToPrice, reduction: Reduction, left: Money): Money {
  const wanted = reduction.kind === "flat" ? reduction.amount : percentWanted(cart, reduction, left);
  const amount = toStep(lowerOf(wanted, left), stepOf(cart), "down");
  return isNegative(amount) ? zero(cart.currency.code) : amount;
}

function percentWanted(
  cart: CartToPrice,
  { basisPoints, max }: Extract<Reduction, { kind: "percent" }>,
  left: Money,
): Money {
  const share = percentOf(left, basisPoints, "half_up", stepOf(cart));
  return max ? lowerOf(share, max) : share;
}

function takeShare(line: PricedLine, kind: Discount["kind"], share: Money | undefined): PricedLine {
  if (!share) return line;
  if (kind === "offer") return { ...line, offerDiscount: addMoney(line.offerDiscount, share) };
  const couponDiscount = addMoney(line.couponDiscount, share);
  return kind === "shop_coupon"
    ? { ...line, couponDiscount }
    : { ...line, couponDiscount, operatorDiscount: addMoney(line.operatorDiscount, share) };
}

function leftToPay(line: PricedLine): Money {
  return subtractMoney(subtractMoney(line.lineTotal, line.offerDiscount), line.couponDiscount);
}

function priceShop(
  cart: CartToPrice,
  shopId: number,
  discounted: PricedLine[],
): { shopId: number; lines: PricedLine[]; amounts: Amounts } {
  const sumOf = (lines: PricedLine[], amountOf: (line: PricedLine) => Money) =>
    sumMoney(lines.map(amountOf), cart.currency.code);
  const goods = sumOf(discounted, leftToPay);
  const isFree = isTaxFree(cart, shopId, goods);
  const untaxed = isFree ? discounted.map((line) => ({ ...line, taxRateBasisPoints: 0 })) : discounted;
  const shipping = priceDelivery(cart, shopId, goods);
  const lines =
    cart.taxBase === "product_base"
      ? untaxed.map((line) => ({ ...line, tax: taxOf(cart, leftToPay(line), line.taxRateBasisPoints) }))
      : taxTogether(cart, untaxed);
  const shippingTax = taxOf(cart, shipping, isFree || isUntaxed(cart, shopId) ? 0 : shippingRateOf(cart));
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
  return delivery && isShipped
    ? withoutOwedTax(cart, shopId, deliveryPrice(delivery, goods, cart.currency), shippingRateOf(cart))
    : zero(cart.currency.code);
}

export function shippingRateOf(cart: Pick<CartToPrice, "taxRates">): number {
  return cart.taxRates.get(SHIPPING_TAX_CLASS) ?? 0;
}

/** Free delivery and steps depend on the price of the shop's goods after discounts. */
export function deliveryPrice(delivery: Omit<DeliveryToPrice, "shopId">, goods: Money, currency: PriceCurrency): Money {
  const { price, freeFrom, steps = [], products } = delivery;
  const isReached = (from: Money) => compareMoney(goods, convert(from, currency)) >= 0;
  if (freeFrom !== null && isReached(freeFrom)) return zero(currency.code);
  if (products)
    return sumMoney(
      products.map((product) => timesQuantity(convert(product.price, currency), product.count)),
      currency.code,
    );
  return convert(steps.findLast(({ from }) => isReached(from))?.price ?? price, currency);
}

/** Rounds tax once for all goods of a class with the same rate, then spreads it over their lines. */
function taxTogether(cart: CartToPrice, lines: PricedLine[]): PricedLine[] {
  const taxes = new Map<number, Money>();
  for (const same of Map.groupBy(lines, taxGroupOf).values()) {
    const weights = same.map(leftToPay);
    const tax = taxOf(cart, sumMoney(weights, cart.currency.code), same[0]!.taxRateBasisPoints);
    const step = cart.taxDisplay === "before_tax" ? stepOf(cart) : 1;
    for (const [index, share] of allocateInSteps(tax, weights, step).entries()) taxes.set(same[index]!.id, share);
  }
  return lines.map((line) => ({ ...line, tax: taxes.get(line.id)! }));
}

function taxGroupOf({ taxClassCode, taxRateBasisPoints }: PricedLine): string {
  return `${taxClassCode} ${taxRateBasisPoints}`;
}

/** Added tax keeps the total a multiple of the currency's step; contained tax is exact to the minor unit. */
function taxOf(cart: CartToPrice, amount: Money, rateBasisPoints: number): Money {
  return cart.taxDisplay === "before_tax"
    ? percentOf(amount, rateBasisPoints, "half_up", stepOf(cart))
    : taxWithin(amount, rateBasisPoints);
}
