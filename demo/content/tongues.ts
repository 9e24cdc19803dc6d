import { findEntry, type Topic } from "./dictionaries.ts";
import type { Words } from "./sentences.ts";

/** The languages that the demo shop is translated into, and with English all that it is told in. */
export const TONGUES = ["ar", "es", "hi"] as const;
export type Tongue = (typeof TONGUES)[number];
export type Language = "en" | Tongue;

/** The words in a language, without a noun's gender; what no dictionary has stays English. */
export function wordsIn(language: Language, [english, arabic]: Words, topic: Topic = "goods"): string {
  if (language === "en") return english;
  if (language === "ar") return arabic;
  return (findEntry(language, english, topic) ?? english).split("|")[0] ?? english;
}

export function genderInSpanish([english]: Words): string {
  return findEntry("es", english, "goods")?.split("|")[1] ?? "m";
}

/** The same in every language. */
export const same = (text: string): Words => [text, text];

/** What a row of translations holds besides its language, for each language but English. */
export function inEachTongue<Row>(make: (tongue: Tongue) => Row): (Row & { languageCode: Tongue })[] {
  return TONGUES.map((tongue) => ({ ...make(tongue), languageCode: tongue }));
}
