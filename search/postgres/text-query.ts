import { sql, type SQL } from "drizzle-orm";
import type { SearchTerm } from "../search-engine.ts";

/** Which parts of a product: its name (A), brand, categories and the like (B), and its variants (D). */
export type Weights = "" | "A" | "AD" | "ABD";

type Options = { weights?: Weights; minPrefix?: number };

const MIN_PREFIX = 2;
/** For `minPrefix`: whole words only. */
export const NO_PREFIX = Infinity;

/** A parsed query for `@@`, planned for its specific words. */
export function textQuery(terms: readonly SearchTerm[], options: Options = {}): SQL {
  return sql`to_tsquery('simple', fold_words(${textQueryOf(terms, options)}))`;
}

/** Matches only the typed words, in names. */
export function exactQuery(terms: readonly SearchTerm[]): SQL {
  return textQuery(
    terms.map(({ typed }) => ({ typed, others: [] })),
    { weights: "A", minPrefix: NO_PREFIX },
  );
}

/** Matches all terms, each as typed or as one of its alternatives; the last one also as a prefix. */
export function textQueryOf(
  terms: readonly SearchTerm[],
  { weights = "", minPrefix = MIN_PREFIX }: Options = {},
): string {
  return terms
    .map(({ typed, others }, index) => {
      const isLast = index === terms.length - 1;
      const ways = [
        all(typed, (word, isEnd) => suffix(isLast && isEnd && word.length >= minPrefix, weights)),
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

function suffix(isPrefix: boolean, weights: Weights): string {
  return isPrefix || weights !== "" ? `:${isPrefix ? "*" : ""}${weights}` : "";
}
