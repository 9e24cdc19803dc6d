import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { SYNONYMS_TAG } from "../listing/find-search-rules.ts";
import { comparedWordsOf, wordsOf } from "../listing/search-words.ts";
import type { SynonymsInput } from "./search-admin.input.ts";
import { deleteGroups, deleteMissesOfTerms, findGroups, insertGroup, lockSynonyms } from "./search-admin.repository.ts";
import type { SaveSynonymsFailure, SynonymWords } from "./search-admin.ts";
import { isStale } from "../../record-version.ts";

const MAX_WORDS = 20;
/** A search looks up single words and pairs. */
const MAX_WORDS_OF_TERM = 2;

/**
 * Makes these words synonyms of each other. A word belongs to one group of its language: groups that share a word with
 * the new one are joined with it.
 */
export async function saveSynonyms(
  ctx: Context,
  { language_code: languageCode, words: typed, replaces, version }: SynonymsInput,
): Promise<Result<SynonymWords, SaveSynonymsFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const isOffered = (await findLanguages(ctx)).some(({ code }) => code === languageCode);
  if (!isOffered) return failure({ code: "invalid", errors: { language_code: [ctx.t("Choose one of the options.")] } });
  return withTransaction(ctx, async (inside): Promise<Result<SynonymWords, SaveSynonymsFailure>> => {
    await lockSynonyms(inside);
    const groups = await findGroups(inside, languageCode);
    const replaced = groups.find(({ words }) => words[0] === replaces);
    if (replaces !== undefined && !replaced)
      return failure({ code: version === undefined ? "not_found" : "changed_meanwhile" });
    if (replaced && isStale(version, replaced.words)) return failure({ code: "changed_meanwhile" });
    const added = new Set(typed.map(comparedOf));
    const joined = groups.filter(
      (group) => group !== replaced && group.words.some((word) => added.has(comparedOf(word))),
    );
    const group = { languageCode, words: distinct([...joined.flatMap(({ words }) => words), ...typed]) };
    const wrong = wrongWords(inside, typed, group.words);
    if (wrong) return failure({ code: "invalid", errors: { words: [wrong] } });
    await deleteGroups(
      inside,
      languageCode,
      [...joined, ...(replaced ? [replaced] : [])].map(({ words }) => words[0]!),
    );
    await insertGroup(inside, group);
    await deleteMissesOfTerms(
      inside,
      languageCode,
      group.words.map((word) => wordsOf(word).join(" ")),
    );
    await logAudit(inside, {
      action: "search.synonyms",
      subject: { kind: "search", id: languageCode },
      details: { before: replaced?.words ?? [], after: group.words },
    });
    await inside.cache.purge([SYNONYMS_TAG]);
    return success(group);
  });
}

/** As the search compares it. */
const comparedOf = (word: string): string => comparedWordsOf(word).join(" ");

/** In lower case, each once. */
function distinct(words: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const word of words) {
    const form = comparedOf(word);
    if (!byForm.has(form)) byForm.set(form, word.normalize("NFC").toLowerCase().trim().replaceAll(/\s+/gu, " "));
  }
  return [...byForm.values()];
}

function wrongWords({ t }: Context, typed: readonly string[], group: readonly string[]): string | null {
  const long = typed.find((word) => {
    const count = comparedWordsOf(word).length;
    return count === 0 || count > MAX_WORDS_OF_TERM;
  });
  if (long !== undefined) return t("“{word}” must be one or two words.", { word: long });
  if (group.length < 2) return t("Enter at least two words.");
  return group.length > MAX_WORDS ? t("A group can have up to {count} words.", { count: MAX_WORDS }) : null;
}
