import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findGroups } from "./search-admin.repository.ts";
import type { SynonymGroup } from "./search-admin.ts";

/** The synonyms of all languages. */
export async function findSynonymGroups(ctx: Context): Promise<Result<SynonymGroup[], StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findGroups(ctx));
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
