/** The visitor's chosen language; the home page uses it. */
export const LANGUAGE_COOKIE = "souk_language";

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2}(?:-[A-Z]{2})?)(?:;|$)`);

/** The language in the cookies of a request or a document. */
export function chosenLanguage(cookies: string): string | null {
  return CHOICE.exec(cookies)?.[1] ?? null;
}

type Offer = {
  /** The browser's preferred languages, best first, such as `es-MX`. */
  wished: readonly string[];
  /** Codes of the shop's languages. */
  known: readonly string[];
  shown: string;
};

/** The shop's language that fits better than the current one. */
export function offeredLanguage({ wished, known, shown }: Offer): string | null {
  for (const tag of wished) {
    const fitting = known.find((code) => code === tag) ?? known.find((code) => code === tag.split("-")[0]);
    if (fitting) return fitting === shown ? null : fitting;
  }
  return null;
}
