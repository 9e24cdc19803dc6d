import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { deleteSubscription } from "./push.repository.ts";

/** Ends push messages to this browser; idempotent. */
export async function unsubscribeFromPushes(ctx: Context, endpoint: string): Promise<Result<null, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  await deleteSubscription(ctx, customerId, endpoint);
  return success(null);
}
