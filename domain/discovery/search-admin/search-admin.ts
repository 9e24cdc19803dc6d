import type { StaffRefusal } from "#domain/platform/permission/permission.ts";

/** Words of a language with the same meaning, as the operator wrote them; the first one names the group. */
export type SynonymGroup = { languageCode: string; words: string[] };

/** A search that found nothing. */
export type SearchMiss = { id: number; languageCode: string; term: string; uses: number; lastUsedAt: string };

export type SaveSynonymsFailure = StaffRefusal | { code: "invalid"; errors: Record<string, string[]> };
