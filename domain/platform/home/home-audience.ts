import type { HomeSectionOptions } from "./home.ts";

/** For whom a section is shown: those with a wide screen or a narrow one, and those in some countries; else everyone. */
export type HomeAudience = { device: HomeDevice | null; countries: readonly string[] };
export type HomeDevice = "phone" | "desktop";

/** The languages are none of it: a page is in one language. */
export function audienceOf({ device, countries }: HomeSectionOptions): HomeAudience {
  return { device: device ?? null, countries: countries ?? [] };
}

export function isInLanguage({ languages = [] }: HomeSectionOptions, code: string): boolean {
  return languages.length === 0 || languages.includes(code);
}
