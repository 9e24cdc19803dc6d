import { sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import type { Context } from "../context.ts";

const CANDIDATES = 20;

export type KnownWord = { word: string; uses: number };

/** For each word whether products are found by it, with its folded form and the nearest words when they are not. */
export async function findNearWords(
  ctx: Context,
  words: readonly string[],
): Promise<{ typed: string; folded: string; isKnown: boolean; near: KnownWord[] }[]> {
  const rows = await prepared(ctx.db, "near_words", (db, name) =>
    db
      .select({
        typed: sql<string>`typed.word`,
        folded: sql<string>`fold_text(typed.word)`,
        isKnown: sql<boolean>`exists (select from listing_words k where k.word like fold_text(typed.word) || '%')`,
        near: sql<string>`coalesce((
          select json_agg(json_build_object('word', n.word, 'uses', n.uses)) from (
            select word, uses from listing_words k where k.word % fold_text(typed.word)
            order by similarity(k.word, fold_text(typed.word)) desc, uses desc limit ${sql.raw(String(CANDIDATES))}
          ) n
        ), '[]')::text`,
      })
      .from(sql`unnest(${sql.placeholder("words")}::text[]) with ordinality as typed(word, position)`)
      .orderBy(sql`typed.position`)
      .prepare(name),
  ).execute({ words: [...words] });
  return rows.map((row) => ({ ...row, near: JSON.parse(row.near) as KnownWord[] }));
}
