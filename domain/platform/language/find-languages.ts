import type { Database } from "#db/client.ts";
import type { Cache, Language } from "../../context.ts";
import { findActiveLanguages } from "./language.repository.ts";

export const LANGUAGES_TAG = "languages";

export function findLanguages(ctx: { db: Database; cache: Cache }): Promise<Language[]> {
  return ctx.cache.get("languages", [LANGUAGES_TAG], () => findActiveLanguages(ctx));
}
