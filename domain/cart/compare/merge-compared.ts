import { withTransaction, type Context } from "../../context.ts";
import { MAX_COMPARED } from "./compare.ts";
import { deleteOldCompared, moveCompared } from "./compare.repository.ts";

/** At sign-in, merges the guest's comparison into the customer's; above the limit, the newest remain. */
export async function mergeCompared(ctx: Context, sessionId: number, customerId: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await moveCompared(ctx, sessionId, customerId);
    await deleteOldCompared(ctx, customerId, MAX_COMPARED);
  });
}
