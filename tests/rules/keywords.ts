import { codeOf, withoutComments, type Project } from "./project.ts";

const TRANSLATED = /\bt\(\s*("(?:[^"\\\n]|\\.)*"|`[^`$\\]*`)/g;
const NAMED = /\bkeyword:\s*("(?:[^"\\\n]|\\.)*")/g;
// Two passes: the end of one template would be taken for the beginning of another.
const LITERALS = [/"(?:[^"\\\n]|\\.)*"/g, /`[^`$\\\n]*`/g];
const PLURAL = /\|(zero|one|two|few|many|other)$/;
const LANGUAGES = ["ar", "en", "es", "hi"];
const FOLDERS = ["app", "api", "domain", "integrations", "shared", "server"];

/** The languages besides English, with the plural forms that they have in addition to `other`. */
const TRANSLATIONS: Readonly<Record<string, readonly string[]>> = {
  ar: ["one", "two", "few", "many"],
  es: ["one"],
  hi: ["one"],
};

/** Every sentence that the code says is there in every language. */
export function findMissingKeywords(project: Project): string[] {
  return Object.keys(TRANSLATIONS).flatMap((language) => {
    const known = new Set(keysOf(project, language));
    const missing = codeOf(project, ...FOLDERS).flatMap(({ name, text }) =>
      [...matchAll(text, TRANSLATED), ...matchAll(text, NAMED)]
        .filter((keyword) => !known.has(keyword))
        .map((keyword) => `${name}: ${JSON.stringify(keyword)} is not in shared/keywords/${language}.json`),
    );
    return [...new Set(missing)];
  });
}

/** A sentence that is said differently of one and of many has all the forms of each language. */
export function findMissingPlurals(project: Project): string[] {
  const counted = new Set(
    LANGUAGES.flatMap((language) =>
      Object.keys(mapOf(project, language))
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, "")),
    ),
  );
  return Object.entries(TRANSLATIONS).flatMap(([language, forms]) => {
    const keys = new Set(Object.keys(mapOf(project, language)));
    return [...counted].flatMap((keyword) =>
      forms
        .map((form) => `${keyword}|${form}`)
        .filter((key) => !keys.has(key))
        .map((key) => `shared/keywords/${language}.json: ${JSON.stringify(key)} is missing`),
    );
  });
}

/** A sentence that no one says any more is deleted. */
export function findUnusedKeywords(project: Project): string[] {
  const used = new Set(
    codeOf(project, ...FOLDERS, "demo").flatMap(({ text }) => LITERALS.flatMap((pattern) => matchAll(text, pattern))),
  );
  return LANGUAGES.flatMap((language) =>
    keysOf(project, language)
      .filter((keyword) => !used.has(keyword))
      .map((keyword) => `shared/keywords/${language}.json: nobody says ${JSON.stringify(keyword)}`),
  );
}

/** Holes such as {count} are the same in all languages. */
export function findBrokenHoles(project: Project): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(mapOf(project, language))
      .filter(([key, sentence]) => holesOf(sentence).some((hole) => !holesOf(key).includes(hole)))
      .map(
        ([key]) => `shared/keywords/${language}.json: ${JSON.stringify(key)} has a hole that the keyword does not have`,
      ),
  );
}

function holesOf(sentence: string): string[] {
  return sentence.match(/\{\w+\}/g) ?? [];
}

/** Plural forms stand under `keyword|few`. */
function keysOf(project: Project, language: string): string[] {
  return [...new Set(Object.keys(mapOf(project, language)).map((key) => key.replace(PLURAL, "")))];
}

function mapOf(project: Project, language: string): Record<string, string> {
  const file = project.files.find(({ name }) => name === `shared/keywords/${language}.json`);
  return file ? (JSON.parse(file.text) as Record<string, string>) : {};
}

function matchAll(text: string, pattern: RegExp): string[] {
  return [...withoutComments(text).matchAll(pattern)].map((found) => unquote(found[1] ?? found[0]));
}

function unquote(literal: string): string {
  if (literal.startsWith("`")) return literal.slice(1, -1);
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal.slice(1, -1);
  }
}
