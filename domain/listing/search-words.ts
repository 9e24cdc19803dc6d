import { foldLetters } from "./fold-letters.ts";

const MOST_WORDS = 8;
const MOST_CHARACTERS = 120;
const SHORTEST_PREFIX = 2;
const SHORTEST_PLURAL = 4;
/** Also at letters that stand for an apostrophe: folded they would end the quoted word of the text query. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|[ŉʹʻʼʽˈ]+/u;

/** A word that was typed, or two that mean one thing, and what else it may be called; all folded. */
export type SearchedTerm = { typed: string[]; others: string[][] };

/** What else shoppers call a word, or two words with a space between them; folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What somebody searches for. */
export type SearchedWords = {
  /** For the text search. */
  query: string;
  /** Names that have the very words, none as a beginning. */
  exactQuery: string;
  /** As typed, when it can be the number of an article. */
  sku: string | null;
  /** Brands that are named. */
  brandIds: readonly number[];
};

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

/** The words with their synonyms and singulars. */
export function termsOf(words: readonly string[], synonyms: Synonyms): SearchedTerm[] {
  const folded = words.flatMap((word) => foldLetters(word).split(BETWEEN_WORDS)).filter((word) => word !== "");
  const terms: SearchedTerm[] = [];
  for (let index = 0; index < folded.length; index++) {
    const word = folded[index]!;
    const next = folded[index + 1];
    const ofBoth = next === undefined ? undefined : synonymsOf(`${word} ${next}`, synonyms);
    if (ofBoth && ofBoth.length > 0) {
      terms.push({ typed: [word, next!], others: ofBoth.map((other) => other.split(" ")) });
      index += 1;
      continue;
    }
    const others = synonymsOf(word, synonyms).map((other) => other.split(" "));
    terms.push({ typed: [word], others: [...singularsOf(word).map((singular) => [singular]), ...others] });
  }
  return terms;
}

/** All terms, each as typed or as one of its other words; the last one also as the beginning of a longer one. Null without any. */
export function textQueryOf(terms: readonly SearchedTerm[]): string | null {
  return queryOf(terms, "", SHORTEST_PREFIX);
}

/** The same for suggestions: over names (`A`), or over names, brands, categories and tags (`AB`). */
export function nameQueryOf(terms: readonly SearchedTerm[], weights: "A" | "AB"): string | null {
  return queryOf(terms, weights, 1);
}

/** Over names, with no word as a beginning. */
export function exactQueryOf(terms: readonly SearchedTerm[]): string | null {
  return queryOf(terms, "A", Infinity);
}

/** Every word that makes a product be found, for marking it. */
export function markedWordsOf(terms: readonly SearchedTerm[]): string[] {
  return terms.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
}

function synonymsOf(words: string, synonyms: Synonyms): readonly string[] {
  const known = synonyms.get(words);
  if (known) return known;
  for (const singular of singularsOf(words)) {
    const ofOne = synonyms.get(singular);
    if (ofOne) return ofOne;
  }
  return [];
}

/** In English and Spanish; what is no plural finds nothing more by it. */
function singularsOf(word: string): string[] {
  if (word.length < SHORTEST_PLURAL || !/[a-z]s$/.test(word)) return [];
  return word.length > SHORTEST_PLURAL && word.endsWith("es")
    ? [word.slice(0, -1), word.slice(0, -2)]
    : [word.slice(0, -1)];
}

function queryOf(terms: readonly SearchedTerm[], weights: string, shortestPrefix: number): string | null {
  if (terms.length === 0) return null;
  return terms
    .map(({ typed, others }, index) => {
      const isLast = index === terms.length - 1;
      const ways = [
        all(typed, (word, isEnd) => suffix(isLast && isEnd && word.length >= shortestPrefix, weights)),
        ...others.map((words) => all(words, () => suffix(false, weights))),
      ];
      return ways.length > 1 ? `(${ways.join(" | ")})` : ways[0]!;
    })
    .join(" & ");
}

function all(words: readonly string[], suffixOf: (word: string, isEnd: boolean) => string): string {
  const parts = words.map((word, index) => `'${word}'${suffixOf(word, index === words.length - 1)}`);
  return parts.length > 1 ? `(${parts.join(" & ")})` : parts[0]!;
}

function suffix(isBeginning: boolean, weights: string): string {
  return isBeginning || weights !== "" ? `:${isBeginning ? "*" : ""}${weights}` : "";
}
