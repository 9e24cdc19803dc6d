import {
  addMoney,
  allocate,
  compareMoney,
  isZero,
  lowerOf,
  percentOf,
  subtractMoney,
  sumMoney,
  timesQuantity,
  toBase,
  zero,
  type Money,
} from "#shared/money.ts";

/** The operator's commission: a share of the line, plus `fixed` per unit. */
export type CommissionRate = { basisPoints: number; fixed: Money };

/** A line as frozen at placement, in the purchase's currency. */
export type LineToEarn = {
  lineTotal: Money;
  couponDiscount: Money;
  /** The part of the coupons' discount that the operator bears. */
  operatorDiscount: Money;
  tax: Money;
  quantity: number;
};

type TaxDisplay = "before_tax" | "after_tax";

/** What the shopper pays for a line, including tax. */
export function paidFor(line: Omit<LineToEarn, "quantity" | "operatorDiscount">, taxDisplay: TaxDisplay): Money {
  const goods = subtractMoney(line.lineTotal, line.couponDiscount);
  return taxDisplay === "before_tax" ? addMoney(goods, line.tax) : goods;
}

/**
 * The operator's commission on a line: on its price before tax, after the shop's own discounts; capped at that price.
 */
export function commissionOf(
  line: LineToEarn,
  rate: { basisPoints: number; fixed: Money },
  taxDisplay: TaxDisplay,
): Money {
  const shopDiscount = subtractMoney(line.couponDiscount, line.operatorDiscount);
  const shown = subtractMoney(line.lineTotal, shopDiscount);
  const net = taxDisplay === "after_tax" ? subtractMoney(shown, line.tax) : shown;
  const base = compareMoney(net, zero(net.currency)) < 0 ? zero(net.currency) : net;
  return lowerOf(
    base,
    addMoney(percentOf(base, rate.basisPoints, "half_up"), timesQuantity(rate.fixed, line.quantity)),
  );
}

/** A delivered order. `taxDisplay` and `exchangeRate` are those of its placement. */
export type OrderToEarn = {
  id: number;
  shopId: number;
  total: Money;
  exchangeRate: string;
  taxDisplay: TaxDisplay;
  lines: readonly (LineToEarn & { id: number; commission: Money })[];
};

/**
 * The earning of a line, or of the delivery (`orderLineId` null). `paid` is in the purchase's currency, the rest in the
 * base currency.
 */
export type Earning = {
  orderLineId: number | null;
  paid: Money;
  earning: Money;
  commission: Money;
  /** What the operator pays for its own coupons. */
  promotion: Money;
};

/** Splits the payment of an order between shop and operator; the parts add up to it to the minor unit. */
export function splitOrder(order: OrderToEarn, baseCurrency: string): { total: Money; parts: Earning[] } {
  const inBase = (amount: Money) => toBase(amount, order.exchangeRate, baseCurrency);
  const paid = order.lines.map((line) => paidFor(line, order.taxDisplay));
  const delivery = subtractMoney(order.total, sumMoney(paid, order.total.currency));
  const total = inBase(order.total);
  const shares = allocate(total, [...paid, delivery]);
  const lines = order.lines.map((line, index): Earning => {
    const promotion = inBase(line.operatorDiscount);
    const value = addMoney(shares[index]!, promotion);
    const commission = lowerOf(value, inBase(line.commission));
    return {
      orderLineId: line.id,
      paid: paid[index]!,
      earning: subtractMoney(value, commission),
      commission,
      promotion,
    };
  });
  const nothing = zero(baseCurrency);
  const ofDelivery = { earning: shares.at(-1)!, commission: nothing, promotion: nothing };
  return {
    total,
    parts: isZero(delivery) ? lines : [...lines, { orderLineId: null, paid: delivery, ...ofDelivery }],
  };
}

/** How much of an earning a refund reverses: pro rata, all of it for a full refund. */
export function reversedPart(part: Earning, refunded: Money): Pick<Earning, "earning" | "commission" | "promotion"> {
  if (isZero(part.paid) || compareMoney(refunded, part.paid) >= 0)
    return { earning: part.earning, commission: part.commission, promotion: part.promotion };
  const weights = [refunded, subtractMoney(part.paid, refunded)];
  const shareOf = (amount: Money) => allocate(amount, weights)[0]!;
  const cash = shareOf(subtractMoney(addMoney(part.earning, part.commission), part.promotion));
  const promotion = shareOf(part.promotion);
  const value = addMoney(cash, promotion);
  const commission = lowerOf(value, shareOf(part.commission));
  return { commission, promotion, earning: subtractMoney(value, commission) };
}

/** A booked part, with the amounts refunded and reversed so far. */
export type BookedPart = Earning & {
  id: number;
  refunded: Money;
  reversed: Pick<Earning, "earning" | "commission" | "promotion">;
};

export type RefundToReverse = {
  orderId: number;
  refundId: number;
  /** The refund of each line, including tax, in the purchase's currency. */
  lines: readonly { orderLineId: number; amount: Money }[];
  /** The refund of the delivery. */
  shipping?: Money | null;
};
