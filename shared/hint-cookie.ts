/** Readable by scripts: used for the first paint, and for the language of the home page. Never trusted. */
export const HINT_COOKIE = "souk_hint";
/** Selects the variant of a public page; only an active currency counts. */
export const CURRENCY_COOKIE = "souk_currency";
export const HINT_SECONDS = 365 * 86_400;

export type Hint = {
  isSignedIn: boolean;
  /** In the cart. */
  units: number;
  /** The chosen one. */
  language: string | null;
  /** Where goods are to go, if not to the shop's own country. */
  country: string | null;
};

const MAX_UNITS = 9_999;
const HINT = new RegExp(
  `(?:^|;\\s*)${HINT_COOKIE}=(in|out)\\.(\\d{1,4})(?:\\.([a-z]{2}(?:-[A-Z]{2})?))?(?:\\.([A-Z]{2}))?(?:;|$)`,
);
const CURRENCY = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=([A-Z]{3})(?:;|$)`);

/** From the cookies of a request or a document; a guest's without a cart if there is none. */
export function readHint(cookies: string): Hint {
  const [, state, units, language, country] = HINT.exec(cookies) ?? [];
  return {
    isSignedIn: state === "in",
    units: Number(units ?? 0),
    language: language ?? null,
    country: country ?? null,
  };
}

/** Such as `in.3.es.MX`. */
export function writeHint({ isSignedIn, units, language, country }: Hint): string {
  return [isSignedIn ? "in" : "out", Math.min(MAX_UNITS, units), language, country]
    .filter((part) => part !== null)
    .join(".");
}

/** The currency in the cookies of a request. */
export function readCurrency(cookies: string): string | null {
  return CURRENCY.exec(cookies)?.[1] ?? null;
}
