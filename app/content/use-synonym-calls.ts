import type { SynonymRecord } from "#domain/discovery/search-admin/search-admin.ts";
import { useCall } from "../api-client/call.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { TypedSynonyms } from "../ui/search-admin/synonym-dialog.tsx";

const CHANGES = { changes: ["content"] } as const;

/** Saves and deletes synonyms of the search. */
export function useSynonymCalls() {
  const call = useCall();
  return {
    /** `changed`: the group that is changed. Returns the validation errors, null on success. */
    async save(typed: TypedSynonyms, changed?: SynonymRecord | null): Promise<FieldErrors | null> {
      const json = { ...typed, ...(changed && { replaces: changed.words[0]!, version: changed.version }) };
      const outcome = await call.post("/admin/search-synonyms", { json }, { ...CHANGES, refusal: "none" });
      if (outcome.ok) return null;
      return Object.keys(outcome.errors).length > 0 ? outcome.errors : { form: outcome.error };
    },
    async remove(language_code: string, word: string): Promise<void> {
      await call.post("/admin/search-synonyms/remove", { json: { language_code, word } }, CHANGES);
    },
  };
}
