import { expect, test } from "vitest";
import { readingMinutesOf, withAnchors } from "./blog.ts";

test("reading takes a minute or more, by the number of words", () => {
  expect(readingMinutesOf("<p>Short.</p>")).toBe(1);
  expect(readingMinutesOf(`<p>${"word ".repeat(1_100)}</p>`)).toBe(5);
});

test("the headings of a post are its table of contents, and links lead to them", () => {
  const { body, headings } = withAnchors("<h2>Salt &amp; <em>oil</em></h2><p>a</p><h3>Not listed</h3><h2>Wood</h2>");
  expect(headings).toEqual([
    { id: "part-1", text: "Salt & oil" },
    { id: "part-2", text: "Wood" },
  ]);
  expect(body).toBe('<h2 id="part-1">Salt &amp; <em>oil</em></h2><p>a</p><h3>Not listed</h3><h2 id="part-2">Wood</h2>');
});

test("a post without headings has none", () => {
  expect(withAnchors("<p>&lt;h2&gt;x&lt;/h2&gt;</p>")).toEqual({ body: "<p>&lt;h2&gt;x&lt;/h2&gt;</p>", headings: [] });
});
