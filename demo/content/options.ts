import type { Words } from "./sentences.ts";
import { cell, readRows } from "./tables.ts";

/** What can be chosen: an attribute with values; `percent`: a value's price against the first one's. */
export type Attribute = { name: Words; values: { name: Words; percent: number }[] };

/** A word of the catalogue → an attribute and those of its values that fit such goods. */
export type Option = { word: string; attribute: string; values: string[]; count: number };

/** Attribute | Arabic | value = Arabic = percent; … */
const attributeTable = `
Size | المقاس | XS=XS=100; S=S=100; M=M=100; L=L=100; XL=XL=104; XXL=XXL=108
Age | العمر | 2–3 years=2–3 سنوات=100; 4–5 years=4–5 سنوات=100; 6–7 years=6–7 سنوات=104; 8–9 years=8–9 سنوات=108; 10–11 years=10–11 سنة=112
Shoe size | مقاس الحذاء | 36=36=100; 37=37=100; 38=38=100; 39=39=100; 40=40=100; 41=41=100; 42=42=100; 43=43=100; 44=44=100; 45=45=105
Storage | سعة التخزين | 128 GB=128 غيغابايت=100; 256 GB=256 غيغابايت=112; 512 GB=512 غيغابايت=130; 1 TB=1 تيرابايت=158; 2 TB=2 تيرابايت=205
Capacity | السعة | 30 ml=30 مل=100; 50 ml=50 مل=140; 100 ml=100 مل=210; 150 ml=150 مل=100; 250 ml=250 مل=130; 350 ml=350 مل=100; 500 ml=500 مل=125; 750 ml=750 مل=150; 1 l=لتر واحد=180
Length | الطول | 15 cm=15 سم=100; 30 cm=30 سم=130; 60 cm=60 سم=170; 0.5 m=نصف متر=90; 1 m=متر واحد=100; 2 m=متران=125; 3 m=3 أمتار=150; 5 m=5 أمتار=210; 10 m=10 أمتار=340; 1.8 m=1.8 متر=100; 2.1 m=2.1 متر=110; 2.4 m=2.4 متر=122; 155 cm=155 سم=100; 165 cm=165 سم=100; 175 cm=175 سم=104
Height | الارتفاع | 20 cm=20 سم=70; 30 cm=30 سم=100; 60 cm=60 سم=160; 90 cm=90 سم=230; 120 cm=120 سم=100; 150 cm=150 سم=135; 180 cm=180 سم=175; 210 cm=210 سم=220
Pack | العبوة | Single=قطعة واحدة=100; Pack of 2=قطعتان=185; Pack of 3=3 قطع=270; Pack of 4=4 قطع=350; Pack of 6=6 قطع=500; Pack of 12=12 قطعة=940
Net weight | الوزن الصافي | 250 g=250 غ=100; 500 g=500 غ=185; 1 kg=1 كغ=340
Scent | العطر | Lavender=لافندر=100; Cedar=أرز=100; Orange Blossom=زهر البرتقال=100; Unscented=بلا عطر=100
Bed size | مقاس السرير | Single bed=مفرد=100; Double bed=مزدوج=130; King bed=كبير=155
Binding | التجليد | Paperback=غلاف ورقي=100; Hardcover=غلاف مقوّى=165
Frame size | مقاس الإطار | A4=A4=100; 30 × 40 cm=30 × 40 سم=125; 50 × 70 cm=50 × 70 سم=190; 48 cm=48 سم=100; 52 cm=52 سم=100; 56 cm=56 سم=100
Volume | الحجم | 18 l=18 لتراً=100; 26 l=26 لتراً=115; 40 l=40 لتراً=135; 65 l=65 لتراً=165
Strength | القوة | +1.0=+1.0=100; +1.5=+1.5=100; +2.0=+2.0=100; +2.5=+2.5=100
Ring size | مقاس الخاتم | 50=50=100; 52=52=100; 54=54=100; 56=56=100; 58=58=100
Keyboard layout | تخطيط المفاتيح | US English=إنكليزي أمريكي=100; UK English=إنكليزي بريطاني=100; German=ألماني=100; Arabic=عربي=104
Screen size | قياس الشاشة | 32 inch=32 بوصة=100; 43 inch=43 بوصة=140; 55 inch=55 بوصة=195; 65 inch=65 بوصة=265
Ball size | قياس الكرة | Size 3=قياس 3=90; Size 4=قياس 4=95; Size 5=قياس 5=100; Size 7=قياس 7=108
Glove weight | وزن القفاز | 8 oz=8 أونصات=100; 10 oz=10 أونصات=104; 12 oz=12 أونصة=108; 14 oz=14 أونصة=112
Persons | عدد الأشخاص | 2 persons=شخصان=100; 3 persons=3 أشخاص=125; 4 persons=4 أشخاص=160
Pieces | عدد القطع | 100 pieces=100 قطعة=80; 500 pieces=500 قطعة=100; 1000 pieces=1000 قطعة=135
Paper size | قياس الورق | A6=A6=80; A5=A5=100; A4=A4=145
Nib | سنّ القلم | Fine=رفيع=100; Medium=متوسط=100; Broad=عريض=100
Instrument size | قياس الآلة | 1/2=نصف=90; 3/4=ثلاثة أرباع=95; 4/4=كامل=100
Keys | عدد المفاتيح | 49 keys=49 مفتاحاً=100; 61 keys=61 مفتاحاً=130; 88 keys=88 مفتاحاً=210
Channels | عدد القنوات | 4 channels=4 قنوات=100; 8 channels=8 قنوات=155; 16 channels=16 قناة=250
Note | النغمة | C=دو=100; E=مي=100; G=صول=100
`;

