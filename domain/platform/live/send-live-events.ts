import { withTransaction, type Context } from "../../context.ts";
import type { StoredEvent } from "./live-event.ts";
import { claimUnsent, deleteSentBefore, endClaim, notifyUnsent } from "./live.repository.ts";

/** Sends events to a hosted service; throws if it does not take them. */
export type SendHosted = (events: readonly StoredEvent[]) => Promise<void>;

const BATCH_SIZE = 200;
/** Small, so that few events are sent twice if a hosted service fails halfway. */
const HOSTED_BATCH_SIZE = 10;
const KEPT_MILLISECONDS = 3_600_000;

/** Sends waiting events: to all processes of the shop, or to the hosted service. */
export async function sendLiveEvents(ctx: Context, sendHosted: SendHosted | null): Promise<void> {
  for (;;) {
    const isMore = sendHosted ? await sendBatch(ctx, sendHosted) : await notifyBatch(ctx);
    if (!isMore) return;
  }
}

async function notifyBatch(ctx: Context): Promise<boolean> {
  return (await withTransaction(ctx, (inside) => notifyUnsent(inside, BATCH_SIZE))) === BATCH_SIZE;
}

async function sendBatch(ctx: Context, send: SendHosted): Promise<boolean> {
  const events = await claimUnsent(ctx, HOSTED_BATCH_SIZE);
  if (events.length === 0) return false;
  const ids = events.map(({ id }) => id);
  try {
    await send(events);
  } catch (error) {
    await endClaim(ctx, ids, false);
    throw error;
  }
  await endClaim(ctx, ids, true);
  return events.length === HOSTED_BATCH_SIZE;
}

/** Sent events are kept for a while, for processes that lost their connection. */
export function deleteOldEvents(ctx: Context): Promise<void> {
  return deleteSentBefore(ctx, new Date(ctx.now().getTime() - KEPT_MILLISECONDS));
}
