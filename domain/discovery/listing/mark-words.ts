import { normalizeLetters } from "./normalize-letters.ts";

/** Start and end of a highlighted part of a text. */
export type Mark = [start: number, end: number];

/** The matches of searched words at the start of words in the text; accents and case are ignored. */
export function markWords(text: string, searched: readonly string[]): Mark[] {
  const needles = searched.map(normalizeLetters).filter((needle) => needle !== "");
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    // With several searched words, a single letter must match a whole word: the "t" of "t-shirt" does not match "Thea".
    const possible = needles.filter((needle) => needles.length === 1 || needle.length > 1 || word.length === 1);
    const longest = Math.max(0, ...possible.map((needle) => lengthOfBeginning(word, needle)));
    if (longest > 0) marks.push([index, index + longest]);
  }
  return marks;
}

/** Whether each searched word is a prefix of a word in the text. */
export function hasAllWords(text: string, searched: readonly string[]): boolean {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => normalizeLetters(word));
  return searched.every((needle) => words.some((word) => word.startsWith(normalizeLetters(needle))));
}

/** The length of the match in the word; 0 if the needle is not its prefix. */
function lengthOfBeginning(word: string, needle: string): number {
  if (!normalizeLetters(word).startsWith(needle)) return 0;
  let end = 0;
  while (end < word.length && normalizeLetters(word.slice(0, end)).length < needle.length) end += 1;
  while (end < word.length && /\p{M}/u.test(word[end]!)) end += 1;
  return end;
}
