import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { languages } from "#db/schema/language.ts";
import type { Language } from "../../context.ts";

export function findActiveLanguages(ctx: { db: Database }): Promise<Language[]> {
  return ctx.db
    .select({ code: languages.code, name: languages.name, direction: languages.direction, flag: languages.flag })
    .from(languages)
    .where(eq(languages.isActive, true))
    .orderBy(asc(languages.name));
}
