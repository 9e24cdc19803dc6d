import type { HomeAudience, HomeSectionOptions } from "./home.ts";

/** Without languages: a page is in one language. */
export function audienceOf({ device, countries }: HomeSectionOptions): HomeAudience {
  return { device: device ?? null, countries: countries ?? [] };
}

export function isInLanguage({ languages = [] }: HomeSectionOptions, code: string): boolean {
  return languages.length === 0 || languages.includes(code);
}
