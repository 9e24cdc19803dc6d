import { codeOf, withoutComments, type Project } from "./project.ts";

const TRANSLATED = /\bt\(\s*("(?:[^"\\\n]|\\.)*"|`[^`$\\]*`)/g;
const NAMED = /\bkeyword:\s*("(?:[^"\\\n]|\\.)*")/g;
// Two passes: the end of one template would be taken for the beginning of another.
const LITERALS = [/"(?:[^"\\\n]|\\.)*"/g, /`[^`$\\\n]*`/g];
const FOLDERS = ["app", "api", "domain", "integrations", "shared", "server"];

/** Every sentence that the code says has an Arabic one. */
export function findMissingKeywords(project: Project): string[] {
  const known = new Set(keysOf(project, "ar"));
  const missing = codeOf(project, ...FOLDERS).flatMap(({ name, text }) =>
    [...matchAll(text, TRANSLATED), ...matchAll(text, NAMED)]
      .filter((keyword) => !known.has(keyword))
      .map((keyword) => `${name}: ${JSON.stringify(keyword)} is not in shared/keywords/ar.json`),
  );
  return [...new Set(missing)];
}

/** A sentence that nobody says any more is deleted. */
export function findUnusedKeywords(project: Project): string[] {
  const said = new Set(
    codeOf(project, ...FOLDERS, "db/seed").flatMap(({ text }) =>
      LITERALS.flatMap((pattern) => matchAll(text, pattern)),
    ),
  );
  return ["ar", "en"].flatMap((language) =>
    keysOf(project, language)
      .filter((keyword) => !said.has(keyword))
      .map((keyword) => `shared/keywords/${language}.json: nobody says ${JSON.stringify(keyword)}`),
  );
}

/** Holes such as {count} are the same in both languages. */
export function findBrokenHoles(project: Project): string[] {
  return ["ar", "en"].flatMap((language) =>
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
  return [
    ...new Set(Object.keys(mapOf(project, language)).map((key) => key.replace(/\|(zero|one|two|few|many|other)$/, ""))),
  ];
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
