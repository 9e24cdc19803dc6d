import {
  addMoney,
  allocate,
  compareMoney,
  isNegative,
  isZero,
  subtractMoney,
  sumMoney,
  zero,
  type Money,
} from "#shared/money.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";

export type RefundKind = "cancel" | "return" | "goodwill" | "dispute";

/** `source`: as it was paid; if that is not possible, the wallet, and for a guest by hand. */
export type RefundDestination = "source" | "wallet";

export type PayoutMethod = "provider" | "wallet" | "voucher" | "by_hand" | "dispute";

/** Who bears goodwill: with `operator` the shop keeps its earnings. */
export type RefundBearer = "shop" | "operator";

/** Who makes the refund. */
export type RefundActor = { kind: "shopper" | "shop" | "operator" | "system" | "provider"; customerId: number | null };

/** A request to refund parts of an order. */
export type RefundSpec = {
  /** Units of lines; `all`: everything not refunded yet. */
  lines: readonly { orderLineId: number; quantity: number }[] | "all";
  /** Of the delivery, including tax. */
  shipping: Money | "all" | null;
  /** Deducted from the value of returned units, such as for wear or missing parts; can still be refunded as goodwill. */
  deduction?: Money;
  /** Money without units, taken pro rata from what is left of lines and delivery. */
  goodwill?: Money;
};

export type RefundRequest = RefundSpec & {
  orderId: number;
  to: RefundDestination;
  kind: RefundKind;
  returnId?: number;
  actor: RefundActor;
  /** Only goodwill without units or delivery can be borne by the operator; defaults to the shop. */
  bearer?: RefundBearer;
  /** The disputed payment that the shopper's bank has taken back. */
  disputed?: { paymentId: number; provider: string };
  /** A short note to the shopper. */
  note?: string;
};

export type RefundFailure = Failure<
  "not_found" | "not_paid_yet" | "refund_too_high" | "nothing_to_refund" | "no_wallet" | "payment_disputed"
>;

/** What can still be refunded of a line; in the purchase's currency, `amountLeft` including tax. */
export type RefundableLine = {
  orderLineId: number;
  quantityLeft: number;
  amountLeft: Money;
  taxLeft: Money;
  couponLeft: Money;
};

export type Refundable = {
  lines: readonly RefundableLine[];
  shippingLeft: Money;
  shippingTaxLeft: Money;
  /** What the operator has borne of earlier refunds in place of the shop: of each line, and of the delivery (null). */
  operatorShares: ReadonlyMap<number | null, Money>;
};

/** The refund of a line, or of the delivery (`orderLineId` null). */
export type RefundPart = {
  orderLineId: number | null;
  quantity: number;
  amount: Money;
  tax: Money;
  couponShare: Money;
};

export type RefundPlan = {
  parts: RefundPart[];
  amount: Money;
  goods: Money;
  shipping: Money;
  goodwill: Money;
  tax: Money;
  couponShare: Money;
};

/** What the operator bears of each part of a refund, and the total in the base currency. */
export type OperatorPart = { shares: readonly Money[]; base: Money };

/**
 * The amounts of a requested refund. Units of a line share what is left of it evenly, larger parts first: however it is
 * split, a line is refunded to the minor unit, and never more than was paid for it.
 */
