import fc from "fast-check";
import { expect, test } from "vitest";
import { addMoney, compareMoney, isZero, subtractMoney, sumMoney, zero, type Money } from "#shared/money.ts";
import { moneyCases } from "#tests/support/money-cases.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { usd } from "#tests/support/usd.ts";
import { planRefund, sumRefundable, type Refundable, type RefundPlan, type RefundSpec } from "./refund.ts";

const CASES = 500;
const PATIENCE = 10 * 60_000;
const line = (orderLineId: number, quantityLeft: number, amount: number, tax = 0, coupon = 0) => ({
  orderLineId,
  quantityLeft,
  amountLeft: usd(amount),
  taxLeft: usd(tax),
  couponLeft: usd(coupon),
});
const order = (...lines: Refundable["lines"]): Refundable => ({
  lines,
  shippingLeft: usd(500),
  shippingTaxLeft: usd(80),
  operatorShares: new Map(),
});

const plan = (refundable: Refundable, spec: RefundSpec): RefundPlan => valueOf(planRefund(refundable, spec));

function after(refundable: Refundable, { parts }: RefundPlan): Refundable {
  const { lines, shippingLeft, shippingTaxLeft } = refundable;
  const partOf = (id: number | null) => parts.find(({ orderLineId }) => orderLineId === id);
  const minus = (whole: Money, part: Money | undefined) => (part ? subtractMoney(whole, part) : whole);
  return {
    ...refundable,
    lines: lines.map((each) => {
      const part = partOf(each.orderLineId);
      return {
        orderLineId: each.orderLineId,
        quantityLeft: each.quantityLeft - (part?.quantity ?? 0),
        amountLeft: minus(each.amountLeft, part?.amount),
        taxLeft: minus(each.taxLeft, part?.tax),
        couponLeft: minus(each.couponLeft, part?.couponShare),
      };
    }),
    shippingLeft: minus(shippingLeft, partOf(null)?.amount),
    shippingTaxLeft: minus(shippingTaxLeft, partOf(null)?.tax),
  };
}

test("units that come back one by one sum to the line, the larger parts first", () => {
  let left = order(line(1, 3, 1000, 160, 50));
  const amounts = [1, 2, 3].map(() => {
    const step = plan(left, { lines: [{ orderLineId: 1, quantity: 1 }], shipping: null });
    left = after(left, step);
    return [step.amount, step.tax, step.couponShare];
  });
  expect(amounts).toEqual([
    [usd(334), usd(54), usd(17)],
    [usd(333), usd(53), usd(17)],
    [usd(333), usd(53), usd(16)],
  ]);
});

test("goodwill is taken off what every line and the delivery have left, and lessens what comes back later", () => {
  const left = order(line(1, 1, 1000, 200), line(2, 2, 500));
  const refund = plan(left, { lines: [], shipping: null, goodwill: usd(200) });
  expect(refund.parts.map(({ orderLineId, quantity, amount, tax }) => [orderLineId, quantity, amount, tax])).toEqual([
    [1, 0, usd(100), usd(20)],
    [2, 0, usd(50), usd(0)],
    [null, 0, usd(50), usd(8)],
  ]);
  expect(plan(after(left, refund), { lines: "all", shipping: "all" }).amount).toEqual(usd(1800));
});

test("more units or money than there are left are refused, and so is nothing", () => {
  const left = order(line(1, 2, 1000));
  const codeOf = (spec: RefundSpec) => {
    const planned = planRefund(left, spec);
    return planned.ok ? "planned" : planned.failure.code;
  };
  expect(codeOf({ lines: [{ orderLineId: 1, quantity: 3 }], shipping: null })).toBe("refund_too_high");
  expect(codeOf({ lines: [{ orderLineId: 9, quantity: 1 }], shipping: null })).toBe("refund_too_high");
  expect(codeOf({ lines: [], shipping: usd(501) })).toBe("refund_too_high");
  expect(codeOf({ lines: "all", shipping: "all", goodwill: usd(1) })).toBe("refund_too_high");
  expect(codeOf({ lines: [], shipping: null })).toBe("nothing_to_refund");
});

test(
  "however an order is refunded, nothing goes below zero, and all of it comes to what was paid",
  { timeout: PATIENCE },
  () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        amount: fc.nat(5000),
        tax: fc.nat(100),
        coupon: fc.nat(99),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const steps = fc.array(
      fc.record({ line: fc.nat(3), units: fc.nat(4), shipping: fc.nat(200), goodwill: fc.nat(300) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, fc.nat(900), steps, (bought, delivery, specs) => {
        const whole: Refundable = {
          lines: bought.map(({ quantity, amount, tax, coupon }, index) =>
            line(index, quantity, amount, Math.floor((amount * tax) / 100), coupon),
          ),
          shippingLeft: usd(delivery),
          shippingTaxLeft: usd(Math.floor(delivery / 6)),
          operatorShares: new Map(),
        };
        let left = whole;
        const refunded: Money[] = [];
        for (const spec of [...specs.map(toSpec), { lines: "all", shipping: "all" } as const]) {
          const planned = planRefund(left, spec);
          if (!planned.ok) continue;
          const { amount, goods, shipping, goodwill, parts } = planned.value;
          expect(addMoney(goods, shipping, goodwill)).toEqual(amount);
          expect(
            sumMoney(
              parts.map((part) => part.amount),
              "USD",
            ),
          ).toEqual(amount);
          for (const part of parts) expect(compareMoney(part.tax, part.amount)).toBeLessThanOrEqual(0);
          left = after(left, planned.value);
          for (const each of left.lines)
            for (const rest of [each.amountLeft, each.taxLeft, each.couponLeft])
              expect(compareMoney(rest, zero("USD"))).toBeGreaterThanOrEqual(0);
          refunded.push(amount);
        }
        expect(sumMoney(refunded, "USD")).toEqual(sumRefundable(whole));
        expect(isZero(sumRefundable(left))).toBe(true);
        expect(left.lines.every(({ taxLeft }) => isZero(taxLeft))).toBe(true);
      }),
      moneyCases(CASES),
    );
  },
);

const toSpec = ({
  line: orderLineId,
  units,
  shipping,
  goodwill,
}: {
  line: number;
  units: number;
  shipping: number;
  goodwill: number;
}): RefundSpec => ({
  lines: units > 0 ? [{ orderLineId, quantity: units }] : [],
  shipping: usd(shipping),
  goodwill: usd(goodwill),
});
