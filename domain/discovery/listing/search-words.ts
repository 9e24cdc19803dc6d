import type { SearchTerm, SearchText } from "#search/search-engine.ts";
import { normalizeLetters } from "./normalize-letters.ts";
import { formsOf } from "./word-forms.ts";

const MAX_WORDS = 8;
const MAX_CHARACTERS = 120;
/** Includes letters that stand for an apostrophe: normalized, they would end the quoted word of the text query. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+|[ŉʹʻʼʽˈ]+/u;

/** Optional words in English, Spanish, Arabic and Hindi; normalized. */
const STOP_WORDS = new Set(
  "a an and for from in of on or the to with al con de del el en la las los para por un una y من في مع علي عن و का के की को और में से लिए".split(
    " ",
  ),
);

/** The synonyms of a word, or of two words separated by a space; normalized. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** What the shop knows about words. */
export type Lexicon = {
  synonyms: Synonyms;
  /** The forms that the name of a color takes. */
  inflectedForms: ReadonlyMap<string, readonly string[]>;
  /** Whether the word occurs in the catalog; other forms are searched only if they do. */
  isKnown: (word: string) => boolean;
};

/** The terms of a search, and the colors and attribute values in it. */
export type SearchedWords = SearchText & { named: { colors: readonly number[]; values: readonly number[] } };

/** The words of a typed text, split as the text search does. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize("NFC")
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
}

/** The same, normalized. */
export function foldedWordsOf(text: string): string[] {
  return foldedOf(wordsOf(text));
}

/** The same without optional words: as synonyms are compared. */
export function comparedWordsOf(text: string): readonly string[] {
  return withoutStopWords(foldedWordsOf(text));
}

function foldedOf(words: readonly string[]): string[] {
  return words.flatMap((word) => normalizeLetters(word).split(BETWEEN_WORDS)).filter((word) => word !== "");
}

/** The words with their other forms and synonyms; two words that the catalog writes as one form one term. */
export function termsOf(words: readonly string[], lexicon: Lexicon): SearchTerm[] {
  const folded = withoutStopWords(foldedOf(words));
  const terms: SearchTerm[] = [];
  for (let index = 0; index < folded.length; index++) {
    const word = folded[index]!;
    const next = folded[index + 1];
    const ofBoth = next === undefined ? [] : othersOfBoth(word, next, lexicon);
    if (ofBoth.length > 0) {
      terms.push({ typed: [word, next!], others: ofBoth });
      index += 1;
    } else terms.push({ typed: [word], others: othersOf(word, lexicon) });
  }
  return terms;
}

/** The last word is kept, as it may be a prefix. */
function withoutStopWords(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => index === words.length - 1 || !STOP_WORDS.has(word));
}

/** Every word that can match, for highlighting. */
export function markedWordsOf(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
}

function othersOf(word: string, { synonyms, inflectedForms, isKnown }: Lexicon): string[][] {
  const forms = [...formsOf(word), ...(inflectedForms.get(word) ?? [])];
  const meant = [word, ...forms].flatMap((form) => synonyms.get(form) ?? []);
  const ofMeant = meant.flatMap((other) => (other.includes(" ") ? [] : formsOf(other)));
  return listsOf([...forms.filter(isKnown), ...measureOf(word), ...meant, ...ofMeant.filter(isKnown)], word);
}

/** "500ml" also matches "500 ml". */
function measureOf(word: string): string[] {
  const [, number, unit] = /^(\d+)(\p{L}{1,4})$/u.exec(word) ?? [];
  return number && unit ? [`${number} ${unit}`] : [];
}

/** The alternatives of two words with a common synonym, or written as one in the catalog; otherwise none. */
function othersOfBoth(word: string, next: string, { synonyms, isKnown }: Lexicon): string[][] {
  const forms = [next, ...formsOf(next)];
  const pairs = forms.filter(isKnown).map((form) => `${word} ${form}`);
  const joined = [word + next, ...formsOf(word + next)].filter(isKnown);
  const meant = forms.flatMap((form) => synonyms.get(`${word} ${form}`) ?? []);
  const ofMeant = meant.flatMap((other) => (other.includes(" ") ? [] : formsOf(other)));
  return joined.length + meant.length > 0
    ? listsOf([...pairs, ...joined, ...meant, ...ofMeant.filter(isKnown)], `${word} ${next}`)
    : [];
}

function listsOf(others: readonly string[], typed: string): string[][] {
  return [...new Set(others)].filter((other) => other !== typed).map((other) => other.split(" "));
}
