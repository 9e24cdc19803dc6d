import type { Context } from "../../context.ts";
import { countWaitingAlerts, deleteWaitingAlerts, getEmailOfKey } from "./product-alert.repository.ts";

/** How many alerts still wait for whoever has the key of a mail; null for a key that no mail had. */
export async function countAlertsOfKey(ctx: Context, key: string): Promise<number | null> {
  const email = await getEmailOfKey(ctx, ctx.hashToken(key));
  return email === null ? null : countWaitingAlerts(ctx, email);
}

/** The link of an alert's mail: ends everything that still waits for its address. A second time there is nothing left to end. */
export async function endAlerts(ctx: Context, key: string): Promise<void> {
  const email = await getEmailOfKey(ctx, ctx.hashToken(key));
  if (email !== null) await deleteWaitingAlerts(ctx, email);
}
