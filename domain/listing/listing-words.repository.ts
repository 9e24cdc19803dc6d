import { sql } from "drizzle-orm";
import { textList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import type { Context } from "../context.ts";

const CANDIDATES = 20;

type KnownWord = { word: string; uses: number };

/** A typed word, how many products are found by it at the most, and the words that look like it. */
export type NearWords = { typed: string; folded: string; uses: number; near: KnownWord[] };

export async function findNearWords(ctx: Context, words: readonly string[]): Promise<NearWords[]> {
  const rows = await prepared(ctx.db, "near_words", (db, name) =>
    db
      .select({
        typed: sql<string>`typed.word`,
        folded: sql<string>`fold_words(typed.word)`,
        uses: sql<number>`coalesce((select max(k.uses) from listing_words k where k.word like fold_words(typed.word) || '%'), 0)`,
        near: sql<string>`coalesce((
          select json_agg(json_build_object('word', n.word, 'uses', n.uses)) from (
            select word, uses from listing_words k where k.word % fold_words(typed.word)
            order by similarity(k.word, fold_words(typed.word)) desc, uses desc, word limit ${sql.raw(String(CANDIDATES))}
          ) n
        ), '[]')::text`,
      })
      .from(sql`unnest(${textList(sql.placeholder("words"))}) with ordinality as typed(word, position)`)
      .orderBy(sql`typed.position`)
      .prepare(name),
  ).execute({ words: [...words] });
  return rows.map((row) => ({ ...row, near: JSON.parse(row.near) as KnownWord[] }));
}