/** Word | top category it is for, or * | attribute | how many values a product has | values */
const optionTable = `
size | * | Size | 5 | XS; S; M; L; XL; XXL
kids | * | Age | 4 | 2–3 years; 4–5 years; 6–7 years; 8–9 years; 10–11 years
shoe | * | Shoe size | 6 | 36; 37; 38; 39; 40; 41; 42; 43; 44; 45
storage | * | Storage | 3 | 128 GB; 256 GB; 512 GB; 1 TB; 2 TB
cap | beauty | Capacity | 2 | 30 ml; 50 ml; 100 ml
cap | toys | Capacity | 2 | 150 ml; 250 ml
cap | * | Capacity | 3 | 350 ml; 500 ml; 750 ml; 1 l
len | * | Length | 3 | 0.5 m; 1 m; 2 m; 3 m; 5 m; 10 m
clamplen | * | Length | 3 | 15 cm; 30 cm; 60 cm
rodlen | * | Length | 3 | 1.8 m; 2.1 m; 2.4 m
skilen | * | Length | 3 | 155 cm; 165 cm; 175 cm
height | * | Height | 3 | 20 cm; 30 cm; 60 cm; 90 cm
treeheight | * | Height | 3 | 120 cm; 150 cm; 180 cm; 210 cm
pack | * | Pack | 3 | Single; Pack of 2; Pack of 4; Pack of 6; Pack of 12
pack3 | * | Pack | 2 | Single; Pack of 3
wt | * | Net weight | 3 | 250 g; 500 g; 1 kg
scent | * | Scent | 3 | Lavender; Cedar; Orange Blossom; Unscented
bed | * | Bed size | 3 | Single bed; Double bed; King bed
bind | * | Binding | 2 | Paperback; Hardcover
framesize | * | Frame size | 3 | A4; 30 × 40 cm; 50 × 70 cm
framesize2 | * | Frame size | 3 | 48 cm; 52 cm; 56 cm
liters | * | Volume | 3 | 18 l; 26 l; 40 l; 65 l
strength | * | Strength | 4 | +1.0; +1.5; +2.0; +2.5
ringsize | * | Ring size | 4 | 50; 52; 54; 56; 58
layout | * | Keyboard layout | 3 | US English; UK English; German; Arabic
screen | * | Screen size | 3 | 32 inch; 43 inch; 55 inch; 65 inch
ballsize | * | Ball size | 2 | Size 3; Size 4; Size 5; Size 7
weightoz | * | Glove weight | 3 | 8 oz; 10 oz; 12 oz; 14 oz
persons | * | Persons | 3 | 2 persons; 3 persons; 4 persons
pieces | * | Pieces | 3 | 100 pieces; 500 pieces; 1000 pieces
paper | * | Paper size | 3 | A6; A5; A4
nib | * | Nib | 3 | Fine; Medium; Broad
violinsize | * | Instrument size | 3 | 1/2; 3/4; 4/4
keys | * | Keys | 3 | 49 keys; 61 keys; 88 keys
keys2 | * | Channels | 3 | 4 channels; 8 channels; 16 channels
note | * | Note | 3 | C; E; G
`;

export function readAttributes(): Attribute[] {
  return readRows(attributeTable, 3).map((row) => ({
    name: [cell(row, 0), cell(row, 1)],
    values: splitList(cell(row, 2)).map((value) => {
      const [en = "", ar = "", percent = "100"] = value.split("=");
      return { name: [en, ar], percent: Number(percent) };
    }),
  }));
}

/** The choice that a word of the catalogue stands for among goods of a top category; null: the word says something else. */
export function readOption(word: string, topSlug: string): Option | null {
  const row = OPTION_ROWS.find((each) => each[0] === word && (each[1] === topSlug || each[1] === "*"));
  return row ? { word, attribute: cell(row, 2), count: Number(cell(row, 3)), values: splitList(cell(row, 4)) } : null;
}

const OPTION_ROWS = readRows(optionTable, 5);

function splitList(text: string): string[] {
  return text.split(";").map((part) => part.trim());
}
