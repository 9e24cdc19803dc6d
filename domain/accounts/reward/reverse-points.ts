import { pointsOf, type Entry } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import type { Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { insertReversals, lockGrantsOfOrder, saveReversedPoints } from "./grant.repository.ts";
import { pointsLost } from "./reward.ts";

/**
 * With a refund the points of its lines go back, in proportion. Those that were converted already are owed: the next ones fill that.
 * Before the delivery it is only remembered. Once for each refund.
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

/** Takes the points that are lost by now and were not taken yet. */
export async function takeLostPoints(ctx: Context, orderId: number, onceKey: string): Promise<void> {
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
  if (entries.length > 0) await postEntries(ctx, { kind: "points_reversed", onceKey, cause: { orderId }, entries });
}
