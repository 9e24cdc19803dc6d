import { withTransaction, type Context } from "../../context.ts";
import { moveViews } from "./visitor.repository.ts";

/** At sign-in, moves the guest's viewed products to the customer, without duplicates. */
export async function mergeViewedProducts(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await withTransaction(ctx, (ctx) => moveViews(ctx, sessionId, customerId));
}
