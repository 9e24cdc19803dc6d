import { expect, test } from "vitest";
import { textChanges, visibleText } from "./text-changes.ts";

test("a change is shown word by word, what went before what came", () => {
  expect(textChanges("Returns within 14 days.", "Returns within 30 days, free.")).toEqual([
    { kind: "same", text: "Returns within " },
    { kind: "removed", text: "14 days." },
    { kind: "added", text: "30 days, free." },
  ]);
  expect(textChanges("same", "same")).toEqual([{ kind: "same", text: "same" }]);
  expect(textChanges("", "new")).toEqual([{ kind: "added", text: "new" }]);
  expect(textChanges("old", "")).toEqual([{ kind: "removed", text: "old" }]);
  expect(textChanges("", "")).toEqual([]);
});

test("both texts can be read out of the changes", () => {
  const [before, after] = ["a b c d\ne f", "a x c\nd e f g"];
  const changes = textChanges(before, after);
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect(without("added")).toBe(before);
  expect(without("removed")).toBe(after);
});

test("long texts are compared by lines", () => {
  const lines = Array.from({ length: 900 }, (_, index) => `This is line number ${index} of the terms\n`);
  const changes = textChanges(lines.join(""), lines.with(450, "Something else\n").join(""));
  expect(changes.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
});

test("the visible text of a page has its paragraphs, links and images", () => {
  expect(
    visibleText(
      `<h2>Hours</h2><p>Call <a href="/contact">us</a> &amp; <strong>ask</strong></p><img src="/img/960/a.webp" alt="A lamp">`,
    ),
  ).toBe("Hours\nCall us (/contact) & ask\n[A lamp]");
});
