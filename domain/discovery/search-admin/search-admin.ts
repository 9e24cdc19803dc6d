import type { InvalidFields, Failure } from "#shared/failures.ts";
import type { StaffFailure } from "#domain/platform/permission/permission.ts";

/** Words of a language with the same meaning, as the operator wrote them; the first one names the group. */
export type SynonymWords = { languageCode: string; words: string[] };
export type SynonymGroup = SynonymWords & { id: number };
export type SynonymRecord = SynonymGroup & { version: string };

/** A search without results. */
export type SearchMiss = { id: number; languageCode: string; term: string; uses: number; lastUsedAt: string };

/** The effect of searching a term. `target`: a path of the shop; empty for an ignored word. */
export type SearchRule = {
  id: number;
  kind: "redirect" | "boost" | "stop_word";
  languageCode: string;
  term: string;
  target: string;
};
export type SearchRuleRecord = SearchRule & { version: string };

export type SaveSynonymsFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;
