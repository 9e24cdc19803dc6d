import type { Context } from "../../context.ts";
import { hasSession } from "./session.repository.ts";

/** Whether the session has not ended, and is this customer's. */
export async function isSessionOf(ctx: Context, id: number, customerId: number): Promise<boolean> {
  return hasSession(ctx, id, customerId);
}
