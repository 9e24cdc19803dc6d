import { paragraphsOf } from "#shared/rich-text.ts";
import { CARE, CLOSINGS, DIGITAL_CLOSINGS, DIGITAL_USES, USES } from "../content/sentences.ts";
import { findChoices, WEIGHT } from "../content/options.ts";
import { same, wordsIn, type Language, type Words } from "../content/tongues.ts";
import { at, hashOf } from "../random.ts";
import type { ProductWording } from "./demo-product.ts";
import type { ProductPlan } from "./product-plan.ts";

/** The texts of a product in a language; neighbors in a list get different sentences. */
export function writeTexts(language: Language, plan: ProductPlan): ProductWording {
  const seed = hashOf(plan.slug);
  const use = at(plan.isDigital ? DIGITAL_USES : (USES[plan.topSlug] ?? []), seed);
  const closing = at(plan.isDigital ? DIGITAL_CLOSINGS : CLOSINGS, seed >>> 8);
  const say = (words: Words) =>
    wordsIn(language, words)
      .replaceAll("{shop}", plan.shop.name)
      .replaceAll("{city}", wordsIn(language, plan.shop.city));
  const rows = plan.isDigital ? digitalRows(plan) : physicalRows(plan);
  return {
    name: say(plan.title),
    shortDescription: say(plan.pitch),
    description: paragraphsOf(`${say(plan.pitch)} ${say(use)}\n${say(closing)}`),
    specification: rows.map(({ name, value }) => ({
      name: say(name),
      value: typeof value === "function" ? value(language) : say(value),
    })),
  };
}

type Row = { name: Words; value: Words | ((language: Language) => string) };

const TWO_YEARS: Words = ["2 years", "سنتان", "2 años", "2 साल"];
const WITH_WARRANTY = new Set(["electronics", "music"]);
const PLANTS = new Set(["indoor-plants", "flowers", "outdoor-plants", "seeds", "herbs-veg"]);
const BOOKS = new Set(["fiction", "cooking-home", "children"]);

function physicalRows(plan: ProductPlan): Row[] {
  const { author, material } = plan;
  const rows: Row[] = [];
  if (author && BOOKS.has(plan.leafSlug))
    rows.push(
      { name: ["Author", "المؤلف", "Autor", "लेखक"], value: author },
      { name: ["Pages", "الصفحات", "Páginas", "पन्ने"], value: same(String(168 + (hashOf(plan.slug) % 180))) },
    );
  if (material) rows.push({ name: ["Material", "المادة", "Material", "सामग्री"], value: material.name });
  if (findChoices(plan)?.attribute !== WEIGHT)
    rows.push({ name: ["Weight", "الوزن", "Peso", "वज़न"], value: (language) => weightIn(language, plan.weightGrams) });
  const care = careOf(plan);
  if (care) rows.push({ name: ["Care", "العناية", "Cuidado", "देखभाल"], value: care });
  rows.push({
    name: ["Made in", "بلد الصنع", "Fabricado en", "निर्माण देश"],
    value: (language) => countryIn(language, plan.brand.country),
  });
  if (WITH_WARRANTY.has(plan.topSlug))
    rows.push({ name: ["Warranty", "الضمان", "Garantía", "वारंटी"], value: TWO_YEARS });
  return rows;
}

const CARE_OF_TOPS: Readonly<Record<string, Words>> = {
  pantry: CARE.cupboard,
  beauty: CARE.bathroom,
  electronics: CARE.power,
};

function careOf({ topSlug, leafSlug, material }: ProductPlan): Words | null {
  if (PLANTS.has(leafSlug)) return CARE.plant;
  return CARE_OF_TOPS[topSlug] ?? (material ? CARE[material.care] : null);
}

function digitalRows({ author, leafSlug }: ProductPlan): Row[] {
  return [
    ...(author ? [{ name: ["By", "من إعداد", "De", "रचना"] as const, value: author }] : []),
    { name: ["Format", "الصيغة", "Formato", "फ़ॉर्मैट"], value: same(FORMATS[leafSlug] ?? "PDF") },
    {
      name: ["Delivery", "التسليم", "Entrega", "डिलीवरी"],
      value: [
        "Download link by email",
        "رابط تنزيل بالبريد الإلكتروني",
        "Enlace de descarga por correo electrónico",
        "ईमेल से डाउनलोड लिंक",
      ],
    },
    {
      name: ["License", "الترخيص", "Licencia", "लाइसेंस"],
      value: [
        "For one person, on any device",
        "لشخص واحد على أي جهاز",
        "Para una persona, en cualquier dispositivo",
        "एक व्यक्ति के लिए, किसी भी डिवाइस पर",
      ],
    },
  ];
}

const FORMATS: Readonly<Record<string, string>> = {
  "e-books": "PDF",
  samples: "WAV, 24 bit",
  "sheet-music": "PDF, SVG",
  "sewing-patterns": "PDF, SVG",
  printables: "PDF, SVG",
  apps: "Windows, macOS, Linux",
};

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
