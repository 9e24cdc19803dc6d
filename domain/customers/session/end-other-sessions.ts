import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { deleteSessionsOf } from "./session.repository.ts";

/** Signs the customer out everywhere but here; answers how many sessions that ended. */
export async function endOtherSessions(ctx: Context): Promise<Result<number, Refusal<"sign_in">>> {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return success(await deleteSessionsOf(ctx, customerId, sessionId));
}

/** With a new password all sessions of a customer end; the one that changes it, if it is the customer's, goes on. Answers how many ended. */
export async function endSessionsOf(ctx: Context, customerId: number): Promise<number> {
  return deleteSessionsOf(ctx, customerId, ctx.visitor.customerId === customerId ? ctx.visitor.sessionId : null);
}
