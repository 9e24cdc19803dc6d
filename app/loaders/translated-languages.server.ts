import { findLanguages } from "#domain/platform/language/find-languages.ts";
import type { Context } from "#domain/context.ts";

/** The languages that names are translated into: all but the shop's own. */
export async function readTranslatedLanguages(ctx: Context) {
  const languages = await findLanguages(ctx);
  return languages
    .filter(({ code }) => code !== ctx.settings.defaultLanguage)
    .map(({ code, name, direction }) => ({ code, name, direction }));
}
