import { and, asc, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { insertRows } from "#db/insert-rows.ts";
import { readRows } from "#db/read-rows.ts";
import { liveEvents } from "#db/schema/live-event.ts";
import type { Context } from "../../context.ts";
import { LIVE_CHANNEL, MAX_NOTIFY_BYTES, type StoredEvent } from "./live-event.ts";

const OUTBOX_LOCK = 760_431;
/** A process that claimed events and was killed has not sent them. */
const CLAIM_SECONDS = 60;

const columns = {
  id: liveEvents.id,
  channels: liveEvents.channels,
  name: liveEvents.name,
  data: liveEvents.data,
  socketId: liveEvents.socketId,
  userId: liveEvents.userId,
};

export async function insertEvents(
  ctx: Context,
  events: readonly Omit<StoredEvent, "id" | "socketId">[],
  socketId: string | null,
): Promise<void> {
  await insertRows(
    ctx.db,
    "insert_live_events",
    liveEvents,
    events.map((event) => ({ ...event, socketId, createdAt: ctx.now() })),
  );
}

/** Passes unsent events to all processes, in their order; what is too long goes by its id. Returns their number. */
export async function notifyUnsent(ctx: Context, max: number): Promise<number> {
  // Concurrent senders would mix up the order of events.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${OUTBOX_LOCK})`);
  const rows = await readRows<{ id: number }>(
    ctx.db,
    sql`
    with due as (select id from ${liveEvents} where sent_at is null order by id limit ${max}::int),
    sent as (
      update ${liveEvents} set sent_at = ${ctx.now().toISOString()}::timestamptz from due where ${liveEvents.id} = due.id
      returning ${liveEvents.id}, jsonb_build_object('id', ${liveEvents.id}, 'channels', to_jsonb(channels), 'name', name,
        'data', data, 'socketId', socket_id, 'userId', user_id)::text as message
    ), ordered as (select * from sent order by id)
    select id, pg_notify(${LIVE_CHANNEL}, case when octet_length(message) < ${MAX_NOTIFY_BYTES}::int then message
      else jsonb_build_object('ref', id)::text end) from ordered
  `,
  );
  return rows.length;
}

/** Claims unsent events for a hosted service. */
export async function claimUnsent(ctx: Context, max: number): Promise<StoredEvent[]> {
  const now = ctx.now().toISOString();
  const rows = await readRows<{ id: number }>(
    ctx.db,
    sql`update ${liveEvents} set claimed_at = ${now}::timestamptz where id in (
      select id from ${liveEvents} where sent_at is null
        and (claimed_at is null or claimed_at < ${now}::timestamptz - make_interval(secs => ${CLAIM_SECONDS}::int))
      order by id limit ${max}::int for update skip locked) returning id`,
  );
  const ids = rows.map(({ id }) => id);
  return findEvents(ctx, ids);
}

/** `isSent` false: they are due again. */
export async function endClaim(ctx: Context, ids: readonly number[], isSent: boolean): Promise<void> {
  await ctx.db
    .update(liveEvents)
    .set(isSent ? { sentAt: ctx.now() } : { claimedAt: null })
    .where(inArray(liveEvents.id, [...ids]));
}

export async function findEvents(ctx: Pick<Context, "db">, ids: readonly number[]): Promise<StoredEvent[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .select(columns)
    .from(liveEvents)
    .where(inArray(liveEvents.id, [...ids]))
    .orderBy(asc(liveEvents.id));
}

/** What was sent since then, for a process that may have missed some. */
export function findSentSince(ctx: Pick<Context, "db">, since: Date, max: number): Promise<StoredEvent[]> {
  return ctx.db
    .select(columns)
    .from(liveEvents)
    .where(and(isNotNull(liveEvents.sentAt), gt(liveEvents.sentAt, since)))
    .orderBy(asc(liveEvents.id))
    .limit(max);
}

export async function deleteSentBefore(ctx: Context, before: Date): Promise<void> {
  await ctx.db.delete(liveEvents).where(lt(liveEvents.sentAt, before));
}
