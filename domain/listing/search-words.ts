const MOST_WORDS = 8;
const MOST_CHARACTERS = 120;
const SHORTEST_PREFIX = 2;
/** Also at letters that stand for an apostrophe: folded they would end the quoted word of the text query. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|[ŉʹʻʼʽˈ]+/u;

/** The words of what somebody typed, as the text search splits them. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .normalize("NFC")
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
}

/** All words, the last one also as the beginning of a longer one; null without any word. */
export function textQueryOf(text: string): string | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return words
    .map((word, index) => `'${word}'${index === words.length - 1 && word.length >= SHORTEST_PREFIX ? ":*" : ""}`)
    .join(" & ");
}

/** The same for suggestions: over names (`A`), or over names, brands, categories and tags (`AB`). */
export function nameQueryOf(words: readonly string[], weights: "A" | "AB"): string {
  return words.map((word, index) => `'${word}':${index === words.length - 1 ? "*" : ""}${weights}`).join(" & ");
}
