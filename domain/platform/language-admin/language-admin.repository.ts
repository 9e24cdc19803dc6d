import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { languages, languageTexts } from "#db/schema/language.ts";
import type { Context } from "../../context.ts";
import type { ChangeLanguageInput, NewLanguageInput } from "./language-admin.input.ts";

export function findLanguageRows(ctx: Context) {
  return ctx.db.select().from(languages).orderBy(asc(languages.name));
}

export async function getLanguageRow(ctx: Context, code: string) {
  const rows = await ctx.db.select().from(languages).where(eq(languages.code, code));
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockLanguage(ctx: Context, code: string) {
  const rows = await ctx.db.select().from(languages).where(eq(languages.code, code)).for("update");
  return rows[0] ?? null;
}

/** False if there is one of that code. */
export async function insertLanguage(ctx: Context, input: NewLanguageInput): Promise<boolean> {
  const { code, name, direction, flag, is_active: isActive } = input;
  const rows = await ctx.db
    .insert(languages)
    .values({ code, name, direction, flag, isActive })
    .onConflictDoNothing()
    .returning({ code: languages.code });
  return rows.length > 0;
}

export async function updateLanguage(ctx: Context, code: string, input: ChangeLanguageInput): Promise<void> {
  const { name, direction, flag, is_active: isActive } = input;
  await ctx.db.update(languages).set({ name, direction, flag, isActive }).where(eq(languages.code, code));
}

export async function findTextsOf(ctx: Context, code: string): Promise<Record<string, string>> {
  const rows = await ctx.db.select().from(languageTexts).where(eq(languageTexts.languageCode, code));
  return Object.fromEntries(rows.map(({ keyword, text }) => [keyword, text]));
}

export async function saveTexts(ctx: Context, code: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(texts);
  const removed = entries.filter(([, text]) => text === "").map(([keyword]) => keyword);
  const written = entries.flatMap(([keyword, text]) => (text === "" ? [] : [{ languageCode: code, keyword, text }]));
  if (removed.length > 0)
    await ctx.db
      .delete(languageTexts)
      .where(and(eq(languageTexts.languageCode, code), inArray(languageTexts.keyword, removed)));
  if (written.length > 0)
    await ctx.db
      .insert(languageTexts)
      .values(written)
      .onConflictDoUpdate({
        target: [languageTexts.languageCode, languageTexts.keyword],
        set: { text: sql`excluded.text` },
      });
}
