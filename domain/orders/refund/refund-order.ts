import { reverseCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { reverseEarnings } from "#domain/accounts/commission/reverse-earnings.ts";
import { revokeDigital, type ReducedLine } from "#domain/fulfilment/digital/revoke-digital.ts";
import { issueCreditNote } from "#domain/orders/invoice/issue-credit-note.ts";
import { reversePoints } from "#domain/accounts/reward/reverse-points.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { isDisputed } from "#domain/payment/dispute/is-disputed.ts";
import { compareMoney, isZero, negate, subtractMoney, sumMoney, toBase, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { operatorShares } from "./operator-share.ts";
import { payOut } from "./pay-out.ts";
import {
  planRefund,
  sumRefundable,
  type OperatorPart,
  type Refundable,
  type RefundFailure,
  type RefundPart,
  type RefundPlan,
  type RefundRequest,
} from "./refund.ts";
import {
  getRefundable,
  insertRefund,
  lockPurchaseOfOrder,
  movePaymentStatus,
  type OrderToRefund,
} from "./refund.repository.ts";
import { notifyRefund } from "./notify-refund.ts";

/** `base`: the amount as booked, in the base currency. */
export type RefundResult = { refundId: number; amount: Money; base: Money; isWhole: boolean };

/**
 * Refunds money of an order, in one transaction under the purchase's lock: the share of each line, the payouts, the
 * payment status, the credit note, and pro rata what shop, operator and shopper had received. Never more than was paid.
 * The caller has checked permissions.
 */
export async function refundOrder(ctx: Context, request: RefundRequest): Promise<Result<RefundResult, RefundFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<RefundResult, RefundFailure>> => {
    const order = await lockPurchaseOfOrder(inside, request.orderId);
    if (!order) return failure({ code: "not_found" });
    if (order.paymentStatus === "unpaid") return failure({ code: "not_paid_yet" });
    if (!request.disputed && (await isDisputed(inside, { purchaseId: order.purchaseId, orderId: order.id })))
      return failure({ code: "payment_disputed" });
    if (request.to === "wallet" && order.customerId === null) return failure({ code: "no_wallet" });
    const refundable = await getRefundable(inside, order);
    const planned = planRefund(refundable, request);
    if (!planned.ok) return planned;
    const plan = planned.value;
    const isWhole = compareMoney(plan.amount, sumRefundable(refundable)) === 0;
    const operator = planOperatorPart(inside, order, refundable, plan, request);
    const refundId = await insertRefund(inside, request, plan, operator);
    const payouts = await payOut(inside, order, { ...request, refundId, amount: plan.amount });
    await movePaymentStatus(inside, order, isWhole ? "refunded" : "partly_refunded", request);
    await revokeDigital(inside, reducedLines(refundable, plan));
    await bookOperatorPart(inside, { orderId: order.id, refundId }, operator);
    await reverseShares(inside, { orderId: order.id, refundId }, plan, operator);
    const { number } = await issueCreditNote(inside, { refundId, orderId: order.id, shopId: order.shopId });
    if (!request.disputed)
      await notifyRefund(inside, order, { refundId, plan, payouts, creditNote: number, note: request.note ?? "" });
    const base = sumMoney(
      payouts.map((payout) => payout.base),
      inside.baseCurrency.code,
    );
    return success({ refundId, amount: plan.amount, base, isWhole });
  });
}

function planOperatorPart(
  ctx: Context,
  order: OrderToRefund,
  refundable: Refundable,
  { parts }: RefundPlan,
  { bearer = "shop" }: RefundRequest,
): OperatorPart {
  const shares = operatorShares(refundable, parts, bearer);
  const inBase = (amounts: readonly Money[]) =>
    toBase(sumMoney(amounts, order.currencyCode), order.exchangeRate, ctx.baseCurrency.code);
  const borne = [...refundable.operatorShares.values()];
  return { shares, base: subtractMoney(inBase([...borne, ...shares]), inBase(borne)) };
}

async function bookOperatorPart(
  ctx: Context,
  { orderId, refundId }: { orderId: number; refundId: number },
  { base }: OperatorPart,
): Promise<void> {
  if (isZero(base)) return;
  await postEntries(ctx, {
    kind: "refund",
    idempotencyKey: `refund-borne:${refundId}`,
    cause: { orderId },
    entries: [
      { account: { kind: "operator_promotion" }, amount: negate(base) },
      { account: { kind: "order_clearing" }, amount: base },
    ],
  });
}

/** Lines with returned units, and how many are left with the shopper. */
function reducedLines({ lines }: Refundable, { parts }: RefundPlan): ReducedLine[] {
  const units = new Map(parts.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  return lines.flatMap(({ orderLineId, quantityLeft }) => {
    const quantity = units.get(orderLineId) ?? 0;
    return quantity > 0 ? [{ orderLineId, unitsBefore: quantityLeft, unitsLeft: quantityLeft - quantity }] : [];
  });
}

async function reverseShares(
  ctx: Context,
  refund: { orderId: number; refundId: number },
  { parts }: RefundPlan,
  { shares }: OperatorPart,
): Promise<void> {
  await reverseEarnings(ctx, {
    ...refund,
    ...splitParts(parts.map((part, index) => ({ ...part, amount: subtractMoney(part.amount, shares[index]!) }))),
  });
  await reverseCommissions(ctx, refund.orderId, refund.refundId);
  await reversePoints(ctx, { ...refund, lines: splitParts(parts).lines });
}

function splitParts(parts: readonly RefundPart[]) {
  const lines = parts.flatMap(({ orderLineId, amount }) =>
    orderLineId === null || isZero(amount) ? [] : { orderLineId, amount },
  );
  return { lines, shipping: parts.find(({ orderLineId }) => orderLineId === null)?.amount ?? null };
}
