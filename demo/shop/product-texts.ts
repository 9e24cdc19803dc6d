import { CARE, CLOSINGS, DIGITAL_CLOSINGS, DIGITAL_USES, OPENINGS, USES, type Words } from "../content/sentences.ts";
import { nameMaterial } from "../content/spanish.ts";
import { same, wordsIn, type Language } from "../content/tongues.ts";
import type { Trait } from "../content/traits.ts";
import { at, hashOf } from "../random.ts";
import type { ProductWording } from "./demo-product.ts";
import { agreeIn, describe } from "./product-names.ts";
import type { ProductPlan } from "./product-plan.ts";

/** A product in the words of a language; neighbours in a list take their sentences from different places. */
export function writeTexts(
  language: Language,
  plan: ProductPlan,
  { isDigital, weightGrams }: { isDigital: boolean; weightGrams: number },
): ProductWording {
  const seed = hashOf(plan.slug);
  const use = at(isDigital ? DIGITAL_USES : (USES[plan.topSlug] ?? []), seed);
  const opening = at(OPENINGS, seed >>> 4);
  const closing = at(isDigital ? DIGITAL_CLOSINGS : CLOSINGS, seed >>> 8);
  const sentence = plan.trait?.sentence ?? use;
  const short = plan.trait ? (plan.turn % 2 === 0 ? [plan.pitch] : [sentence, use]) : [plan.pitch];
  const body = plan.trait ? [opening, plan.pitch] : [plan.pitch, use];
  const second = plan.trait ? (plan.turn % 2 === 0 ? [sentence, use] : [sentence]) : [];
  const say = (parts: readonly Words[]) => parts.map((words) => fill(language, words, plan)).join(" ");
  const rows = isDigital ? digitalRows(plan) : physicalRows(plan, weightGrams);
  return {
    name: plan.name[language],
    shortDescription: say(short),
    description: [body, second, [closing]]
      .filter((paragraph) => paragraph.length > 0)
      .map(say)
      .join("\n\n"),
    specification: rows.map(({ name, value }) => ({
      name: wordsIn(language, name),
      value: typeof value === "function" ? value(language) : wordsIn(language, value),
    })),
  };
}

function fill(language: Language, words: Words, plan: ProductPlan): string {
  return agreeIn(language, wordsIn(language, words), plan.noun)
    .replaceAll("{name}", plan.name[language])
    .replaceAll("{brand}", plan.brand.name)
    .replaceAll("{shop}", plan.shop.name)
    .replaceAll("{city}", wordsIn(language, plan.shop.cityWords));
}

type Row = { name: Words; value: Words | ((language: Language) => string) };

const TRAIT_ROWS = {
  material: ["Material", "المادة"],
  feature: ["Feature", "الميزة"],
  flavour: ["With", "المكوّن المميّز"],
} as const;
const TWO_YEARS: Words = ["2 years", "سنتان"];
const FIVE_YEARS: Words = ["5 years", "5 سنوات"];
const WARRANTIES: Record<string, Words> = {
  electronics: TWO_YEARS,
  "hammers-axes": FIVE_YEARS,
  "screw-wrench": FIVE_YEARS,
  "saws-cutting": FIVE_YEARS,
  "tool-storage": FIVE_YEARS,
  wheels: TWO_YEARS,
  guitars: TWO_YEARS,
  violins: TWO_YEARS,
  brass: TWO_YEARS,
  woodwind: TWO_YEARS,
  "free-reed": TWO_YEARS,
  keyboards: TWO_YEARS,
  drums: TWO_YEARS,
};
const PLANTS = new Set(["indoor-plants", "flowers", "outdoor-plants", "seeds", "herbs-veg"]);
const AT_THE_SINK = new Set(["kitchen", "toys"]);

function physicalRows(plan: ProductPlan, weightGrams: number): Row[] {
  const rows: Row[] = [];
  const { trait } = plan;
  if (plan.maker)
    rows.push(
      { name: ["Author", "المؤلف"], value: plan.maker },
      { name: ["Pages", "الصفحات"], value: same(String(48 + (hashOf(plan.slug) % 300))) },
    );
  if (trait)
    rows.push({
      name: TRAIT_ROWS[trait.kind],
      value: (language) => nameTrait(language, trait, plan.noun),
    });
  rows.push({ name: ["Weight", "الوزن"], value: (language) => weightIn(language, weightGrams) });
  if (trait) rows.push({ name: ["Care", "العناية"], value: careOf(plan, trait.care) });
  rows.push({
    name: ["Made in", "بلد الصنع"],
    value: (language) => countryIn(language, plan.brand.country),
  });
  const warranty = WARRANTIES[plan.leaf.slug] ?? WARRANTIES[plan.topSlug];
  if (warranty) rows.push({ name: ["Warranty", "الضمان"], value: warranty });
  return rows;
}

/** A glass mirror ball does not go into the dishwasher, nor a fig in its pot. */
function careOf(plan: ProductPlan, care: Words): Words {
  if (PLANTS.has(plan.leaf.slug)) return CARE.plant ?? care;
  const isForSink = care === CARE.dishwasher || care === CARE.handdry;
  return isForSink && !AT_THE_SINK.has(plan.topSlug) ? (CARE.wipe ?? care) : care;
}

function digitalRows(plan: ProductPlan): Row[] {
  const format = FORMATS[plan.leaf.slug] ?? "PDF";
  return [
    ...(plan.maker ? [{ name: ["By", "من إعداد"] as Words, value: plan.maker }] : []),
    { name: ["Format", "الصيغة"], value: same(format) },
    { name: ["Delivery", "التسليم"], value: ["Download link by e-mail", "رابط تنزيل بالبريد الإلكتروني"] },
    { name: ["Licence", "الترخيص"], value: ["For one person, on any device", "لشخص واحد على أي جهاز"] },
  ];
}

const FORMATS: Record<string, string> = {
  "e-books": "EPUB, PDF",
  samples: "WAV, 24 bit",
  "sheet-music": "PDF, A4",
  gaming: "Windows, macOS, Linux",
};

/** The trait said alone, as the value of a row. */
function nameTrait(language: Language, trait: Trait, noun: Words): string {
  if (language === "ar") return agreeIn("ar", trait.name[1], noun);
  return language === "es" ? nameMaterial(describe("es", trait, noun)) : wordsIn(language, trait.name, "traits");
}

function weightIn(language: Language, grams: number): string {
  const [amount, unit] = grams < 1000 ? [grams, "gram"] : [Math.round(grams / 100) / 10, "kilogram"];
  if (language === "ar") return `${amount} ${unit === "gram" ? "غ" : "كغ"}`;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "unit", unit, useGrouping: false }).format(amount);
}

const displayNames = new Map<string, Intl.DisplayNames>();

function countryIn(language: string, code: string): string {
  const names = displayNames.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  displayNames.set(language, names);
  return names.of(code) ?? code;
}
