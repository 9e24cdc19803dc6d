import { hindiKitchen } from "./hindi/kitchen.ts";
import { hindiSentences } from "./hindi/sentences.ts";
import { hindiFeatureTraits } from "./hindi/traits-features.ts";
import { hindiFlavourTraits } from "./hindi/traits-flavours.ts";
import { hindiMaterialTraits } from "./hindi/traits-materials.ts";
import { spanishKitchen } from "./spanish/kitchen.ts";
import { spanishSentences } from "./spanish/sentences.ts";
import { spanishFeatureTraits } from "./spanish/traits-features.ts";
import { spanishFlavourTraits } from "./spanish/traits-flavours.ts";
import { spanishMaterialTraits } from "./spanish/traits-materials.ts";

/** Texts by their English ones; a noun carries its gender behind a bar. Arabic stands beside the English in the tables. */
type Dictionary = Readonly<Record<string, string>>;

/** The same English word is another one as a colour, as a flavour and as a name, so it is looked for in its own place first. */
export type Topic = "goods" | "traits" | "series";

type Dictionaries = Readonly<Record<Topic, Dictionary>>;

const SPANISH: Dictionaries = {
  goods: { ...spanishKitchen, ...spanishSentences },
  traits: { ...spanishFeatureTraits, ...spanishFlavourTraits, ...spanishMaterialTraits },
  series: {},
};

const HINDI: Dictionaries = {
  goods: { ...hindiKitchen, ...hindiSentences },
  traits: { ...hindiFeatureTraits, ...hindiFlavourTraits, ...hindiMaterialTraits },
  series: {},
};

export function findEntry(language: "es" | "hi", english: string, topic: Topic): string | undefined {
  const dictionaries = language === "es" ? SPANISH : HINDI;
  return dictionaries[topic][english] ?? dictionaries.goods[english] ?? dictionaries.traits[english];
}
