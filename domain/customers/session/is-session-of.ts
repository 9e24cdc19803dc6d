import type { Context } from "../../context.ts";
import { hasSession } from "./session.repository.ts";

/** Whether the session is valid and this customer's. */
export async function isSessionOf(ctx: Context, id: number, customerId: number): Promise<boolean> {
  return hasSession(ctx, id, customerId);
}
