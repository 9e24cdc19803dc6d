import type { Context } from "../context.ts";
import type { OrderWork } from "./order-book.ts";
import { countBookRows } from "./order-book.repository.ts";

/** From here on it is only said that there are more. */
export const MOST_COUNTED = 999;

export function countOrderWork(ctx: Context, work: OrderWork): Promise<number> {
  return countBookRows(ctx, work, MOST_COUNTED);
}
