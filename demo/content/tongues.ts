/** The languages that the demo shop is translated into, and with English all that it is told in. */
export const TONGUES = ["ar", "es", "hi"] as const;
export type Tongue = (typeof TONGUES)[number];
export type Language = "en" | Tongue;

export const LANGUAGES = ["en", ...TONGUES] as const;

/** The same in English, Arabic, Spanish and Hindi. */
export type Words = readonly [en: string, ar: string, es: string, hi: string];

export function wordsIn(language: Language, words: Words): string {
  return words[LANGUAGES.indexOf(language)] ?? words[0];
}

/** The same in every language. */
export const same = (text: string): Words => [text, text, text, text];

/** What a row of translations holds besides its language, for each language but English. */
export function inEachTongue<Row>(make: (tongue: Tongue) => Row): (Row & { languageCode: Tongue })[] {
  return TONGUES.map((tongue) => ({ ...make(tongue), languageCode: tongue }));
}
