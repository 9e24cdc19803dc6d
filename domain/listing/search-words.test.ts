import { describe, expect, test } from "vitest";
import { closestWord, countSlips } from "./closest-word.ts";
import { hasAllWords, markWords } from "./mark-words.ts";
import { foldLetters } from "./fold-letters.ts";
import { exactQueryOf, nameQueryOf, termsOf, textQueryOf, wordsOf } from "./search-words.ts";

const SYNONYMS = new Map([
  ["sofa", ["couch"]],
  ["t shirt", ["tee"]],
  ["tee", ["t shirt"]],
]);
const ask = (typed: string) => textQueryOf(termsOf(wordsOf(typed), SYNONYMS));

describe("what was typed", () => {
  test("is split into words as the text search splits them", () => {
    expect(wordsOf("Pour-Over  SET, no. 12!")).toEqual(["pour", "over", "set", "no", "12"]);
    expect(wordsOf("'\\!&|()\u0000")).toEqual([]);
    expect(wordsOf("a ".repeat(50))).toHaveLength(8);
  });

  test("asks for all words, the last one as a beginning", () => {
    expect(ask("oak ket")).toBe("'oak' & 'ket':*");
    expect(ask("k")).toBe("'k'");
    expect(ask(" ")).toBeNull();
    expect(ask("\u0640")).toBeNull();
  });

  test("asks for what else a thing is called, one word or two, and for one of many", () => {
    expect(ask("sofa blue")).toBe("('sofa' | 'couch') & 'blue':*");
    expect(ask("Sofás")).toBe("('sofas':* | 'sofa' | 'couch')");
    expect(ask("t-shirt")).toBe("(('t' & 'shirt':*) | 'tee')");
    expect(ask("tee red")).toBe("('tee' | ('t' & 'shirt')) & 'red':*");
    expect(nameQueryOf(termsOf(["oak", "ket"], SYNONYMS), "AB")).toBe("'oak':AB & 'ket':*AB");
    expect(exactQueryOf(termsOf(["oak", "ket"], SYNONYMS))).toBe("'oak':A & 'ket':A");
  });

  test.each([
    ["أحمد إلى", "احمد الي"],
    ["مَدْرَسَة", "مدرسه"],
    ["كتـــاب ١٢٣", "كتاب 123"],
    ["साड़ी आँख १२", "साडी आंख 12"],
    ["कुर्ता", "कुरता"],
    ["Straße, piñón, Œuvre", "strasse, pinon, oeuvre"],
  ])("%s is read as %s", (typed, folded) => expect(foldLetters(typed)).toBe(folded));
});

describe("the closest word", () => {
  test("is the one with the fewest slips, then the more used one", () => {
    const known = [
      { word: "kettle", uses: 3 },
      { word: "kettles", uses: 90 },
      { word: "nettle", uses: 50 },
    ];
    expect(closestWord("ketle", known)).toBe("kettle");
    expect(closestWord("ketttle", known)).toBe("kettle");
    expect(closestWord("fettle", known)).toBe("nettle");
    expect(closestWord("teapot", known)).toBeNull();
  });

  test("counts two swapped letters as one slip", () => {
    expect(countSlips("tabel", "table")).toBe(1);
    expect(countSlips("", "abc")).toBe(3);
    expect(countSlips("same", "same")).toBe(0);
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
  });

  test("need each word once", () => {
    expect(hasAllWords("Home & Garden", ["gar", "home"])).toBe(true);
    expect(hasAllWords("Home & Garden", ["gar", "kitchen"])).toBe(false);
  });
});
