import { findTermRecords, TERM_ROWS } from "#domain/catalog/term-admin/find-term-records.ts";
import type { Context } from "#domain/context.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { TERM_LIST } from "#shared/list/desk-lists.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { readList } from "./read-list.server.ts";
import { readTranslatedLanguages } from "./translated-languages.server.ts";

/** The data of the screen of a kind of terms. */
export async function readTerms(ctx: Context, request: Request, kind: TermKind) {
  const [all, languages] = await Promise.all([findTermRecords(ctx, kind), readTranslatedLanguages(ctx)]);
  const query = readList(TERM_LIST, request);
  return {
    permissions: ctx.visitor.permissions,
    query,
    found: pageOfRows(query, all, TERM_ROWS),
    terms: all.map(({ id, name }) => ({ id, name })),
    languages,
  };
}
