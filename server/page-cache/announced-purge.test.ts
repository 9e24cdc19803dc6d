import { expect, test } from "vitest";
import { readPurge, writePurges } from "./announced-purge.ts";

test("a purge of any size is announced in notifications that the database accepts", () => {
  const tags = ["listing", ...Array.from({ length: 1_000 }, (_, index) => `product:${100_000 + index}`)];
  const messages = writePurges(tags);
  expect(messages.length).toBeGreaterThan(1);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
  expect(messages.flatMap(readPurge)).toEqual(tags);
  expect(writePurges(["settings"])).toEqual(['["settings"]']);
  expect(writePurges([])).toEqual([]);
});
