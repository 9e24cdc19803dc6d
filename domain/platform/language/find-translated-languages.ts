import type { Context } from "../../context.ts";
import { findLanguages } from "./find-languages.ts";

/** The languages into which the operator and sellers translate: the active ones, except the default one. */
export async function findTranslatedLanguages(ctx: Context): Promise<string[]> {
  const languages = await findLanguages(ctx);
  return languages.map(({ code }) => code).filter((code) => code !== ctx.settings.defaultLanguage);
}
