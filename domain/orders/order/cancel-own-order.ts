import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { cancelOrder, type CancelOrderFailure } from "./cancel-order.ts";
import { getOwnOrder } from "./get-own-order.ts";

/** The customer cancels an order that the shop has not confirmed. */
export async function cancelOwnOrder(
  ctx: Context,
  code: string,
  reason: string,
): Promise<Result<null, CancelOrderFailure | Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const own = await getOwnOrder(ctx, code);
  if (!own) return failure({ code: "not_found" });
  return cancelOrder(ctx, own.id, { kind: "shopper", customerId }, reason);
}
