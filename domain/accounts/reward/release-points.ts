import { pointsOf } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findDueOrders, lockGrantsOfOrder, markAvailable } from "./grant.repository.ts";

const BATCH_SIZE = 500;

/** Makes points convertible once their return window has closed; returns the number of orders. */
export async function releasePoints(ctx: Context): Promise<number> {
  const orderIds = await findDueOrders(ctx, BATCH_SIZE);
  for (const orderId of orderIds) {
    try {
      await withTransaction(ctx, (inside) => releaseOrder(inside, orderId));
    } catch (error) {
      ctx.log.error({ err: error, orderId }, "points could not be released");
    }
  }
  return orderIds.length;
}

async function releaseOrder(ctx: Context, orderId: number): Promise<void> {
  const pending = (await lockGrantsOfOrder(ctx, orderId)).filter(({ status }) => status === "pending");
  const [first] = pending;
  if (!first) return;
  const points = pending.reduce((sum, grant) => sum + grant.points - grant.reversedPoints, 0);
  const ids = pending.map(({ id }) => id);
  await markAvailable(ctx, ids);
  await postEntries(ctx, {
    kind: "points_available",
    idempotencyKey: `points-available:${orderId}`,
    cause: { orderId },
    entries: [
      { account: { kind: "points_pending", customerId: first.customerId }, amount: pointsOf(-points) },
      { account: { kind: "points_available", customerId: first.customerId }, amount: pointsOf(points) },
    ],
  });
}
