import { type SQL, sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import type { TimelineGroup } from "#shared/timeline-group.ts";
import type { Context } from "../../context.ts";
import { customerSources } from "./customer-sources.repository.ts";
import { orderSources } from "./order-sources.repository.ts";
import { productSources } from "./product-sources.repository.ts";
import { shopSources } from "./shop-sources.repository.ts";
import { activitySource, type TimelineSource, type TimelineSight } from "./source.repository.ts";
import type { TimelineEntry } from "./timeline.ts";

type Wanted = TimelineSight & { group: TimelineGroup | null; offset: number; limit: number };

/** Only the latest rows of each source, merged in one statement. */
export async function findTimelineRows(ctx: Context, record: ReachedRecord, wanted: Wanted): Promise<TimelineEntry[]> {
  const { group, offset, limit } = wanted;
  const sources = sourcesOf(record, wanted).filter((source) => group === null || source.group === group);
  if (sources.length === 0) return [];
  const max = offset + limit;
  const rows = await readRows<Omit<TimelineEntry, "id"> & { id: number }>(
    ctx.db,
    sql`select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.source, e.word, e.text,
      e.who, e.actor from (${sql.join(
        sources.map((source) => rowsOf(source, max)),
        sql` union all `,
      )}) e
      order by e.at desc, e.source, e.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => ({ ...row, id: `${row.source} ${row.word} ${row.id}` }));
}

function sourcesOf(record: ReachedRecord, sight: TimelineSight): TimelineSource[] {
  const own = [activitySource(record, "notes"), activitySource(record, "changes")];
  switch (record.kind) {
    case "order":
      return [...own, ...orderSources(record, sight)];
    case "product":
      return [...own, ...productSources(record)];
    case "customer":
      return [...own, ...customerSources(record, sight)];
    default:
      return [...own, ...shopSources(record, sight)];
  }
}

function rowsOf({ name, at, id, word, text, who, actor, from }: TimelineSource, max: number): SQL {
  return sql`(select ${at} as at, ${id}::int as id, ${name}::text as source, (${word})::text as word,
    coalesce((${text ?? sql`''`})::text, '') as text, coalesce((${who ?? sql`''`})::text, '') as who,
    (${actor ?? sql`null`})::text as actor from ${from} order by 1 desc, 2 desc limit ${max})`;
}
