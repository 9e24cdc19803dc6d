import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { SEARCH_MISS_LIST, SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";
import { missReads } from "./search-admin.repository.ts";
import { ruleReads } from "./search-rule.repository.ts";

export const SEARCH_MISS_EXPORT = exportOf("searches", {
  definition: SEARCH_MISS_LIST,
  permission: "content.manage",
  right: null,
  reads: missReads,
  cells: ({ term, languageCode, uses, lastUsedAt }) => ({
    term,
    language: languageCode,
    uses,
    last_used_at: lastUsedAt,
  }),
});

export const SEARCH_RULE_EXPORT = exportOf("search_rules", {
  definition: SEARCH_RULE_LIST,
  permission: "content.manage",
  right: null,
  reads: ruleReads,
  cells: ({ id, kind, term, languageCode, target }) => ({ id, kind, term, language: languageCode, target }),
});
