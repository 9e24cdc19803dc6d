import { expect, test } from "vitest";
import { putScriptsLast } from "./put-scripts-last.server.ts";

function last(html: string): string {
  return putScriptsLast(Buffer.from(html)).toString();
}

test("scripts that are loaded ahead give way to what the page is drawn with", () => {
  expect(
    last('<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/b.css"/></head><p>é</p>'),
  ).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/b.css"/></head><p>é</p>',
  );
});

test("what people have written is left as it is", () => {
  const page = '<head></head><p>rel="modulepreload"</p>';
  expect(last(page)).toBe(page);
  expect(last("<p>no head</p>")).toBe("<p>no head</p>");
});
