import { like, or, sql, eq } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { escapeLike, type ListSql } from "#db/list-sql.ts";
import { consents } from "#db/schema/consent.ts";
import type { ConsentPurpose } from "#shared/consent.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { ConsentRow } from "./consent-log.ts";

const SHOWN_KEY_LENGTH = 12;

/** Searches by the key in a visitor's cookie, as the visitor reads it out, or by the beginning of its hash, as the list shows it. */
function listOf(ctx: Context): ListSql {
  const has = (column: typeof consents.accepted | typeof consents.declined) => ({
    condition: ({ values }: ListFilter) => sql`${column} && ${sql.param([...values])}::text[]`,
  });
  return {
    id: consents.id,
    sorts: { decided: consents.createdAt },
    filters: {
      accepted: has(consents.accepted),
      declined: has(consents.declined),
      version: { number: consents.textVersion },
      decided: { instant: consents.createdAt },
    },
    search: (text) =>
      or(
        eq(consents.keyHash, ctx.hashToken(`consent:${text}`)),
        like(consents.keyHash, `${escapeLike(text.replace(/…$/, ""))}%`),
      ),
  };
}

export function consentReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: listOf(ctx),
    select: () =>
      ctx.db
        .select({
          id: consents.id,
          visitor: sql<string>`left(${consents.keyHash}, ${SHOWN_KEY_LENGTH})`,
          accepted: consents.accepted,
          declined: consents.declined,
          textVersion: consents.textVersion,
          languageCode: consents.languageCode,
          createdAt: consents.createdAt,
        })
        .from(consents)
        .$dynamic(),
    read: (row): ConsentRow => ({
      ...row,
      accepted: row.accepted as ConsentPurpose[],
      declined: row.declined as ConsentPurpose[],
      createdAt: row.createdAt.toISOString(),
    }),
  });
}
