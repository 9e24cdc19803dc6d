import type { Context } from "../../context.ts";
import type { OrderWork } from "./order-admin.ts";
import { countWaiting } from "./order-admin.repository.ts";

/** Above this, only "more than" is shown. */
export const MAX_COUNTED = 999;

export function countOrderWork(ctx: Context, work: OrderWork): Promise<number> {
  return countWaiting(ctx, work, MAX_COUNTED);
}
