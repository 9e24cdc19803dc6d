import type { RowList } from "#domain/platform/list/row-list.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import { recordOfTerm, type TermRecord } from "./term-admin.ts";
import { findTermRows } from "./term-read.repository.ts";

/** All brands, colors, attributes or values, with how often they are used. */
export async function findTermRecords(ctx: Context, kind: TermKind): Promise<TermRecord[]> {
  return (await findTermRows(ctx, kind)).map((row) => ({ ...row, version: versionOf(recordOfTerm(row)) }));
}

export const TERM_ROWS: RowList<TermRecord> = {
  sorts: { name: ({ name }) => name, uses: ({ usesCount }) => usesCount },
  filters: {
    attribute: ({ attributeId }) => [String(attributeId ?? "")],
    use: ({ usesCount }) => (usesCount > 0 ? "used" : "unused"),
    uses: ({ usesCount }) => usesCount,
  },
  search: ({ name, slug, translations }) => [name, slug, ...translations.map((each) => each.name)],
};

/** Values can be sorted by their attributes too, in the order of these. */
export function valueRows(attributes: readonly TermRecord[]): RowList<TermRecord> {
  const places = new Map(attributes.map(({ id }, place) => [id, place]));
  return {
    ...TERM_ROWS,
    sorts: { ...TERM_ROWS.sorts, attribute: ({ attributeId }) => places.get(attributeId ?? 0) ?? null },
  };
}
