import { isSessionOf } from "#domain/customers/session/is-session-of.ts";
import type { Context } from "../../context.ts";
import { lockCustomer } from "./customer.repository.ts";

/**
 * Whether the session still is, asked under the lock that a new password takes: what is added to the sign-in methods by a request that
 * began before must not outlive it.
 */
export async function isStillSignedIn(ctx: Context): Promise<boolean> {
  const { customerId, sessionId } = ctx.visitor;
  if (customerId === null || !(await lockCustomer(ctx, customerId))) return false;
  return sessionId === null || isSessionOf(ctx, sessionId, customerId);
}
