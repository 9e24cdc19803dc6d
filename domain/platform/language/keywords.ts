import { createHash } from "node:crypto";
import ar from "#shared/keywords/ar.json" with { type: "json" };
import en from "#shared/keywords/en.json" with { type: "json" };
import es from "#shared/keywords/es.json" with { type: "json" };
import hi from "#shared/keywords/hi.json" with { type: "json" };
import { createTranslate, type KeywordMap, type Translate } from "#shared/translate.ts";

type KeywordMaps = Readonly<Record<string, KeywordMap>>;

/** The translations that come with the software. */
export const BUILT_IN: KeywordMaps = { en, ar, es, hi };

/** In this process: the built-in maps with the operator's own texts, and the files made from them. */
let keywordsOf = BUILT_IN;
let files = filesOf(BUILT_IN);
const translations = new Map<string, Translate>();
let applied: KeywordMaps | null = null;

/** Overrides the built-in texts with the operator's own, as stored now. */
export function applyOwnTexts(own: KeywordMaps): void {
  if (own === applied) return;
  applied = own;
  const codes = new Set([...Object.keys(BUILT_IN), ...Object.keys(own)]);
  keywordsOf = Object.fromEntries([...codes].map((code) => [code, { ...BUILT_IN[code], ...own[code] }]));
  files = filesOf(keywordsOf);
  translations.clear();
}

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

function filesOf(maps: KeywordMaps): Map<string, { name: string; body: string }> {
  return new Map(
    Object.entries(maps).map(([code, keywords]) => {
      const body = JSON.stringify(keywords);
      const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
      return [code, { name: `${code}.${hash}.json`, body }];
    }),
  );
}
