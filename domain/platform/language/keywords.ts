import { createHash } from "node:crypto";
import ar from "#shared/keywords/ar.json" with { type: "json" };
import en from "#shared/keywords/en.json" with { type: "json" };
import es from "#shared/keywords/es.json" with { type: "json" };
import hi from "#shared/keywords/hi.json" with { type: "json" };
import { createTranslate, type KeywordMap, type Translate } from "#shared/translate.ts";

const keywordsOf: Record<string, KeywordMap> = { en, ar, es, hi };
const translations = new Map<string, Translate>();
const files = new Map(
  Object.entries(keywordsOf).map(([code, keywords]) => {
    const body = JSON.stringify(keywords);
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
    return [code, { name: `${code}.${hash}.json`, body }];
  }),
);

export function translationOf(languageCode: string): Translate {
  const kept = translations.get(languageCode);
  if (kept) return kept;
  const made = createTranslate(keywordsOf[languageCode] ?? {}, languageCode);
  translations.set(languageCode, made);
  return made;
}

/** The file's address changes with its content, so it can be cached forever. */
export function keywordFileOf(languageCode: string): string {
  return `lang/${(files.get(languageCode) ?? files.get("en")!).name}`;
}

export function readKeywordFile(name: string): string | null {
  for (const file of files.values()) if (file.name === name) return file.body;
  return null;
}
