import type { HomeAudience, HomeSectionOptions } from "./home.ts";

/** The languages are none of it: a page is in one language. */
export function audienceOf({ device, countries }: HomeSectionOptions): HomeAudience {
  return { device: device ?? null, countries: countries ?? [] };
}

export function isInLanguage({ languages = [] }: HomeSectionOptions, code: string): boolean {
  return languages.length === 0 || languages.includes(code);
}
