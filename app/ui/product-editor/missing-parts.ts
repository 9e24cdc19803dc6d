import { plainTextOf } from "#shared/rich-text.ts";
import type { Translate } from "#shared/translate.ts";
import type { EditedProduct } from "./editor-state.ts";

type Check = { isThere: (product: EditedProduct) => boolean; say: (t: Translate) => string };

const DESCRIPTION_LENGTH = 100;
const MIN_IMAGES = 3;
const ROWS = 3;

/** What a good product page has; each counts the same. */
const CHECKS: readonly Check[] = [
  { isThere: ({ pictures }) => pictures.length > 0, say: (t) => t("Add a picture.") },
  { isThere: ({ pictures }) => pictures.length >= MIN_IMAGES, say: (t) => t("Add three pictures or more.") },
  {
    isThere: ({ pictures }) => pictures.length > 0 && pictures.every(({ alt }) => alt.trim() !== ""),
    say: (t) => t("Say what each picture shows."),
  },
  { isThere: ({ shortDescription }) => shortDescription.trim() !== "", say: (t) => t("Write a short description.") },
  {
    isThere: ({ description }) => plainTextOf(description).length >= DESCRIPTION_LENGTH,
    say: (t) => t("Describe it in a few sentences."),
  },
  {
    isThere: ({ specification }) => specification.filter(({ value }) => value.trim() !== "").length >= ROWS,
    say: (t) => t("Add three specifications or more."),
  },
  { isThere: ({ brandId }) => brandId !== "", say: (t) => t("Choose the brand.") },
  { isThere: ({ tags }) => tags.trim() !== "", say: (t) => t("Add tags.") },
  {
    isThere: ({ type, weightGrams, variants }) =>
      type === "digital" || weightGrams !== "" || variants.every((variant) => variant.weightGrams !== ""),
    say: (t) => t("Enter the weight."),
  },
  {
    isThere: ({ variants }) => variants.some(({ isActive, wantedStock }) => isActive && Number(wantedStock) > 0),
    say: (t) => t("Put it in stock."),
  },
];

/** What a product lacks, and how complete it is in percent. A language without a name is not translated into. */
export function findMissingParts(
  product: EditedProduct,
  languages: readonly { code: string; name: string }[],
  t: Translate,
): { percent: number; missing: string[] } {
  const untranslated = languages.filter(({ code }) => (product.translations[code]?.name ?? "").trim() === "");
  const missing = [
    ...CHECKS.filter(({ isThere }) => !isThere(product)).map(({ say }) => say(t)),
    ...untranslated.map(({ name }) => t("Translate it into {language}.", { language: name })),
  ];
  const all = CHECKS.length + languages.length;
  return { percent: Math.floor((100 * (all - missing.length)) / all), missing };
}
