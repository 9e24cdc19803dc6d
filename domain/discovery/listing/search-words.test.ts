import { describe, expect, test } from "vitest";
import { NO_PREFIX, textQueryOf } from "#search/postgres/conditions.ts";
import { editDistance, createVocabulary, fuzzyMatches, splitCompound, usesOf } from "./vocabulary.ts";
import { hasAllWords, markWords, normalizeLetters, wordsOf } from "./search-words.ts";
import { termsOf } from "./find-terms.ts";
import { namedChoices } from "./variant-names.ts";
import { agreeingForms, formsOf } from "./word-forms.ts";

const SYNONYMS = new Map([
  ["sofa", ["couch"]],
  ["t shirt", ["tee"]],
  ["tee", ["t shirt"]],
]);
const KNOWN = new Set(["sofa", "sofas", "couch", "couches", "tee", "shirts", "packs", "backpack", "negro"]);
const LEXICON = {
  synonyms: SYNONYMS,
  inflectedForms: new Map([["negra", ["negro", "negra"]]]),
  isKnown: (word: string) => KNOWN.has(word),
};
const textQueryFor = (typed: string) => textQueryOf(termsOf(wordsOf(typed), LEXICON));

describe("what was typed", () => {
  test("is split into words as the text search splits them", () => {
    expect(wordsOf("Pour-Over  SET, no. 12!")).toEqual(["pour", "over", "set", "no", "12"]);
    expect(wordsOf("'\\!&|()\u0000")).toEqual([]);
    expect(wordsOf("a ".repeat(50))).toHaveLength(8);
  });

  test("asks for all words, the last one as a beginning", () => {
    expect(textQueryFor("ab cd")).toBe("'ab' & 'cd':*");
    expect(textQueryFor("k")).toBe("'k'");
    expect(termsOf(wordsOf(" "), LEXICON)).toEqual([]);
    expect(termsOf(wordsOf("\u0640"), LEXICON)).toEqual([]);
  });

  test("asks for what else a thing is called, one word or two, and for one of many or many of one", () => {
    expect(textQueryFor("sofa xl")).toBe("('sofa' | 'sofas' | 'couch' | 'couches') & 'xl':*");
    expect(textQueryFor("Sofás")).toBe("('sofas':* | 'sofa' | 'couch' | 'couches')");
    expect(textQueryFor("t-shirt")).toContain("('t' & 'shirt':*) | ('t' & 'shirts')");
    expect(textQueryFor("t-shirts xl")).toContain("'tee'");
    expect(textQueryFor("tee xl")).toBe("('tee' | ('t' & 'shirt')) & 'xl':*");
    expect(textQueryOf(termsOf(["ab", "cd"], LEXICON), { weights: "ABD" })).toBe("'ab':ABD & 'cd':*ABD");
    expect(textQueryOf(termsOf(["oak", "ket"], LEXICON), { minPrefix: NO_PREFIX })).toBe("'oak' & 'ket'");
  });

  test("asks for two words as the one that the catalog writes, for a measure as two, and for a color in each form", () => {
    expect(textQueryFor("back pack xl")).toContain("('back' & 'packs') | 'backpack')");
    expect(textQueryFor("500ml xl")).toBe("('500ml' | ('500' & 'ml')) & 'xl':*");
    expect(textQueryFor("negra xl")).toContain("'negro'");
  });

  test.each([
    ["mugs", "mug"],
    ["mug", "mugs"],
    ["dress", "dresses"],
    ["dresses", "dress"],
    ["knives", "knife"],
    ["knife", "knives"],
    ["batteries", "battery"],
    ["women", "woman"],
    ["relojes", "reloj"],
    ["luces", "luz"],
    ["قهوه", "القهوه"],
    ["والقهوه", "قهوه"],
    ["سماعات", "سماعه"],
    ["जूते", "जूता"],
    ["खिलौना", "खिलौने"],
  ])("%s is also %s", (word, form) => expect(formsOf(word)).toContain(form));

  test.each([
    ["negro", "negras"],
    ["احمر", "حمراء"],
    ["رمادي", "رماديه"],
    ["काला", "काली"],
  ])("the color %s is %s with what has it", (name, form) => expect(agreeingForms(name)).toContain(form));

  test("names a color by all words of its name, and not by a part of a longer name", () => {
    const names = [
      { kind: "color" as const, id: 1, words: ["azul"] },
      { kind: "color" as const, id: 2, words: ["azul", "marino"] },
      { kind: "value" as const, id: 3, words: ["m"] },
    ];
    const named = (...words: string[]) => namedChoices({ names, inflectedForms: new Map() }, new Set(words));
    expect(named("vestido", "azul")).toEqual({ colors: [1], values: [] });
    expect(named("azul", "marino", "m")).toEqual({ colors: [2], values: [3] });
  });

  test.each([
    ["أحمد إلى", "احمد الي"],
    ["مَدْرَسَة", "مدرسه"],
    ["كتـــاب ١٢٣", "كتاب 123"],
    ["साड़ी आँख १२", "साडी आंख 12"],
    ["कुर्ता", "कुरता"],
    ["Straße, piñón, Œuvre", "strasse, pinon, oeuvre"],
  ])("%s is read as %s", (typed, folded) => expect(normalizeLetters(typed)).toBe(folded));
});

