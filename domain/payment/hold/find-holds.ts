import type { Context } from "../../context.ts";
import { lockHolds } from "./hold.repository.ts";
import type { Hold } from "./hold.ts";

/** The holds of a purchase, or of one attempt to pay its rest; locked until the transaction ends. */
export function findHolds(ctx: Context, of: { purchaseId: number } | { restPaymentId: number }): Promise<Hold[]> {
  return lockHolds(ctx, of);
}
