import { allocate, compareMoney, isZero, negate, sumMoney, zero, type Money } from "#shared/money.ts";
import type { Refundable, RefundBearer, RefundPart } from "./refund.ts";

/**
 * What the operator bears of each part in place of the shop. Goodwill from the operator leaves the shop its earnings;
 * units returned afterwards count for the shop again, and with them what the operator had borne of their price.
 */
export function operatorShares(
  { lines, shippingLeft, operatorShares: borneBefore }: Refundable,
  parts: readonly RefundPart[],
  bearer: RefundBearer,
): Money[] {
  return parts.map(({ orderLineId, quantity, amount }) => {
    if (bearer === "operator") return amount;
    const nothing = zero(amount.currency);
    const borne = borneBefore.get(orderLineId) ?? nothing;
    if (isZero(borne)) return nothing;
    if (orderLineId === null) return compareMoney(amount, shippingLeft) === 0 ? negate(borne) : nothing;
    const left = lines.find((line) => line.orderLineId === orderLineId)?.quantityLeft ?? 0;
    const units = allocate(
      borne,
      Array.from({ length: left }, () => nothing),
    );
    return negate(sumMoney(units.slice(0, quantity), borne.currency));
  });
}
