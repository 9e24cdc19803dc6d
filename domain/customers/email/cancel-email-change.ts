import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { endOpenChange } from "./email-change.repository.ts";

/** Cancels the email change. Idempotent. */
export async function cancelEmailChange(ctx: Context): Promise<Result<null, Failure<"sign_in">>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  await endOpenChange(ctx, ctx.visitor.customerId);
  return success(null);
}
