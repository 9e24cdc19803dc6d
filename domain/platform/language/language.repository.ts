import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { languages, languageTexts } from "#db/schema/language.ts";
import type { Language } from "../../context.ts";

export function findActiveLanguages(ctx: { db: Database }): Promise<Language[]> {
  return ctx.db
    .select({ code: languages.code, name: languages.name, direction: languages.direction, flag: languages.flag })
    .from(languages)
    .where(eq(languages.isActive, true))
    .orderBy(asc(languages.name));
}

/** The operator's own translations by language and keyword. */
export async function findOwnTexts(ctx: { db: Database }): Promise<Record<string, Record<string, string>>> {
  const rows = await ctx.db.select().from(languageTexts);
  const own: Record<string, Record<string, string>> = {};
  for (const { languageCode, keyword, text } of rows) (own[languageCode] ??= {})[keyword] = text;
  return own;
}
