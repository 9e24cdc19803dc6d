import type { Context } from "../../context.ts";
import { findVocabulary, fuzzyMatches, splitCompound, usesOf, type Vocabulary } from "./vocabulary.ts";
import { normalizeLetters, wordsOf } from "./search-words.ts";
import { formsOf } from "./word-forms.ts";

/** How many times more products must have another word for it to be suggested instead. */
const MUCH_MORE_USED = 20;
/** The vocabulary contains no shorter words and no numbers. */
const MIN_KEPT = 3;
const MAX_REPLACEMENTS = 4;
const MAX_CORRECTIONS = 12;

/** A word to search for instead. `edits`: 0 for another spelling of the same word. */
type Replacement = { text: string; edits: number };

/** A search with replaced words, and the total number of edits. */
export type Correction = { words: string[]; edits: number };

/**
 * The search with each unknown word replaced by known ones, likeliest first; and the likeliest replacement of each
 * word.
 */
export async function findCorrections(
  ctx: Context,
  typed: readonly string[],
): Promise<{ corrections: Correction[]; likely: string[] }> {
  const vocabulary = await findVocabulary(ctx);
  const choices = typed.map((word, index) => replacementsOf(vocabulary, word, index === typed.length - 1));
  const likely = choices.map((replacements, index) => replacements[0]?.text ?? typed[index]!);
  return { corrections: choices.some((choice) => choice.length === 0) ? [] : combine(choices), likely };
}

/** The search with rare words replaced by similar ones that many more products have; null if there are none. */
export async function findMoreUsedWords(ctx: Context, typed: string): Promise<string | null> {
  const words = wordsOf(typed);
  const vocabulary = await findVocabulary(ctx);
  const replaced = words.map((word) => {
    const folded = normalizeLetters(word);
    const minUses = Math.max(usesOf(vocabulary, folded, true), 1) * MUCH_MORE_USED;
    const meant = fuzzyMatches(vocabulary, folded).find(
      (match) => match.uses >= minUses && !match.word.startsWith(folded),
    );
    return meant?.word ?? word;
  });
  return replaced.every((word, index) => word === words[index]) ? null : replaced.join(" ");
}

/** A known word is unchanged; an unknown one is split into known words, or replaced by fuzzy matches. */
function replacementsOf(vocabulary: Vocabulary, typed: string, isLast: boolean): Replacement[] {
  const folded = normalizeLetters(typed);
  const isKnown = [folded, ...formsOf(folded)].some((form) => usesOf(vocabulary, form, isLast && form === folded) > 0);
  if (isKnown || folded.length < MIN_KEPT || !/\p{L}/u.test(folded)) return [{ text: typed, edits: 0 }];
  const pieces = splitCompound(vocabulary, folded);
  return [
    ...(pieces ? [{ text: pieces.join(" "), edits: 0 }] : []),
    ...fuzzyMatches(vocabulary, folded)
      .map(({ word, edits }) => ({ text: word, edits }))
      .slice(0, MAX_REPLACEMENTS),
  ];
}

/** Combines one replacement per word, fewest edits first; ties keep the order of the replacements. */
function combine(choices: readonly (readonly Replacement[])[]): Correction[] {
  let combined: Correction[] = [{ words: [], edits: 0 }];
  for (const replacements of choices)
    combined = combined
      .flatMap(({ words, edits }) =>
        replacements.map((replacement) => ({
          words: [...words, replacement.text],
          edits: edits + replacement.edits,
        })),
      )
      .toSorted((one, other) => one.edits - other.edits)
      .slice(0, MAX_CORRECTIONS);
  return combined;
}
