import { sql } from "drizzle-orm";
import { textList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import { numbersOf } from "./posted-words.repository.ts";
import { STRETCH_BITS, STRETCH_SIZE } from "./posted-words.ts";

const WRITER = "listing-postings";

/** A range of product ids in one block. */
export type NewStretch = { stretch: number; first: number; last: number };

/** A word that products gained or lost: its posting list, and the changed products that have it now. */
export type NewWord = { word: string; was: Uint8Array; now: Uint8Array };

type Answer<Row> = { rows: Row[] };

/** Whether at least `least` changes are pending. */
export async function hasNewWords(ctx: Context, least: number): Promise<boolean> {
  const { rows } = (await ctx.db.execute(
    sql`select 1 from listing_new_words offset ${least - 1}::int limit 1`,
  )) as unknown as Answer<object>;
  return rows.length > 0;
}

/** The next range of up to `most` changed products; null if there is none. */
export async function findNewStretch(ctx: Context, after: number, most: number): Promise<NewStretch | null> {
  const { rows } = (await ctx.db.execute(sql`
    select min(product_id) as first, max(product_id) as last
    from (select product_id from listing_new_words where product_id > ${after}::int order by product_id limit ${most}::int) as next
  `)) as unknown as Answer<{ first: number | null; last: number | null }>;
  const { first, last } = rows[0]!;
  if (first === null || last === null) return null;
  const stretch = first >> STRETCH_BITS;
  return { stretch, first, last: Math.min(last, (stretch + 1) * STRETCH_SIZE - 1) };
}

/** Locks out other writers of posting lists until the transaction ends; later reads see what they wrote. */
export async function lockPostings(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${WRITER}, 0))`);
}

/**
 * Deletes the change markers and returns the changes; in one statement, so that a concurrent change keeps its own
 * marker.
 */
export async function takeNewWords(
  ctx: Context,
  { stretch, first, last }: NewStretch,
): Promise<{ changed: Int32Array; words: NewWord[] }> {
  const { rows } = (await ctx.db.execute(sql`
    with taken as (
      delete from listing_new_words where product_id between ${first}::int and ${last}::int returning product_id, old_words
    ),
    changed as materialized (select distinct product_id from taken),
    words as (
      select word, string_agg(int2send((product_id & ${STRETCH_SIZE - 1}::int)::int2), '' order by product_id) as now
      from (
        select word, product_id
        from changed join listing_products o using (product_id), unnest(tsvector_to_array(o.search_vector)) as word
        union all
        select distinct word, null::int from taken, unnest(old_words) as word
      ) as both_words
      group by word
    )
    select words.word, coalesce(o.product_ids, '') as was, coalesce(words.now, '') as now
    from words left join listing_postings o on o.word = words.word collate "C" and o.stretch = ${stretch}::int
    union all
    select null, string_agg(int4send(product_id), ''), null from changed
  `)) as unknown as Answer<{ word: string | null; was: Uint8Array; now: Uint8Array }>;
  return {
    changed: numbersOf(rows.find(({ word }) => word === null)!.was),
    words: rows.flatMap(({ word, was, now }) => (word === null ? [] : [{ word, was, now }])),
  };
}

export async function putPostings(
  ctx: Context,
  stretch: number,
  postings: readonly { word: string; ids: Uint8Array }[],
): Promise<void> {
  const [full, empty] = [postings.filter(({ ids }) => ids.length > 0), postings.filter(({ ids }) => ids.length === 0)];
  await preparedSql(
    ctx.db,
    "put_postings",
    (value) => sql`
    insert into listing_postings (word, stretch, product_ids)
    select word, ${value("stretch")}::int, substr(${value("ids")}::bytea, 1 + ends - bytes, bytes)
    from (
      select word, bytes, sum(bytes) over (order by place)::int as ends
      from unnest(${textList(value("words"))}, ${value("bytes")}::int[]) with ordinality as p (word, bytes, place)
    ) as packed
    on conflict (word, stretch) do update set product_ids = excluded.product_ids
  `,
  ).execute({
    stretch,
    ids: Buffer.concat(full.map(({ ids }) => ids)),
    words: full.map(({ word }) => word),
    bytes: full.map(({ ids }) => ids.length),
  });
  await preparedSql(
    ctx.db,
    "empty_postings",
    (value) => sql`
    delete from listing_postings where stretch = ${value("stretch")}::int and word = any(${textList(value("words"))})
  `,
  ).execute({ stretch, words: empty.map(({ word }) => word) });
}

/** Not inside a transaction: removes dead rows, which slow searches down. */
export async function vacuumPostings(ctx: Context): Promise<void> {
  for (const table of ["listing_new_words", "listing_postings"])
    await ctx.db.execute(sql.raw(`vacuum (analyze) ${table}`));
}
