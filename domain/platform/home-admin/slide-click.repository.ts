import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import type { Context } from "../../context.ts";
import type { SlideCollection } from "./home-admin.ts";

const DAYS_COUNTED = 30;

/** Increments today's count of a visible slide or banner; false if there is none. */
export async function countSlideClick(ctx: Context, collection: SlideCollection, id: number): Promise<boolean> {
  const column = columnOf(collection);
  const counted = await readRows<{ id: number }>(
    ctx.db,
    sql`insert into slide_clicks (${column}, day, clicks)
      select id, ${dayOf(ctx.now())}::date, 1 from ${sql.identifier(collection)} where id = ${id} and is_active
      on conflict (${column}, day) do update set clicks = slide_clicks.clicks + 1 returning id`,
  );
  return counted.length > 0;
}

/** Clicks of the last days by slide. */
export async function findSlideClicks(ctx: Context, collection: SlideCollection): Promise<Map<number, number>> {
  const column = columnOf(collection);
  const since = dayOf(new Date(ctx.now().getTime() - (DAYS_COUNTED - 1) * 86_400_000));
  const rows = await readRows<{ id: number; clicks: number }>(
    ctx.db,
    sql`select ${column} as id, sum(clicks)::int as clicks from slide_clicks
      where ${column} is not null and day >= ${since}::date group by 1`,
  );
  return new Map(rows.map(({ id, clicks }) => [id, clicks]));
}

const columnOf = (collection: SlideCollection) => sql.identifier(collection === "sliders" ? "slider_id" : "banner_id");

/** A day in UTC, such as 2026-11-26. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
