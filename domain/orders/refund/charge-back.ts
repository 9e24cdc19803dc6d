import { allocate, compareMoney, isZero, lowerOf, subtractMoney, sumMoney, zero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { refundOrder } from "./refund-order.ts";
import { planRefund, sumRefundable, type Refundable, type RefundSpec } from "./refund.ts";
import { findOrdersOfPayment, findPaymentsWithRest } from "./refund-payout.repository.ts";
import { getRefundable } from "./refund.repository.ts";

/** `left`: what of the payment had not been refunded. `amount`, `base`: what its orders bear now. */
export type ChargedBack = { left: Money; amount: Money; base: Money };

type DisputedPayment = { id: number; purchaseId: number; orderId: number | null; provider: string };

/**
 * The shopper's bank keeps money of a payment: each order paid with it counts as refunded pro rata, and shop, operator
 * and shopper give back their share. In the caller's transaction, under the purchase's lock.
 */
export async function chargeBack(ctx: Context, payment: DisputedPayment, amount: Money): Promise<ChargedBack> {
  const nothing = zero(amount.currency);
  const orders = await findOrdersOfPayment(ctx, payment);
  const rests = orders[0] ? await findPaymentsWithRest(ctx, orders[0]) : [];
  const left = rests.find(({ id }) => id === payment.id)?.left ?? nothing;
  let base = zero(ctx.baseCurrency.code);
  if (isZero(left)) return { left, amount: nothing, base };
  const refundables = await Promise.all(orders.map((order) => getRefundable(ctx, order)));
  const refundableAmounts = refundables.map(sumRefundable);
  const borne = lowerOf(lowerOf(amount, left), sumMoney(refundableAmounts, amount.currency));
  if (isZero(borne)) return { left, amount: nothing, base };
  for (const [index, share] of allocate(borne, refundableAmounts).entries()) {
    if (isZero(share)) continue;
    const refunded = await refundOrder(ctx, {
      ...refundFor(refundables[index]!, share),
      orderId: orders[index]!.id,
      to: "source",
      kind: "dispute",
      disputed: { paymentId: payment.id, provider: payment.provider },
      actor: { kind: "provider", customerId: null },
    });
    if (!refunded.ok) throw new Error(`Order ${orders[index]!.id} could not be charged back: ${refunded.failure.code}`);
    base = sumMoney([base, refunded.value.base], base.currency);
  }
  return { left, amount: borne, base };
}

/** If nothing is left of an order, its units count as returned too, and what depends on them ends. */
function refundFor(refundable: Refundable, share: Money): RefundSpec {
  if (compareMoney(share, sumRefundable(refundable)) < 0) return { lines: [], shipping: null, goodwill: share };
  const all = { lines: "all" as const, shipping: "all" as const };
  const planned = planRefund(refundable, all);
  const byUnits = planned.ok ? planned.value.amount : zero(share.currency);
  return { ...all, goodwill: subtractMoney(share, byUnits) };
}
