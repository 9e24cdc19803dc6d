import type { Context } from "../../context.ts";
import { lockHolds } from "./hold.repository.ts";
import type { Hold } from "./hold.ts";

/** What is set aside for a purchase, or with one try to pay its rest; locked until the transaction ends. */
export function findHolds(ctx: Context, of: { purchaseId: number } | { restPaymentId: number }): Promise<Hold[]> {
  return lockHolds(ctx, of);
}
