import { sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import { viewOf } from "./listing-columns.ts";
import type { PostedWords } from "./posted-words.ts";

/** Every search checks each product with new words; above this number, searches use the full-text index. */
const MAX_NEW = 1_000;
/** In byte order, all words with a prefix sort before the prefix plus this character. */
const LAST_LETTER = sql.raw("chr(1114111)");

type FoundRow = {
  query: string | null;
  newer: Uint8Array | null;
  word: string;
  is_beginning: boolean;
  stretch: number;
  ids: Uint8Array | null;
};

/**
 * A consistent snapshot of the data for a search, with posting lists for one prefix, and its query as parsed by the
 * database; null while there are too many new words.
 */
export async function readPostedWords(ctx: Context, query: string): Promise<(PostedWords & { query: string }) | null> {
  const rows = await preparedSql<FoundRow>(
    ctx.db,
    "posted_words",
    (value) => sql`
    with newer as materialized (select product_id from listing_new_words limit ${sql.raw(String(MAX_NEW + 1))}),
    asked as materialized (
      select to_tsquery('simple', fold_words(${value("query")})) as query
      where (select count(*) from newer) <= ${sql.raw(String(MAX_NEW))}
    ),
    words as materialized (
      select distinct found[1] collate "C" as word, found[2] is not null as is_beginning
      from asked, regexp_matches(query::text, '''([^''\\\\]+)''(:\\*)?', 'g') as found
    ),
    beginning as materialized (select word, word || ${LAST_LETTER} as last from words where is_beginning limit 1)
    select query::text as query, (select string_agg(int4send(product_id), '') from newer) as newer,
      '' as word, false as is_beginning, 0 as stretch,
      (
        select string_agg(int4send(n.product_id), '')
        from newer n cross join lateral (
          select search_vector from listing_products o where o.product_id = n.product_id limit 1
        ) o
        where o.search_vector @@ query
      ) as ids
    from asked
    union all
    select null, null, w.word, false, o.stretch, o.product_ids
    from words w join listing_postings o on o.word = w.word where not w.is_beginning
    union all
    select null, null, (select word from beginning), true, o.stretch, string_agg(o.product_ids, '')
    from listing_postings o where o.word >= (select word from beginning) and o.word <= (select last from beginning)
    group by o.stretch
  `,
  ).execute({ query });
  const asked = rows.find((row) => row.query !== null);
  if (!asked) return null;
  return {
    query: asked.query!,
    newer: numbersOf(asked.newer),
    newerFound: numbersOf(asked.ids),
    postings: rows.flatMap(({ query: header, word, is_beginning: isPrefix, stretch, ids }) =>
      header === null ? [{ word, isPrefix, stretch, ids: ids! }] : [],
    ),
  };
}

/** Four bytes per number, in the database's byte order. */
export function numbersOf(bytes: Uint8Array | null): Int32Array {
  const view = viewOf(bytes ?? new Uint8Array());
  const numbers = new Int32Array(view.byteLength / 4);
  for (let index = 0; index < numbers.length; index++) numbers[index] = view.getInt32(index * 4);
  return numbers;
}
