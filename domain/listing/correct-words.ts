import type { Context } from "../context.ts";
import { closestWord } from "./closest-word.ts";
import { findNearWords } from "./listing-words.repository.ts";
import { wordsOf } from "./search-words.ts";

const SHORTEST_CORRECTED = 3;

/** The search with each unknown word replaced by the nearest known one; null when there is nothing better. */
export async function correctWords(ctx: Context, typed: string): Promise<string | null> {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const found = await findNearWords(ctx, words);
  let isChanged = false;
  const corrected = found.map(({ typed: word, folded, isKnown, near }) => {
    if (isKnown || folded.length < SHORTEST_CORRECTED) return word;
    const meant = closestWord(folded, near);
    if (meant === null) return word;
    isChanged = true;
    return meant;
  });
  return isChanged ? corrected.join(" ") : null;
}
