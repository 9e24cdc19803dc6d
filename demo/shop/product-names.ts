import { agree } from "../content/arabic.ts";
import type { Words } from "../content/sentences.ts";
import { agreeInSpanish } from "../content/spanish.ts";
import { genderInSpanish, wordsIn, type Language } from "../content/tongues.ts";
import type { Trait } from "../content/traits.ts";

type NameParts = { series: Words; trait: Trait; noun: Words };
export type Names = Readonly<Record<Language, string>>;

/** "Tamsin Stoneware Teapot", "Tetera de gres Tamsin"; a trait that the noun names already is not said twice. */
export function nameInEach({ series, trait, noun }: NameParts): Names {
  const isSaid = trait.name[0]
    .split(/[\s-]/)
    .some((word) => noun[0].toLowerCase().split(/[\s-]/).includes(word.toLowerCase()));
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
  const unlessSaid = (language: Language) => (isSaid ? "" : describe(language, trait, noun));
  const arabicTrait = isSaid && trait.kind === "feature" ? "" : describe("ar", trait, noun);
  return {
    en: join(series[0], unlessSaid("en"), noun[0]),
    ar: join(noun[1], arabicTrait, `«${series[1]}»`),
    es: join(wordsIn("es", noun), unlessSaid("es"), wordsIn("es", series, "series")),
    hi: join(wordsIn("hi", series, "series"), unlessSaid("hi"), wordsIn("hi", noun)),
  };
}

/** The trait as it stands beside the noun: "Stoneware", "de gres", "esmaltada". */
export function describe(language: Language, trait: Trait, noun: Words): string {
  if (language === "ar") return agree(trait.phrase, noun[1]);
  return agreeIn(language, wordsIn(language, trait.name, "traits"), noun);
}

/** Makes words agree with the noun that they are said of. */
export function agreeIn(language: Language, text: string, noun: Words): string {
  if (language === "ar") return agree(text, noun[1]);
  return language === "es" ? agreeInSpanish(text, genderInSpanish(noun)) : text;
}

/** The name of a title, which is its own in each language. */
export function titleInEach(title: Words): Names {
  return { en: title[0], ar: title[1], es: wordsIn("es", title), hi: wordsIn("hi", title) };
}
