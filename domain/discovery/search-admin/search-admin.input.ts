import * as z from "zod";
import { SEARCH_MISS_LIST } from "#shared/list/content-lists.ts";
import { bulkInput, listInput } from "../../platform/list/list.input.ts";
import { lineInput } from "../../text.input.ts";

const MAX_WORDS = 20;
const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const word = lineInput(60);

export const searchMissesQuery = listInput(SEARCH_MISS_LIST);
export const bulkMissesInput = bulkInput(SEARCH_MISS_LIST, ["delete"]);

/** `replaces`: the first word of the group that is changed; absent for a new one. */
export const synonymsInput = z.object({
  language_code: languageCode,
  words: z.array(word).min(1, "Enter at least two words.").max(MAX_WORDS),
  replaces: word.optional(),
});

/** `word`: the first of the group. */
export const removeSynonymsInput = z.object({ language_code: languageCode, word });

export type SynonymsInput = z.infer<typeof synonymsInput>;
