import { expect, test } from "vitest";
import { findListedWords, statusOfText } from "./moderation.ts";

const byWords = { moderation: "words", blockedWords: "Scam, fake goods\nestafa" } as const;

test("texts are shown at once or wait, as the shop has set", () => {
  expect(statusOfText({ moderation: "after", blockedWords: "scam" }, "A scam")).toBe("published");
  expect(statusOfText({ moderation: "before", blockedWords: "" }, "Lovely")).toBe("pending");
});

test("by words, only those with a listed word or a link wait", () => {
  expect(statusOfText(byWords, "Lovely", "Scampi fits well in it.")).toBe("published");
  for (const text of ["Such a SCAM!", "s\u200Bcam", "Éstafa total", "these are fake  goods.", "ｓｃａｍ"])
    expect(statusOfText(byWords, text), text).toBe("pending");
});

test("links wait, disguised ones too", () => {
  for (const text of ["see https://bad.example", "www.bad.example", "cheap at bad\u200B.com", "mail me@bad.example"])
    expect(statusOfText(byWords, text), text).toBe("pending");
  expect(statusOfText(byWords, "It holds 1.5 l. Great.")).toBe("published");
});

test("listed words are found where they stand, also those of several words", () => {
  const text = "Not a f\u200Báke: real leather, fake  Goods never";
  const found = findListedWords("fake, fake goods\nleath", text);
  expect(found.map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ["fake", "f\u200Báke"],
    ["fake", "fake"],
  ]);
  expect(findListedWords("fake goods", text).map(({ start, end }) => text.slice(start, end))).toEqual(["fake  Goods"]);
  expect(findListedWords(" , \n", text)).toEqual([]);
});
