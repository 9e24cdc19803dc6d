import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "./icon-names.ts";

test("every icon that can be named is drawn, and no other", () => {
  const file = readFileSync(new URL("icons.svg", import.meta.url), "utf8");
  expect([...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES]);
});
