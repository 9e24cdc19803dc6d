import { cell, readRows } from "./tables.ts";
import { type Language, same, wordsIn, type Words } from "./tongues.ts";

const TITLE: Words = ["Size guide", "دليل المقاسات", "Guía de tallas", "साइज़ गाइड"];
const ADVICE: Words = [
  "Measure over light clothing, with the tape level and not too tight. Between two sizes, choose the larger one for a relaxed fit.",
  "قِس فوق ملابس خفيفة والشريط مستوٍ غير مشدود. وإن كنت بين مقاسين فاختر الأكبر لراحة أكثر.",
  "Mide sobre ropa ligera, con la cinta recta y sin apretar. Entre dos tallas, elige la mayor para ir con holgura.",
  "हल्के कपड़ों के ऊपर से नापें; फ़ीता सीधा रहे और कसा न हो। दो साइज़ के बीच हों तो ढीले फ़िट के लिए बड़ा लें।",
];
const INCHES: Words = ["in", "بوصة", "in", "इंच"];
const CENTIMETERS: Words = ["cm", "سم", "cm", "सेमी"];

/** A measure in inches and centimeters. */
type Measure = { name: Words; inches: string; centimeters: string };
type Part = { title: Words; sizes: { size: Words; measures: Measure[] }[] };

const CHEST: Words = ["Chest", "الصدر", "Pecho", "छाती"];
const WAIST: Words = ["Waist", "الخصر", "Cintura", "कमर"];
const HEIGHT: Words = ["Height", "الطول", "Altura", "लंबाई"];
const FOOT: Words = ["Foot length", "طول القدم", "Largo del pie", "पैर की लंबाई"];

/** Size | chest in inches and centimeters | waist in the same. */
const adultTable = `
S | 34–36 | 86–91 | 28–30 | 71–76
M | 38–40 | 97–102 | 32–34 | 81–86
L | 42–44 | 107–112 | 36–38 | 91–97
XL | 46–48 | 117–122 | 40–42 | 102–107
`;

/** Age | height in inches and centimeters. */
const kidsTable = `
2–3 | 36–39 | 92–98
4–5 | 40–43 | 104–110
6–7 | 45–48 | 116–122
8–9 | 50–53 | 128–134
`;

/** European size | American sizes of women and men | foot in inches and centimeters. */
const shoeTable = `
37 | 6.5 | 5 | 9.3 | 23.5
38 | 7.5 | 6 | 9.5 | 24.1
39 | 8.5 | 6.5 | 9.8 | 24.8
40 | 9 | 7 | 10 | 25.4
41 | 10 | 8 | 10.2 | 26
42 | 11 | 9 | 10.5 | 26.7
43 | 12 | 10 | 10.8 | 27.3
44 | 13 | 11 | 11 | 28
`;

const PARTS: readonly Part[] = [
  {
    title: ["Women and men", "النساء والرجال", "Mujer y hombre", "महिलाएँ और पुरुष"],
    sizes: readRows(adultTable, 5).map((row) => ({
      size: same(cell(row, 0)),
      measures: [measure(CHEST, row, 1), measure(WAIST, row, 3)],
    })),
  },
  {
    title: ["Kids", "الأطفال", "Niños", "बच्चे"],
    sizes: readRows(kidsTable, 3).map((row) => ({
      size: [`${cell(row, 0)} years`, `${cell(row, 0)} سنوات`, `${cell(row, 0)} años`, `${cell(row, 0)} साल`],
      measures: [measure(HEIGHT, row, 1)],
    })),
  },
  {
    title: ["Shoes", "الأحذية", "Calzado", "जूते"],
    sizes: readRows(shoeTable, 5).map((row) => {
      const [women, men] = [cell(row, 1), cell(row, 2)];
      const size = cell(row, 0);
      return {
        size: [
          `${size} (US women ${women}, men ${men})`,
          `${size} (أمريكي: نساء ${women}، رجال ${men})`,
          `${size} (EE. UU.: mujer ${women}, hombre ${men})`,
          `${size} (अमेरिकी: महिला ${women}, पुरुष ${men})`,
        ],
        measures: [measure(FOOT, row, 3)],
      };
    }),
  },
];

/** Attributes, by their English name, that the guide helps to choose. */
export const GUIDED_ATTRIBUTES = ["Size", "Age", "Shoe size"];

/** Title and body of the page in a language. */
export function sizeGuide(language: Language): { title: string; body: string } {
  const say = (words: Words) => wordsIn(language, words);
  const format = ({ name, inches, centimeters }: Measure) =>
    `${say(name)}: ${inches} ${say(INCHES)} (${centimeters} ${say(CENTIMETERS)})`;
  const parts = PARTS.map(({ title, sizes }) => {
    const rows = sizes.map(({ size, measures }) => `<dt>${say(size)}</dt><dd>${measures.map(format).join(" · ")}</dd>`);
    return `<h2>${say(title)}</h2><dl>${rows.join("")}</dl>`;
  });
  return { title: say(TITLE), body: `<p>${say(ADVICE)}</p>${parts.join("")}` };
}

function measure(name: Words, row: readonly string[], place: number): Measure {
  return { name, inches: cell(row, place), centimeters: cell(row, place + 1) };
}
