import { agree } from "../content/arabic.ts";
import { CARE, CLOSINGS, DIGITAL_CLOSINGS, DIGITAL_USES, OPENINGS, USES, type Words } from "../content/sentences.ts";
import { at, hashOf } from "../random.ts";
import type { ProductPlan } from "./product-plan.ts";

export type ProductTexts = {
  shortDescription: Words;
  description: Words;
  specification: { name: Words; value: Words }[];
};

/** Descriptions and specification rows; neighbours in a list take their sentences from different places. */
export function writeTexts(plan: ProductPlan, isDigital: boolean, weightGrams: number): ProductTexts {
  const seed = hashOf(plan.slug);
  const uses = USES[plan.topSlug] ?? [];
  const use = at(isDigital ? DIGITAL_USES : uses, seed);
  const opening = fill(at(OPENINGS, seed >>> 4), plan);
  const closing = fill(at(isDigital ? DIGITAL_CLOSINGS : CLOSINGS, seed >>> 8), plan);
  const sentence = plan.trait?.sentence ?? use;
  const short: readonly Words[] = plan.trait ? (plan.turn % 2 === 0 ? [plan.pitch] : [sentence, use]) : [plan.pitch];
  const body: readonly Words[] = plan.trait ? [opening, plan.pitch] : [plan.pitch, use];
  const second: readonly Words[] = plan.trait ? (plan.turn % 2 === 0 ? [sentence, use] : [sentence]) : [];
  const paragraphs = [body, second, [closing]].filter((paragraph) => paragraph.length > 0);
  return {
    shortDescription: join(short, " ", plan),
    description: join(
      paragraphs.map((paragraph) => join(paragraph, " ", plan)),
      "\n\n",
      plan,
    ),
    specification: isDigital ? digitalRows(plan) : physicalRows(plan, weightGrams),
  };
}

function join(parts: readonly Words[], by: string, plan: ProductPlan): Words {
  return [parts.map(([english]) => english).join(by), agree(parts.map(([, arabic]) => arabic).join(by), plan.noun[1])];
}

function fill([english, arabic]: Words, plan: ProductPlan): Words {
  const said = (text: string, name: string, city: string) =>
    text
      .replaceAll("{name}", name)
      .replaceAll("{brand}", plan.brand.name)
      .replaceAll("{shop}", plan.shop.name)
      .replaceAll("{city}", city);
  return [said(english, plan.name[0], plan.shop.city), said(arabic, plan.name[1], plan.shop.cityInArabic)];
}

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

function physicalRows(plan: ProductPlan, weightGrams: number): ProductTexts["specification"] {
  const rows: ProductTexts["specification"] = [];
  if (plan.maker)
    rows.push(
      { name: ["Author", "المؤلف"], value: plan.maker },
      { name: ["Pages", "الصفحات"], value: same(String(48 + (hashOf(plan.slug) % 300))) },
    );
  if (plan.trait)
    rows.push({
      name: TRAIT_ROWS[plan.trait.kind],
      value: [plan.trait.name[0], agree(plan.trait.name[1], plan.noun[1])],
    });
  rows.push({ name: ["Weight", "الوزن"], value: weightOf(weightGrams) });
  if (plan.trait) rows.push({ name: ["Care", "العناية"], value: careOf(plan, plan.trait.care) });
  rows.push({
    name: ["Made in", "بلد الصنع"],
    value: [countryIn("en", plan.brand.country), countryIn("ar", plan.brand.country)],
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

function digitalRows(plan: ProductPlan): ProductTexts["specification"] {
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

const same = (text: string): Words => [text, text];

function weightOf(grams: number): Words {
  const kilos = Math.round(grams / 100) / 10;
  return grams < 1000 ? [`${grams} g`, `${grams} غ`] : [`${kilos} kg`, `${kilos} كغ`];
}

const displayNames = new Map<string, Intl.DisplayNames>();

function countryIn(language: string, code: string): string {
  const names = displayNames.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  displayNames.set(language, names);
  return names.of(code) ?? code;
}
