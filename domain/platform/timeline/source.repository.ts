import { type SQL, sql } from "drizzle-orm";
import { notes } from "#db/schema/record.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mail.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import type { TimelineGroup } from "#shared/timeline-group.ts";
import type { TimelineEntry, TimelineEvent } from "./timeline.ts";

/** Where entries of a time line come from: a table and its columns. */
export type TimelineSource = {
  group: TimelineGroup;
  name: TimelineEntry["source"];
  at: SQL;
  id: SQL;
  word: SQL;
  text?: SQL;
  who?: SQL;
  actor?: SQL;
  from: SQL;
};

/** What the reader may see besides the record itself. */
export type TimelineSight = { hasMails: boolean; hasOrders: boolean };

/** Its notes, or what was done with its tags and files. */
export function activitySource({ kind, id, byShopId }: ReachedRecord, group: "notes" | "changes"): TimelineSource {
  const isOfSide = byShopId === null ? sql`n.by_shop_id is null` : sql`n.by_shop_id = ${byShopId}`;
  return {
    group,
    name: "activity",
    at: sql`n.created_at`,
    id: sql`n.id`,
    word: sql`n.kind`,
    text: sql`n.text`,
    who: sql`n.written_by`,
    from: sql`${notes} n where n.${sql.raw(`${kind}_id`)} = ${id} and ${isOfSide}
      and n.kind ${group === "notes" ? sql`=` : sql`<>`} 'note'`,
  };
}

/** Staff actions, without those that other sources cover better, and without routine views. */
export function auditSource(about: SQL, ...left: readonly string[]): TimelineSource {
  const others = ["note.add", "shop.note", "tag.add", "tag.remove", "file.add", "file.remove", ...left];
  return {
    group: "changes",
    name: "act",
    at: sql`a.created_at`,
    id: sql`a.id`,
    word: sql`a.act`,
    text: sql`a.details ->> 'reason'`,
    who: sql`a.actor_name`,
    from: sql`${auditEntries} a where ${about} and a.act not in (${sql.join(
      others.map((act) => sql`${act}`),
      sql`, `,
    )})`,
  };
}

/** Emails to the owner of the record. */
export function mailSource(condition: SQL): TimelineSource {
  return {
    group: "messages",
    name: "mail",
    at: sql`coalesce(m.sent_at, m.created_at)`,
    id: sql`m.id`,
    word: sql`m.template`,
    text: sql`case when m.sent_at is not null then 'sent' when m.next_attempt_at is null then 'failed' else 'waiting' end`,
    from: sql`${mails} m where ${condition}`,
  };
}

/** An event that a table records by an instant; rows without one are skipped. */
export function eventSource(
  word: TimelineEvent,
  at: SQL,
  { id, text, who, from }: Pick<TimelineSource, "id" | "text" | "who" | "from">,
): TimelineSource {
  return {
    group: "changes",
    name: "event",
    at,
    id,
    word: sql`${word}`,
    ...(text && { text }),
    ...(who && { who }),
    from: sql`${from} and ${at} is not null`,
  };
}

export const nameOf = (alias: "c"): SQL =>
  sql`trim(${sql.raw(alias)}.first_name || ' ' || ${sql.raw(alias)}.last_name)`;
