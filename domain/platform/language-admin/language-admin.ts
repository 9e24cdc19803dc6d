import { BUILT_IN } from "../language/keywords.ts";

/** A language with its translation progress. */
export type LanguageRow = {
  code: string;
  name: string;
  direction: "ltr" | "rtl";
  flag: string;
  isActive: boolean;
  isDefault: boolean;
  version: string;
  /** Sentences that have a translation, of all of them; English needs none. */
  translated: number;
  total: number;
};

/** A sentence of the shop with its translation; `isOwn`: the operator's, not the built-in one. */
export type LanguageText = { keyword: string; text: string; isOwn: boolean };

/** Whether another person has changed one of these sentences since it was read; `known`: as they were then. */
export function areTextsStale(
  known: Readonly<Record<string, string>> | undefined,
  textOf: (keyword: string) => string,
): boolean {
  return Object.entries(known ?? {}).some(([keyword, text]) => textOf(keyword) !== text);
}

const PLURAL = /\|(zero|one|two|few|many|other)$/;
const baseOf = (keyword: string) => keyword.replace(PLURAL, "");

const KNOWN = [...new Set(Object.values(BUILT_IN).flatMap((keywords) => Object.keys(keywords)))];
const COUNTED = new Set(KNOWN.filter((keyword) => PLURAL.test(keyword)).map(baseOf));
const BASES = [...new Set(KNOWN.map(baseOf))].toSorted();

/** All sentences of a language; one with a count has a form for each of the language's plurals. */
export function keywordsOfLanguage(languageCode: string): string[] {
  const forms = new Intl.PluralRules(languageCode).resolvedOptions().pluralCategories;
  return BASES.flatMap((keyword) => (COUNTED.has(keyword) ? forms.map((form) => `${keyword}|${form}`) : [keyword]));
}

/** The built-in text; English is its own. A plural form falls back to the sentence without one. */
export function builtInText(languageCode: string, keyword: string): string {
  const keywords = BUILT_IN[languageCode] ?? {};
  const found = keywords[keyword] ?? keywords[baseOf(keyword)];
  return found ?? (languageCode === "en" ? baseOf(keyword) : "");
}

/** A translation may leave out a placeholder, but not use an unknown one. */
export function hasKnownPlaceholders(keyword: string, text: string): boolean {
  const known = new Set(keyword.match(/\{\w+\}/g));
  return (text.match(/\{\w+\}/g) ?? []).every((placeholder) => known.has(placeholder));
}
