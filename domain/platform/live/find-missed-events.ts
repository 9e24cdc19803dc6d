import type { Context } from "../../context.ts";
import type { StoredEvent } from "./live-event.ts";
import { findEvents, findSentSince } from "./live.repository.ts";

const MAX_MISSED = 5_000;

/** Events that were too long for a message between processes. */
export function findEventsById(ctx: Pick<Context, "db">, ids: readonly number[]): Promise<StoredEvent[]> {
  return findEvents(ctx, ids);
}

/** Events sent since then, oldest first. */
export function findMissedEvents(ctx: Pick<Context, "db">, since: Date): Promise<StoredEvent[]> {
  return findSentSince(ctx, since, MAX_MISSED);
}
