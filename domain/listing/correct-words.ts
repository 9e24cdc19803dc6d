import type { Context } from "../context.ts";
import { closestWord } from "./closest-word.ts";
import { findNearWords, type NearWords } from "./listing-words.repository.ts";
import { wordsOf } from "./search-words.ts";

const SHORTEST_CORRECTED = 3;
/** So much more often products have another word than the typed one that this was probably meant. */
const MUCH_MORE_USED = 20;

/** The search with each unknown word replaced by the nearest known one; null when there is nothing better. */
export async function correctWords(ctx: Context, typed: string): Promise<string | null> {
  return replaceWords(ctx, typed, ({ folded, uses, near }) => (uses > 0 ? null : closestWord(folded, near)));
}

/** The search with rare words replaced by near ones that many more products have; null when there are none. */
export async function findMoreUsedWords(ctx: Context, typed: string): Promise<string | null> {
  return replaceWords(ctx, typed, ({ folded, uses, near }) =>
    closestWord(
      folded,
      near.filter((other) => other.uses >= Math.max(uses, 1) * MUCH_MORE_USED && !other.word.startsWith(folded)),
    ),
  );
}

async function replaceWords(
  ctx: Context,
  typed: string,
  findMeant: (word: NearWords) => string | null,
): Promise<string | null> {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  let isChanged = false;
  const replaced = (await findNearWords(ctx, words)).map((word) => {
    const meant = word.folded.length < SHORTEST_CORRECTED ? null : findMeant(word);
    if (meant === null) return word.typed;
    isChanged = true;
    return meant;
  });
  return isChanged ? replaced.join(" ") : null;
}