describe("the vocabulary", () => {
  const vocabulary = createVocabulary([
    { word: "kettle", uses: 3 },
    { word: "kettles", uses: 90 },
    { word: "nettle", uses: 50 },
    { word: "oak", uses: 5 },
    { word: "pan", uses: 5 },
    { word: "stoneware", uses: 4 },
  ]);
  const near = (typed: string) => fuzzyMatches(vocabulary, typed).map(({ word }) => word);

  test("knows what a word was probably meant to be: the fewest edits, then the more used", () => {
    expect(near("ketle")).toEqual(["kettle"]);
    expect(near("fettle")).toEqual(["nettle", "kettle"]);
    expect(near("teapot")).toEqual([]);
  });

  test("forgives one edit or swap from four letters on, and two from eight", () => {
    expect(near("oka")).toEqual([]);
    expect(near("ekttle")).toEqual(["kettle"]);
    expect(near("ekttel")).toEqual([]);
    expect(near("sotneawre")).toEqual(["stoneware"]);
  });

  test("counts two swapped letters as one edit", () => {
    expect(editDistance("tabel", "table")).toBe(1);
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("same", "same")).toBe(0);
  });

  test("knows what words are made of, and how a word may go on", () => {
    expect(splitCompound(vocabulary, "oakkettle")).toEqual(["oak", "kettle"]);
    expect(splitCompound(vocabulary, "oakpankettle")).toEqual(["oak", "pan", "kettle"]);
    expect(splitCompound(vocabulary, "oaks")).toBeNull();
    expect(usesOf(vocabulary, "kett", true)).toBe(90);
    expect(usesOf(vocabulary, "kett", false)).toBe(0);
  });
});

describe("marks", () => {
  test("stand where words begin as was typed, accents or not", () => {
    expect(markWords("Crème brûlée dishes", ["creme", "bru"])).toEqual([
      [0, 5],
      [6, 9],
    ]);
    expect(markWords("Cre\u0300me", ["creme"])).toEqual([[0, 6]]);
    expect(markWords("Oak table", ["able"])).toEqual([]);
    expect(markWords("Thea T-Shirt", ["t", "shirt"])).toEqual([
      [5, 6],
      [7, 12],
    ]);
  });

  test("need each word once", () => {
    expect(hasAllWords("Home & Garden", ["gar", "home"])).toBe(true);
    expect(hasAllWords("Home & Garden", ["gar", "kitchen"])).toBe(false);
  });
});
