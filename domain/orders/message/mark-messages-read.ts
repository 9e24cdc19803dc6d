import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { MessagesRequest } from "./order-message.ts";
import { markReadBy } from "./order-message.repository.ts";
import { reachOrder } from "./reach-order.ts";

/** Marks all messages of the order as read by this side; the next one sends a notification again. */
export async function markMessagesRead(
  ctx: Context,
  request: MessagesRequest & { side: "shopper" | "shop" },
): Promise<Result<null, Failure<"sign_in" | "not_found">>> {
  const reached = await reachOrder(ctx, request, "orders.read");
  if (!reached.ok) return reached;
  await markReadBy(ctx, { orderId: reached.value.id }, request.side);
  return success(null);
}
