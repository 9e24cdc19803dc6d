import { describe, expect, test } from "vitest";
import { closestWord, countSlips } from "./closest-word.ts";
import { hasAllWords, markWords } from "./mark-words.ts";
import { textQueryOf, wordsOf } from "./search-words.ts";

describe("what was typed", () => {
  test("is split into words as the text search splits them", () => {
    expect(wordsOf("Pour-Over  SET, no. 12!")).toEqual(["pour", "over", "set", "no", "12"]);
    expect(wordsOf("'\\!&|()\u0000")).toEqual([]);
    expect(wordsOf("a ".repeat(50))).toHaveLength(8);
  });

  test("asks for all words, the last one as a beginning", () => {
    expect(textQueryOf("oak ket")).toBe("'oak' & 'ket':*");
    expect(textQueryOf("k")).toBe("'k'");
    expect(textQueryOf(" ")).toBeNull();
  });
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
