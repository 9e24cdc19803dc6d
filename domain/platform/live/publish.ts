import type { Context } from "../../context.ts";
import type { LiveEvent } from "./live-event.ts";
import { insertEvents } from "./live.repository.ts";

/** Sends events to open pages after the commit; the connection that made the call does not receive them. */
export async function publish(ctx: Context, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(
    ctx,
    events.map(({ channels, name, data }) => ({
      channels: [...channels],
      name,
      data: JSON.stringify(data),
      userId: null,
    })),
    ctx.socketId ?? null,
  );
  ctx.afterCommit((outside) => outside.live.flush());
}

type RawEvent = {
  channels: readonly string[];
  name: string;
  data: string;
  socketId: string | null;
  userId?: string | null;
};

/** The same for events whose data is already JSON text, as an app sends them. */
export async function publishRaw(ctx: Context, events: readonly RawEvent[]): Promise<void> {
  for (const { channels, name, data, socketId, userId = null } of events)
    await insertEvents(ctx, [{ channels: [...channels], name, data, userId }], socketId);
  ctx.afterCommit((outside) => outside.live.flush());
}
