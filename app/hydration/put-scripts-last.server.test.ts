import { expect, test } from "vitest";
import { INLINE_SCRIPT } from "./inline-script.ts";
import { putScriptsLast } from "./put-scripts-last.server.ts";

const putLast = (page: string) => putScriptsLast(Buffer.from(page)).toString();

test("scripts are named, and requested after the page is painted", () => {
  expect(
    putLast(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/b.css"/></head><p>é</p><script nonce="n" type="module" async="">import "/a.js"</script>',
    ),
  ).toBe(
    '<head><link rel="later" href="/a.js"/><link rel="stylesheet" href="/b.css"/></head><p>é</p><script nonce="n" type="text/later">import "/a.js"</script>',
  );
});

test("the script that requests them later is unchanged", () => {
  const page = `<head><script>${INLINE_SCRIPT}</script></head><p></p>`;
  expect(putLast(page)).toBe(page);
});

test("user-written text is unchanged", () => {
  const page = '<head></head><p>rel="modulepreload" type="module" async=""</p>';
  expect(putLast(page)).toBe(page);
  expect(putLast("<p>no head</p>")).toBe("<p>no head</p>");
});
