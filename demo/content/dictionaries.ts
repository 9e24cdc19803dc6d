import { hindiAccessories } from "./hindi/accessories.ts";
import { hindiBeauty } from "./hindi/beauty.ts";
import { hindiBooks } from "./hindi/books.ts";
import { hindiCategories } from "./hindi/categories.ts";
import { hindiCities } from "./hindi/cities.ts";
import { hindiClothing } from "./hindi/clothing.ts";
import { hindiCollections } from "./hindi/collections.ts";
import { hindiColors } from "./hindi/colors.ts";
import { hindiElectronics } from "./hindi/electronics.ts";
import { hindiGarden } from "./hindi/garden.ts";
import { hindiHomeScreen } from "./hindi/home-screen.ts";
import { hindiHome } from "./hindi/home.ts";
import { hindiKitchen } from "./hindi/kitchen.ts";
import { hindiMakers } from "./hindi/makers.ts";
import { hindiMusic } from "./hindi/music.ts";
import { hindiOptions } from "./hindi/options.ts";
import { hindiPantry } from "./hindi/pantry.ts";
import { hindiSentences } from "./hindi/sentences.ts";
import { hindiSeries } from "./hindi/series.ts";
import { hindiShops } from "./hindi/shops.ts";
import { hindiSpecification } from "./hindi/specification.ts";
import { hindiSports } from "./hindi/sports.ts";
import { hindiToys } from "./hindi/toys.ts";
import { hindiFeatureTraits } from "./hindi/traits-features.ts";
import { hindiFlavourTraits } from "./hindi/traits-flavours.ts";
import { hindiMaterialTraits } from "./hindi/traits-materials.ts";
import { STUDIO_PRODUCTS } from "./studio-catalogue.ts";
import { spanishAccessories } from "./spanish/accessories.ts";
import { spanishBeauty } from "./spanish/beauty.ts";
import { spanishBooks } from "./spanish/books.ts";
import { spanishCategories } from "./spanish/categories.ts";
import { spanishCities } from "./spanish/cities.ts";
import { spanishClothing } from "./spanish/clothing.ts";
import { spanishCollections } from "./spanish/collections.ts";
import { spanishColors } from "./spanish/colors.ts";
import { spanishElectronics } from "./spanish/electronics.ts";
import { spanishGarden } from "./spanish/garden.ts";
import { spanishHomeScreen } from "./spanish/home-screen.ts";
import { spanishHome } from "./spanish/home.ts";
import { spanishKitchen } from "./spanish/kitchen.ts";
import { spanishMakers } from "./spanish/makers.ts";
import { spanishMusic } from "./spanish/music.ts";
import { spanishOptions } from "./spanish/options.ts";
import { spanishPantry } from "./spanish/pantry.ts";
import { spanishSentences } from "./spanish/sentences.ts";
import { spanishSeries } from "./spanish/series.ts";
import { spanishShops } from "./spanish/shops.ts";
import { spanishSpecification } from "./spanish/specification.ts";
import { spanishSports } from "./spanish/sports.ts";
import { spanishToys } from "./spanish/toys.ts";
import { spanishFeatureTraits } from "./spanish/traits-features.ts";
import { spanishFlavourTraits } from "./spanish/traits-flavours.ts";
import { spanishMaterialTraits } from "./spanish/traits-materials.ts";

/** Texts by their English ones; a noun carries its gender behind a bar. Arabic stands beside the English in the tables. */
type Dictionary = Readonly<Record<string, string>>;

/** The same English word is another one as a colour, as a flavour and as a name, so it is looked for in its own place first. */
export type Topic = "goods" | "traits" | "series";

const spanishStudio = Object.fromEntries(
  STUDIO_PRODUCTS.flatMap(({ title, pitch, spanish }) => [
    [title[0], spanish.title],
    [pitch[0], spanish.pitch],
  ]),
);
const hindiStudio = Object.fromEntries(
  STUDIO_PRODUCTS.flatMap(({ title, pitch, hindi }) => [
    [title[0], hindi.title],
    [pitch[0], hindi.pitch],
  ]),
);

type Dictionaries = Readonly<Record<Topic, Dictionary>>;

const SPANISH: Dictionaries = {
  goods: {
    ...spanishAccessories,
    ...spanishBeauty,
    ...spanishBooks,
    ...spanishCategories,
    ...spanishCities,
    ...spanishClothing,
    ...spanishColors,
    ...spanishElectronics,
    ...spanishGarden,
    ...spanishHomeScreen,
    ...spanishHome,
    ...spanishKitchen,
    ...spanishMakers,
    ...spanishMusic,
    ...spanishOptions,
    ...spanishPantry,
    ...spanishSentences,
    ...spanishShops,
    ...spanishSpecification,
    ...spanishSports,
    ...spanishStudio,
    ...spanishToys,
  },
  traits: { ...spanishFeatureTraits, ...spanishFlavourTraits, ...spanishMaterialTraits },
  series: { ...spanishCollections, ...spanishSeries },
};

const HINDI: Dictionaries = {
  goods: {
    ...hindiAccessories,
    ...hindiBeauty,
    ...hindiBooks,
    ...hindiCategories,
    ...hindiCities,
    ...hindiClothing,
    ...hindiColors,
    ...hindiElectronics,
    ...hindiGarden,
    ...hindiHomeScreen,
    ...hindiHome,
    ...hindiKitchen,
    ...hindiMakers,
    ...hindiMusic,
    ...hindiOptions,
    ...hindiPantry,
    ...hindiSentences,
    ...hindiShops,
    ...hindiSpecification,
    ...hindiSports,
    ...hindiStudio,
    ...hindiToys,
  },
  traits: { ...hindiFeatureTraits, ...hindiFlavourTraits, ...hindiMaterialTraits },
  series: { ...hindiCollections, ...hindiSeries },
};

export function findEntry(language: "es" | "hi", english: string, topic: Topic): string | undefined {
  const dictionaries = language === "es" ? SPANISH : HINDI;
  return dictionaries[topic][english] ?? dictionaries.goods[english] ?? dictionaries.traits[english];
}