export function planRefund(
  refundable: Refundable,
  spec: RefundSpec,
): Result<RefundPlan, Failure<"refund_too_high" | "nothing_to_refund">> {
  const { lines, shippingLeft, shippingTaxLeft } = refundable;
  const { currency } = shippingLeft;
  const sumOf = (amounts: Money[]) => sumMoney(amounts, currency);
  const isTooHigh = (amount: Money, limit: Money) => isNegative(amount) || compareMoney(amount, limit) > 0;
  const requested = spec.lines === "all" ? lines.map(askForRest) : spec.lines;
  if (requested.some(({ orderLineId, quantity }) => quantity > leftOf(lines, orderLineId))) return tooHigh();
  const units = new Map(requested.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const whole = lines.map((line) => unitsPart(line, units.get(line.orderLineId) ?? 0));
  const deduction = spec.deduction ?? zero(currency);
  if (isTooHigh(deduction, sumOf(whole.map(({ amount }) => amount)))) return tooHigh();
  const goods = applyDeduction(whole, deduction);
  const shipping = spec.shipping === "all" ? shippingLeft : (spec.shipping ?? zero(currency));
  if (isTooHigh(shipping, shippingLeft)) return tooHigh();
  const delivery = moneyPart(null, shipping, shippingLeft, shippingTaxLeft, zero(currency));
  const bare = [...goods, delivery];
  const left = remainingParts(refundable).map((line, index) => withoutPart(line, bare[index]!));
  const amountsLeft = left.map(({ amountLeft }) => amountLeft);
  const goodwill = spec.goodwill ?? zero(currency);
  if (isTooHigh(goodwill, sumOf(amountsLeft))) return tooHigh();
  const shares = allocate(goodwill, amountsLeft);
  const goodwillParts = left.map((line, index) =>
    moneyPart(line.orderLineId, shares[index]!, line.amountLeft, line.taxLeft, line.couponLeft),
  );
  const parts = bare.map((part, index) => addPart(part, goodwillParts[index]!));
  const amount = sumOf(parts.map((part) => part.amount));
  if (isZero(amount)) return failure({ code: "nothing_to_refund" });
  return success({
    parts: parts.filter((part) => part.quantity > 0 || !isZero(part.amount)),
    amount,
    goods: sumOf(goods.map((part) => part.amount)),
    shipping,
    goodwill,
    tax: sumOf(parts.map(({ tax }) => tax)),
    couponShare: sumOf(parts.map(({ couponShare }) => couponShare)),
  });
}

function askForRest({ orderLineId, quantityLeft }: RefundableLine) {
  return { orderLineId, quantity: quantityLeft };
}

function leftOf(lines: readonly RefundableLine[], orderLineId: number): number {
  return lines.find((line) => line.orderLineId === orderLineId)?.quantityLeft ?? 0;
}

function tooHigh(): Result<never, Failure<"refund_too_high">> {
  return failure({ code: "refund_too_high" });
}

function unitsPart(line: RefundableLine, quantity: number): RefundPart {
  const { orderLineId, quantityLeft, amountLeft, taxLeft, couponLeft } = line;
  const firstOf = (whole: Money) =>
    sumMoney(
      allocate(
        whole,
        Array.from({ length: quantityLeft }, () => zero(whole.currency)),
      ).slice(0, quantity),
      whole.currency,
    );
  return {
    orderLineId,
    quantity,
    amount: firstOf(amountLeft),
    tax: firstOf(taxLeft),
    couponShare: firstOf(couponLeft),
  };
}

function applyDeduction(parts: readonly RefundPart[], deduction: Money): RefundPart[] {
  if (isZero(deduction)) return [...parts];
  const amounts = parts.map(({ amount }) => amount);
  const shares = allocate(deduction, amounts);
  return parts.map((part, index) => {
    const { orderLineId, quantity, amount, tax, couponShare } = part;
    return { ...moneyPart(orderLineId, subtractMoney(amount, shares[index]!), amount, tax, couponShare), quantity };
  });
}

/** Money without units contains tax pro rata. */
function moneyPart(
  orderLineId: number | null,
  amount: Money,
  of: Money,
  taxLeft: Money,
  couponLeft: Money,
): RefundPart {
  const weights = [amount, subtractMoney(of, amount)];
  const shareOf = (whole: Money) => (isZero(of) ? zero(of.currency) : allocate(whole, weights)[0]!);
  return { orderLineId, quantity: 0, amount, tax: shareOf(taxLeft), couponShare: shareOf(couponLeft) };
}

type Left = Omit<RefundableLine, "orderLineId" | "quantityLeft"> & { orderLineId: number | null };

function remainingParts({ lines, shippingLeft, shippingTaxLeft }: Refundable): Left[] {
  const nothing = zero(shippingLeft.currency);
  return [...lines, { orderLineId: null, amountLeft: shippingLeft, taxLeft: shippingTaxLeft, couponLeft: nothing }];
}

function withoutPart(line: Left, part: RefundPart): Left {
  return {
    orderLineId: line.orderLineId,
    amountLeft: subtractMoney(line.amountLeft, part.amount),
    taxLeft: subtractMoney(line.taxLeft, part.tax),
    couponLeft: subtractMoney(line.couponLeft, part.couponShare),
  };
}

function addPart(one: RefundPart, other: RefundPart): RefundPart {
  return {
    orderLineId: one.orderLineId,
    quantity: one.quantity + other.quantity,
    amount: addMoney(one.amount, other.amount),
    tax: addMoney(one.tax, other.tax),
    couponShare: addMoney(one.couponShare, other.couponShare),
  };
}

/** The value of a whole refundable order. */
export function sumRefundable({ lines, shippingLeft }: Refundable): Money {
  return addMoney(shippingLeft, ...lines.map(({ amountLeft }) => amountLeft));
}
