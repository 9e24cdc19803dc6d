import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { SEARCH_MISS_LIST, SEARCH_RULE_KINDS, SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";
import { SYNONYM_LIST } from "#shared/list/desk-lists.ts";
import { bulkInput, listInput } from "../../platform/list/list.input.ts";
import { lineInput } from "../../text.input.ts";
import { recordVersion } from "../../record-version.ts";

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
  /** Of the group that is changed. */
  version: recordVersion,
});

/** `word`: the first of the group. */
export const removeSynonymsInput = z.object({ language_code: languageCode, word });

export const bulkSynonymsInput = bulkInput(SYNONYM_LIST, ["delete"]);

export const searchRulesQuery = listInput(SEARCH_RULE_LIST);
export const bulkRulesInput = bulkInput(SEARCH_RULE_LIST, ["delete"]);

/** `target`: of a redirect, a path of the shop; of a boost, the product's address or its last part. */
export const searchRuleInput = z.object({
  /** The rule to change; absent for a new one. */
  id: idInput.optional(),
  kind: z.enum(SEARCH_RULE_KINDS),
  language_code: languageCode,
  term: lineInput(120),
  target: lineInput(500, 0).default(""),
  version: recordVersion,
});

export type SearchRuleInput = z.infer<typeof searchRuleInput>;
export type SynonymsInput = z.infer<typeof synonymsInput>;
