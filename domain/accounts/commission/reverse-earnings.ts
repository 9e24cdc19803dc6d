import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { addMoney, isZero, negate, subtractMoney, sumMoney, type Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { reversedPart, type BookedPart, type RefundToReverse } from "./commission.ts";
import { findRefundedParts, getShopOfOrder, insertReversals, saveReversed } from "./earning.repository.ts";

/**
 * Reverses the shop's earning and the operator's commission pro rata with a refund, once per refund; before delivery
 * only records it.
 */
export async function reverseEarnings(ctx: Context, refund: RefundToReverse): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await insertReversals(inside, refund);
    await reverseBooked(inside, refund.orderId, `earning-reversed:${refund.orderId}:${refund.refundId}`);
  });
}

/** Reverses what is due and not reversed yet. */
export async function reverseBooked(ctx: Context, orderId: number, idempotencyKey: string): Promise<void> {
  const parts = await findRefundedParts(ctx, orderId);
  const due = parts.map((part) => ({ part, now: duePart(part) })).filter(({ now }) => Object.values(now).some(isDue));
  if (due.length === 0) return;
  const sumOf = (name: "earning" | "commission" | "promotion") =>
    sumMoney(
      due.map(({ now }) => now[name]),
      ctx.baseCurrency.code,
    );
  const [earning, commission, promotion] = [sumOf("earning"), sumOf("commission"), sumOf("promotion")];
  await postEntries(ctx, {
    kind: "earning_reversed",
    idempotencyKey,
    cause: { orderId },
    entries: [
      { account: { kind: "shop_earning", shopId: await getShopOfOrder(ctx, orderId) }, amount: negate(earning) },
      { account: { kind: "operator_commission" }, amount: negate(commission) },
      { account: { kind: "operator_promotion" }, amount: promotion },
      { account: { kind: "order_clearing" }, amount: subtractMoney(addMoney(earning, commission), promotion) },
    ],
  });
  for (const { part, now } of due) await saveReversed(ctx, part.id, now);
}

function duePart(part: BookedPart) {
  const whole = reversedPart(part, part.refunded);
  return {
    earning: subtractMoney(whole.earning, part.reversed.earning),
    commission: subtractMoney(whole.commission, part.reversed.commission),
    promotion: subtractMoney(whole.promotion, part.reversed.promotion),
  };
}

function isDue(amount: Money): boolean {
  return !isZero(amount);
}
