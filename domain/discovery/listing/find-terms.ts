import type { SearchTerm } from "#search/search-engine.ts";
import { findBrands } from "../../catalog/brand/find-brands.ts";
import type { Context } from "../../context.ts";
import { findSearchRules, findSynonyms } from "./find-search-rules.ts";
import { findVocabulary } from "./vocabulary.ts";
import type { SearchedWords } from "./listing.ts";
import { foldedWordsOf, normalizedOf, withoutStopWords, wordsOf } from "./search-words.ts";
import { findVariantNames, namedChoices } from "./variant-names.ts";
import { formsOf } from "./word-forms.ts";

/** Letters, digits and separators between them; at least one digit. */
const SKU_PATTERN = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{1,63}$/u;

/** What the shop knows about words. */
export type Lexicon = {
  /** Of a word, or of two words separated by a space; normalized. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** The forms that the name of a color takes. */
  inflectedForms: ReadonlyMap<string, readonly string[]>;
  /** Whether the word occurs in the catalog; other forms are searched only if they do. */
  isKnown: (word: string) => boolean;
};

/** Resolves the terms of a search; null if it contains no word. */
export async function resolveWords(ctx: Context, typed: string): Promise<SearchedWords | null> {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const [terms, brands, names] = await Promise.all([findTerms(ctx, words), findBrands(ctx), findVariantNames(ctx)]);
  if (terms.length === 0) return null;
  const searched = new Set(terms.flatMap((term) => term.typed));
  const isNamed = (name: string) => foldedWordsOf(name).every((word) => searched.has(word));
  const sku = typed.trim();
  return {
    terms,
    sku: SKU_PATTERN.test(sku) ? sku : null,
    brandIds: brands.filter(({ name }) => isNamed(name)).map(({ id }) => id),
    named: namedChoices(names, new Set(markedWordsOf(terms))),
  };
}

/** The terms of typed words, without the operator's stop words if there are others. */
export async function findTerms(ctx: Context, words: readonly string[]): Promise<SearchTerm[]> {
  const [{ stopWords }, synonyms, { inflectedForms }, vocabulary] = await Promise.all([
    findSearchRules(ctx),
    findSynonyms(ctx),
    findVariantNames(ctx),
    findVocabulary(ctx),
  ]);
  const wanted = words.filter((word) => !foldedWordsOf(word).every((folded) => stopWords.has(folded)));
  return termsOf(wanted.length > 0 ? wanted : words, {
    synonyms,
    inflectedForms,
    isKnown: (word) => vocabulary.uses.has(word),
  });
}

/** The words with their other forms and synonyms; two words that the catalog writes as one form one term. */
export function termsOf(words: readonly string[], lexicon: Lexicon): SearchTerm[] {
  const folded = withoutStopWords(normalizedOf(words));
  const terms: SearchTerm[] = [];
  for (let index = 0; index < folded.length; index++) {
    const word = folded[index]!;
    const next = folded[index + 1];
    const pairAlternatives = next === undefined ? [] : alternativesOfPair(word, next, lexicon);
    if (pairAlternatives.length > 0) {
      terms.push({ typed: [word, next!], others: pairAlternatives });
      index += 1;
    } else terms.push({ typed: [word], others: othersOf(word, lexicon) });
  }
  return terms;
}

/** Every word that can match, for highlighting. */
export function markedWordsOf(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
}

function othersOf(word: string, { synonyms, inflectedForms, isKnown }: Lexicon): string[][] {
  const forms = [...formsOf(word), ...(inflectedForms.get(word) ?? [])];
  const meant = [word, ...forms].flatMap((form) => synonyms.get(form) ?? []);
  const synonymForms = meant.flatMap((other) => (other.includes(" ") ? [] : formsOf(other)));
  return splitAlternatives(
    [...forms.filter(isKnown), ...measureOf(word), ...meant, ...synonymForms.filter(isKnown)],
    word,
  );
}

/** "500ml" also matches "500 ml". */
function measureOf(word: string): string[] {
  const [, number, unit] = /^(\d+)(\p{L}{1,4})$/u.exec(word) ?? [];
  return number && unit ? [`${number} ${unit}`] : [];
}

/** The alternatives of two words with a common synonym, or written as one in the catalog; otherwise none. */
function alternativesOfPair(word: string, next: string, { synonyms, isKnown }: Lexicon): string[][] {
  const forms = [next, ...formsOf(next)];
  const pairs = forms.filter(isKnown).map((form) => `${word} ${form}`);
  const joined = [word + next, ...formsOf(word + next)].filter(isKnown);
  const meant = forms.flatMap((form) => synonyms.get(`${word} ${form}`) ?? []);
  const synonymForms = meant.flatMap((other) => (other.includes(" ") ? [] : formsOf(other)));
  return joined.length + meant.length > 0
    ? splitAlternatives([...pairs, ...joined, ...meant, ...synonymForms.filter(isKnown)], `${word} ${next}`)
    : [];
}

function splitAlternatives(others: readonly string[], typed: string): string[][] {
  return [...new Set(others)].filter((other) => other !== typed).map((other) => other.split(" "));
}
