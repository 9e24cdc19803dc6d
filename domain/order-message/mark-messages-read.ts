import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import type { MessagesWish } from "./order-message.ts";
import { markReadBy } from "./order-message.repository.ts";
import { reachOrder } from "./reach-order.ts";

/** Everything about the order is read by this side; what comes next is told again. */
export async function markMessagesRead(
  ctx: Context,
  wish: MessagesWish & { side: "shopper" | "shop" },
): Promise<Result<null, Refusal<"not_found">>> {
  const order = await reachOrder(ctx, wish, "orders.read");
  if (!order) return failure({ code: "not_found" });
  await markReadBy(ctx, order.id, wish.side);
  return success(null);
}
