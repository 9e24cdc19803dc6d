import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { deleteSessionsOf } from "./session.repository.ts";

/** Signs the customer out everywhere else; returns the number of ended sessions. */
export async function endOtherSessions(ctx: Context): Promise<Result<number, Failure<"sign_in">>> {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return success(await deleteSessionsOf(ctx, customerId, sessionId));
}

/**
 * Ends all sessions of a customer at a password change, except the current one if it is the customer's. Returns their
 * number.
 */
export async function endSessionsOf(ctx: Context, customerId: number): Promise<number> {
  return deleteSessionsOf(ctx, customerId, ctx.visitor.customerId === customerId ? ctx.visitor.sessionId : null);
}
