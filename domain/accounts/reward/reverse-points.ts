import { pointsOf, type Entry } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import type { Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { insertReversals, lockGrantsOfOrder, saveReversedPoints } from "./grant.repository.ts";
import { pointsLost } from "./reward.ts";

/**
 * Reverses the points of refunded lines pro rata, once per refund; before delivery only records it. Points already
 * converted are owed and offset against future ones.
 */
export async function reversePoints(
  ctx: Context,
  refund: { orderId: number; refundId: number; lines: readonly { orderLineId: number; amount: Money }[] },
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await insertReversals(inside, refund.refundId, refund.lines);
    await takeLostPoints(inside, refund.orderId, `points-reversed:${refund.orderId}:${refund.refundId}`);
  });
}

/** Debits reversed points that are due and not debited yet. */
export async function takeLostPoints(ctx: Context, orderId: number, idempotencyKey: string): Promise<void> {
  const entries: Entry[] = [];
  for (const grant of await lockGrantsOfOrder(ctx, orderId)) {
    const { id, customerId, status, reversedPoints } = grant;
    const lost = pointsLost(grant);
    if (lost <= reversedPoints) continue;
    const kind = status === "pending" ? "points_pending" : "points_available";
    entries.push(
      { account: { kind, customerId }, amount: pointsOf(reversedPoints - lost) },
      { account: { kind: "points_issued" }, amount: pointsOf(lost - reversedPoints) },
    );
    await saveReversedPoints(ctx, id, lost);
  }
  if (entries.length > 0)
    await postEntries(ctx, { kind: "points_reversed", idempotencyKey, cause: { orderId }, entries });
}
