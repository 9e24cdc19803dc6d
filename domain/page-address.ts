import type { Context } from "./context.ts";

/** The full address of a page in a language; `path` begins with a slash. */
export function pageAddress(ctx: Pick<Context, "shopUrl" | "settings">, languageCode: string, path: string): string {
  return `${ctx.shopUrl}${languageCode === ctx.settings.defaultLanguage ? "" : `/${languageCode}`}${path}`;
}
