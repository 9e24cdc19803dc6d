import { cell, readRows } from "./tables.ts";
import type { Words } from "./tongues.ts";

/** What can be chosen: an attribute with values; `percent`: a value's price against the first one's. */
export type Attribute = { name: Words; values: { name: Words; percent: number }[] };

/** Name in English | Arabic | Spanish | Hindi | values in the same languages, and their percent. */
const attributeTable = `
Size | المقاس | Talla | साइज़ | S=S=S=S=100; M=M=M=M=100; L=L=L=L=100; XL=XL=XL=XL=104
Age | العمر | Edad | उम्र | 2–3 years=2–3 سنوات=2–3 años=2–3 साल=100; 4–5 years=4–5 سنوات=4–5 años=4–5 साल=100; 6–7 years=6–7 سنوات=6–7 años=6–7 साल=104; 8–9 years=8–9 سنوات=8–9 años=8–9 साल=108
Shoe size | مقاس الحذاء | Número de calzado | जूते का साइज़ | 37=37=37=37=100; 38=38=38=38=100; 39=39=39=39=100; 40=40=40=40=100; 41=41=41=41=100; 42=42=42=42=100; 43=43=43=43=100; 44=44=44=44=100
Measurements | القياسات | Medidas | माप | 40 × 40 cm=40 × 40 سم=40 × 40 cm=40 × 40 सेमी=90; 50 × 50 cm=50 × 50 سم=50 × 50 cm=50 × 50 सेमी=100; 60 × 60 cm=60 × 60 سم=60 × 60 cm=60 × 60 सेमी=125; 130 × 170 cm=130 × 170 سم=130 × 170 cm=130 × 170 सेमी=100; 150 × 200 cm=150 × 200 سم=150 × 200 cm=150 × 200 सेमी=135; 30 × 40 cm=30 × 40 سم=30 × 40 cm=30 × 40 सेमी=100; 45 × 60 cm=45 × 60 سم=45 × 60 cm=45 × 60 सेमी=165
Weight | الوزن | Peso | वज़न | 4 kg=4 كغ=4 kg=4 किग्रा=80; 6 kg=6 كغ=6 kg=6 किग्रा=100; 8 kg=8 كغ=8 kg=8 किग्रा=120; 12 kg=12 كغ=12 kg=12 किग्रा=150; 16 kg=16 كغ=16 kg=16 किग्रा=180
`;

export type Choices = { attribute: string; values: string[] };

/** Leaves, or folders of pictures, whose goods come in several sizes | attribute | values. */
const choiceTable = `
dresses tops swim-women shirts trousers jackets socks-underwear | Size | S; M; L; XL
kids-tops kids-dresses kids-outer | Age | 2–3 years; 4–5 years; 6–7 years; 8–9 years
sneakers formal-boots sandals-heels | Shoe size | 37; 38; 39; 40; 41; 42; 43; 44
linen-cushion | Measurements | 40 × 40 cm; 50 × 50 cm; 60 × 60 cm
wool-blanket | Measurements | 130 × 170 cm; 150 × 200 cm
framed-hills framed-circles | Measurements | 30 × 40 cm; 45 × 60 cm
hex-dumbbells | Weight | 4 kg; 6 kg; 8 kg
kettlebell | Weight | 8 kg; 12 kg; 16 kg
`;

export const WEIGHT = "Weight";

export function readAttributes(): Attribute[] {
  return readRows(attributeTable, 5).map((row) => ({
    name: [cell(row, 0), cell(row, 1), cell(row, 2), cell(row, 3)],
    values: splitList(cell(row, 4)).map((value) => {
      const [en = "", ar = "", es = "", hi = "", percent = ""] = value.split("=");
      return { name: [en, ar, es, hi], percent: Number(percent) };
    }),
  }));
}

const CHOICES = new Map(
  readRows(choiceTable, 3).flatMap((row) =>
    cell(row, 0)
      .split(" ")
      .map((key): [string, Choices] => [key, { attribute: cell(row, 1), values: splitList(cell(row, 2)) }]),
  ),
);

/** The sizes that goods of a leaf, or those of a folder, come in. */
export function findChoices({ folder, leafSlug }: { folder: string; leafSlug: string }): Choices | null {
  return CHOICES.get(folder) ?? CHOICES.get(leafSlug) ?? null;
}

function splitList(text: string): string[] {
  return text.split(";").map((part) => part.trim());
}
