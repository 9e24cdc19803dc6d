import type { Context } from "../../context.ts";
import { countWaitingAlerts, deleteWaitingAlerts, getEmailOfKey } from "./product-alert.repository.ts";

/** The number of pending alerts of the address behind a mail's key; null for an unknown key. */
export async function countAlertsOfKey(ctx: Context, key: string): Promise<number | null> {
  const email = await getEmailOfKey(ctx, ctx.hashToken(key));
  return email === null ? null : countWaitingAlerts(ctx, email);
}

/** The unsubscribe link of an alert mail: cancels all pending alerts of its address. Idempotent. */
export async function endAlerts(ctx: Context, key: string): Promise<void> {
  const email = await getEmailOfKey(ctx, ctx.hashToken(key));
  if (email !== null) await deleteWaitingAlerts(ctx, email);
}
