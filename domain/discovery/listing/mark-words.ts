import { normalizeLetters } from "./normalize-letters.ts";

/** Start and end of each part of a text that is to be marked. */
export type Mark = [start: number, end: number];

/** Where words of the text begin with one of the searched words; accents and case do not matter. */
export function markWords(text: string, searched: readonly string[]): Mark[] {
  const needles = searched.map(normalizeLetters).filter((needle) => needle !== "");
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    // One letter of several words is a word: the "t" of "t-shirt" is not in "Thea".
    const possible = needles.filter((needle) => needles.length === 1 || needle.length > 1 || word.length === 1);
    const longest = Math.max(0, ...possible.map((needle) => lengthOfBeginning(word, needle)));
    if (longest > 0) marks.push([index, index + longest]);
  }
  return marks;
}

/** True when each searched word begins a word of the text. */
export function hasAllWords(text: string, searched: readonly string[]): boolean {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => normalizeLetters(word));
  return searched.every((needle) => words.some((word) => word.startsWith(normalizeLetters(needle))));
}

/** How many characters of the word the needle covers; 0 when the word does not begin with it. */
function lengthOfBeginning(word: string, needle: string): number {
  if (!normalizeLetters(word).startsWith(needle)) return 0;
  let end = 0;
  while (end < word.length && normalizeLetters(word.slice(0, end)).length < needle.length) end += 1;
  while (end < word.length && /\p{M}/u.test(word[end]!)) end += 1;
  return end;
}
