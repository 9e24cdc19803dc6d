import { isSessionOf } from "#domain/customers/session/is-session-of.ts";
import type { Context } from "../../context.ts";
import { lockCustomer } from "./customer.repository.ts";

/**
 * Whether the session still exists, checked under the lock of a password change: an older request must not add a
 * sign-in method that survives the new password.
 */
export async function isStillSignedIn(ctx: Context): Promise<boolean> {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId === null || !(await lockCustomer(ctx, customerId))) return false;
  return sessionId === null || isSessionOf(ctx, sessionId, customerId);
}
