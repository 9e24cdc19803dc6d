import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findGroups } from "./search-admin.repository.ts";
import type { SynonymGroup, SynonymRecord } from "./search-admin.ts";
import { versionOf } from "../../record-version.ts";

/** The synonyms of all languages. */
export async function findSynonymGroups(ctx: Context): Promise<Result<SynonymRecord[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal
    ? failure(refusal)
    : success((await findGroups(ctx)).map((group) => ({ ...group, version: versionOf(group.words) })));
}

export const SYNONYM_ROWS: RowList<SynonymGroup> = {
  sorts: {
    words: ({ words }) => words[0]!,
    language: ({ languageCode }) => languageCode,
    count: ({ words }) => words.length,
  },
  filters: { language: ({ languageCode }) => languageCode },
  search: ({ words }) => words,
};
