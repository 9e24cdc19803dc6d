import type { SynonymRecord } from "#domain/discovery/search-admin/search-admin.ts";
import { useChanges } from "../api-client/use-changes.ts";
import type { TypedSynonyms } from "../ui/search-admin/synonym-dialog.tsx";

const CHANGES = ["content"] as const;

/** Saves and deletes synonyms of the search. */
export function useSynonymCalls() {
  const { post, postForm } = useChanges(CHANGES);
  return {
    /** `changed`: the group that is changed. */
    save: (typed: TypedSynonyms, changed?: SynonymRecord | null) =>
      postForm("/admin/search-synonyms", {
        json: { ...typed, ...(changed && { replaces: changed.words[0]!, version: changed.version }) },
      }),
    remove: (language_code: string, word: string) =>
      post("/admin/search-synonyms/remove", { json: { language_code, word } }),
  };
}
