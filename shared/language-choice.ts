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
