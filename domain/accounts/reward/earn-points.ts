import { pointsOf } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { withTransaction, type Context } from "../../context.ts";
import { insertGrants, lockGrantsOfOrder } from "./grant.repository.ts";
import { takeLostPoints } from "./reverse-points.ts";

/**
 * When an order is delivered, grants the points frozen at placement, pending until the return window closes.
 * Idempotent.
 */
export async function earnPoints(ctx: Context, orderId: number): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await insertGrants(inside, orderId);
    const grants = await lockGrantsOfOrder(inside, orderId);
    const [first] = grants;
    if (!first) return;
    const points = grants.reduce((sum, grant) => sum + grant.points, 0);
    await postEntries(inside, {
      kind: "points_earned",
      idempotencyKey: `points:${orderId}`,
      cause: { orderId },
      entries: [
        { account: { kind: "points_pending", customerId: first.customerId }, amount: pointsOf(points) },
        { account: { kind: "points_issued" }, amount: pointsOf(-points) },
      ],
    });
    await takeLostPoints(inside, orderId, `points-reversed:${orderId}:delivered`);
  });
}
