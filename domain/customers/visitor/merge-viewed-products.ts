import { withTransaction, type Context } from "../../context.ts";
import { moveViews } from "./visitor.repository.ts";

/** At sign-in: what the guest looked at becomes the customer's, without duplicates. */
export async function mergeViewedProducts(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await withTransaction(ctx, (ctx) => moveViews(ctx, sessionId, customerId));
}
