import { expect, it } from "vitest";
import { offeredLanguage } from "./language-choice.ts";

const known = ["en", "es", "ar", "hi"];

it.each([
  ["is the first that the shop has", ["de-DE", "es-MX", "en"], "en", "es"],
  ["is none where the first is shown", ["en-GB", "es"], "en", null],
  ["is none where the shop has none of them", ["de", "fr"], "en", null],
  ["can be the shop's own", ["en-US"], "ar", "en"],
  ["is none where nothing is asked for", [], "en", null],
] as const)("the language that fits better %s", (_sentence, wished, shown, offered) =>
  expect(offeredLanguage({ wished, known, shown })).toBe(offered),
);
