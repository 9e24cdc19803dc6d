import type { Context } from "../../context.ts";
import { LISTING_TAG, MATCHES_TAG } from "./listing-tags.ts";
import { findWordRows } from "./search-words.repository.ts";

export type KnownWord = { word: string; uses: number };

/** The search terms of all products, as cached by this process. */
export type Vocabulary = {
  /** Ascending. */
  words: readonly string[];
  uses: ReadonlyMap<string, number>;
  /**
   * A bit mask of each word's letters: a cheap test that rejects dissimilar words before the edit distance is computed.
   */
  letters: Int32Array;
};

const CACHED_SECONDS = 60;
const MIN_LETTERS_FOR_ONE = 4;
const MIN_LETTERS_FOR_TWO = 8;
const MIN_PIECE = 3;
const MAX_PIECES = 3;
const MAX_MATCHES = 20;

export function findVocabulary(ctx: Context): Promise<Vocabulary> {
  return ctx.cache.get(
    "vocabulary",
    [LISTING_TAG, MATCHES_TAG],
    async () => createVocabulary(await findWordRows(ctx)),
    {
      seconds: CACHED_SECONDS,
      kilobytesOf: ({ words }) => words.length / 8,
    },
  );
}

export function createVocabulary(known: readonly KnownWord[]): Vocabulary {
  const words = known.map(({ word }) => word).toSorted(byLetters);
  return {
    words,
    uses: new Map(known.map(({ word, uses }) => [word, uses])),
    letters: Int32Array.from(words, lettersOf),
  };
}

/** The number of products with the word; for a prefix, of its most used word. */
export function usesOf({ words, uses }: Vocabulary, word: string, isPrefix: boolean): number {
  let max = uses.get(word) ?? 0;
  if (!isPrefix) return max;
  for (let at = firstAtLeast(words, word); words[at]?.startsWith(word); at++)
    max = Math.max(max, uses.get(words[at]!)!);
  return max;
}

/** Words within the maximum number of edits, nearest first, then by use. */
export function fuzzyMatches({ words, uses, letters }: Vocabulary, typed: string): (KnownWord & { edits: number })[] {
  const allowed = maxEdits(typed);
  if (allowed === 0) return [];
  const matches: ReturnType<typeof fuzzyMatches> = [];
  const ofTyped = lettersOf(typed);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    // A substituted letter changes two bits.
    if (Math.abs(word.length - typed.length) > allowed || countBits(letters[at]! ^ ofTyped) > allowed * 2) continue;
    const edits = editDistance(typed, word);
    if (edits > 0 && edits <= allowed) matches.push({ word, uses: uses.get(word)!, edits });
  }
  return matches
    .toSorted((one, other) => one.edits - other.edits || other.uses - one.uses || byLetters(one.word, other.word))
    .slice(0, MAX_MATCHES);
}

/** Splits a compound into as few known words as possible; null if it cannot be split. */
export function splitCompound({ uses }: Vocabulary, word: string, max = MAX_PIECES): string[] | null {
  let best: string[] | null = null;
  for (let end = MIN_PIECE; max > 1 && end <= word.length - MIN_PIECE; end++) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!uses.has(first)) continue;
    const pieces = uses.has(rest) ? [rest] : splitCompound({ uses } as Vocabulary, rest, max - 1);
    if (pieces && (best === null || pieces.length + 1 < best.length)) best = [first, ...pieces];
  }
  return best;
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function firstAtLeast(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (words[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

function byLetters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The maximum number of edits for a word. */
export function maxEdits(typed: string): number {
  return typed.length < MIN_LETTERS_FOR_ONE ? 0 : typed.length < MIN_LETTERS_FOR_TWO ? 1 : 2;
}

/** Optimal string alignment: insertions, deletions, substitutions and transpositions of neighbors. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      next.push(edits);
    }
    beforeLast = last;
    last = next;
  }
  return last[to.length]!;
}
