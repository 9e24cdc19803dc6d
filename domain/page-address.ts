import type { Context } from "./context.ts";

/** The absolute URL of a page in a language; `path` starts with a slash. */
export function pageAddress(ctx: Pick<Context, "shopUrl" | "settings">, languageCode: string, path: string): string {
  return `${ctx.shopUrl}${languageCode === ctx.settings.defaultLanguage ? "" : `/${languageCode}`}${path}`;
}
