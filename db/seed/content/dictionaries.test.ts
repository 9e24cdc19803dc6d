import { expect, test } from "vitest";
import { readCatalogue } from "./catalogue.ts";
import { collectionTable } from "./collections.ts";
import { COLORS } from "./colors.ts";
import { findEntry, type Topic } from "./dictionaries.ts";
import { BANNERS, SERVICES, SLIDERS } from "./home.ts";
import { readSeries, readShops, splitScripts } from "./makers.ts";
import { readAttributes } from "./options.ts";
import { CARE, CLOSINGS, DIGITAL_CLOSINGS, DIGITAL_USES, OPENINGS, USES, type Words } from "./sentences.ts";
import { traitOf } from "./traits.ts";

const catalogue = readCatalogue();
const leaves = catalogue.flatMap((top) => top.groups.flatMap((group) => group.leaves));
const kinds = leaves.flatMap((leaf) => leaf.kinds);
const traits = [...new Set(kinds.flatMap((kind) => kind.traits))].map(traitOf);

const TEXTS: Record<string, { topic: Topic; words: readonly Words[] }> = {
  categories: {
    topic: "goods",
    words: [...catalogue, ...catalogue.flatMap(({ groups }) => groups), ...leaves].map(({ name }) => name),
  },
  products: { topic: "goods", words: kinds.flatMap(({ noun, pitch }) => [noun, pitch]) },
  titles: {
    topic: "goods",
    words: leaves.flatMap(({ named }) => named.flatMap(({ title, pitch, maker }) => [title, pitch, maker])),
  },
  traits: { topic: "traits", words: traits.flatMap(({ name, sentence }) => [name, sentence]) },
  sentences: {
    topic: "goods",
    words: [
      ...Object.values(CARE),
      ...OPENINGS,
      ...CLOSINGS,
      ...DIGITAL_CLOSINGS,
      ...DIGITAL_USES,
      ...Object.values(USES).flat(),
    ],
  },
  series: {
    topic: "series",
    words: [...catalogue.flatMap(({ slug }) => readSeries(slug)), ...splitScripts(collectionTable)],
  },
  choices: {
    topic: "goods",
    words: [
      ...COLORS.map(({ name }) => name),
      ...readAttributes().flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
    ],
  },
  shops: {
    topic: "goods",
    words: readShops().flatMap(({ tagline, story, cityWords }) => [tagline, story, cityWords]),
  },
  home: {
    topic: "goods",
    words: [
      ...SLIDERS.flatMap(({ title, text, button }) => [title, text, button]),
      ...BANNERS.flatMap(({ title, text }) => [title, text]),
      ...SERVICES.flatMap(({ title, text }) => [title, text]),
    ],
  },
};

/** "XL", "A4" and "+1.5" are the same everywhere. */
const hasWords = (text: string) => /[a-z]/.test(text);

test.each(Object.keys(TEXTS))("the %s of the demo shop are told in Spanish and Hindi", (part) => {
  const { topic, words } = TEXTS[part] ?? { topic: "goods", words: [] };
  const missing = words
    .map(([english]) => english)
    .filter(hasWords)
    .flatMap((english) =>
      (["es", "hi"] as const)
        .filter((language) => findEntry(language, english, topic) === undefined)
        .map((language) => `${language} ${english}`),
    );
  expect(words.length).toBeGreaterThan(0);
  expect([...new Set(missing)]).toEqual([]);
});

test("nouns know their gender in Spanish, and Hindi is written in its own script", () => {
  expect(kinds.filter(({ noun }) => !/\|(?:m|f|mp|fp)$/.test(findEntry("es", noun[0], "goods") ?? ""))).toEqual([]);
  expect(kinds.filter(({ noun }) => !/[\u0900-\u097f]/.test(findEntry("hi", noun[0], "goods") ?? ""))).toEqual([]);
});
