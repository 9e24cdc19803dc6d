import type { Context } from "../../context.ts";
import type { LineToSend } from "./shop-order.ts";
import { findLinesToSend as findRows } from "./shop-orders.repository.ts";

/** The lines of an order with what is packed, sent and left. The caller has checked that the order may be seen. */
export function findLinesToSend(ctx: Context, orderId: number): Promise<LineToSend[]> {
  return findRows(ctx, orderId);
}
