import type { Database } from "#db/client.ts";
import type { Cache, Language } from "../../context.ts";
import { applyOwnTexts } from "./keywords.ts";
import { findActiveLanguages, findOwnTexts } from "./language.repository.ts";

export const LANGUAGES_TAG = "languages";

export function findLanguages(ctx: { db: Database; cache: Cache }): Promise<Language[]> {
  return ctx.cache.get("languages", [LANGUAGES_TAG], () => findActiveLanguages(ctx));
}

/** Call it before any text is rendered: makes this process use the operator's own texts as stored now. */
export async function refreshKeywords(ctx: { db: Database; cache: Cache }): Promise<void> {
  applyOwnTexts(await ctx.cache.get("language-texts", [LANGUAGES_TAG], () => findOwnTexts(ctx)));
}
