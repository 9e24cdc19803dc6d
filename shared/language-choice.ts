/** What the browser remembers of the language that somebody has chosen; the home page goes by it. */
export const LANGUAGE_COOKIE = "souk_language";

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2}(?:-[A-Z]{2})?)(?:;|$)`);

/** The language in the cookies of a request or of a document. */
export function chosenLanguage(cookies: string): string | null {
  return CHOICE.exec(cookies)?.[1] ?? null;
}

type Offer = {
  /** What the browser asks for, the best first, such as `es-MX`. */
  wished: readonly string[];
  /** Codes of the shop's languages. */
  known: readonly string[];
  shown: string;
};

/** The language of the shop that fits better than the one that is shown. */
export function offeredLanguage({ wished, known, shown }: Offer): string | null {
  for (const tag of wished) {
    const fitting = known.find((code) => code === tag) ?? known.find((code) => code === tag.split("-")[0]);
    if (fitting) return fitting === shown ? null : fitting;
  }
  return null;
}
