import { describe, expect, test } from "vitest";
import { planProducts } from "../shop/product-plan.ts";
import { makeProducts } from "../shop/make-products.ts";
import { readCatalogue } from "./catalogue.ts";
import { COLORS } from "./colors.ts";
import { findEntry, type Topic } from "./dictionaries.ts";
import { BANNERS, SERVICES, SLIDERS } from "./home.ts";
import { readSeries, readShops } from "./makers.ts";
import { readAttributes } from "./options.ts";
import { CARE, CLOSINGS, DIGITAL_CLOSINGS, DIGITAL_USES, OPENINGS, USES, type Words } from "./sentences.ts";
import { agreeInSpanish, nameMaterial } from "./spanish.ts";
import { findMaterials } from "./traits.ts";

const products = makeProducts();
const DEVANAGARI = /[\u0900-\u097f]/;
/** Sizes, codes and names of formats are the same in every language. */
const HAS_WORDS = /[A-Za-z]{4,}/;

describe.each([
  ["Spanish", "es"],
  ["Hindi", "hi"],
] as const)("the %s dictionaries", (_name, language) => {
  test("have everything that the demo shop says", () => {
    expect(allWords().filter(({ english, topic }) => findEntry(language, english, topic) === undefined)).toEqual([]);
  });

  test("leave no gaps, forms or marks in what products are called and told", () => {
    for (const { slug, wording } of products) {
      const { name, shortDescription, description, specification } = wording[language];
      const said = [name, shortDescription, description, ...specification.flatMap((row) => [row.name, row.value])];
      expect(
        said.filter((text) => text.trim() === "" || /[{}|]|undefined|\p{Ll}\/\p{Ll}/u.test(text)),
        slug,
      ).toEqual([]);
    }
    const names = products.map(({ wording }) => wording[language].name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

test("Hindi names are written in Devanagari", () => {
  expect(products.map(({ wording }) => wording.hi.name).filter((name) => !DEVANAGARI.test(name))).toEqual([]);
});

test("every Spanish noun of a product has a gender, and what is said of it agrees", () => {
  const nouns = planProducts().filter(({ trait }) => trait !== null);
  expect(
    nouns.map(({ noun }) => findEntry("es", noun[0], "goods") ?? "").filter((entry) => !/\|(m|f|mp|fp)$/.test(entry)),
  ).toEqual([]);
  expect(agreeInSpanish("esmaltado/esmaltada/esmaltados/esmaltadas", "fp")).toBe("esmaltadas");
  expect(agreeInSpanish("ahumado/ahumada", "f")).toBe("ahumada");
  expect(agreeInSpanish("ahumado/ahumada", "mp")).toBe("ahumado");
  expect(nameMaterial("de gres")).toBe("Gres");
});

function allWords(): { english: string; topic: Topic }[] {
  const goods: Words[] = [];
  for (const top of readCatalogue())
    for (const group of [top, ...top.groups])
      goods.push(group.name, ...("leaves" in group ? group.leaves.map(({ name }) => name) : []));
  for (const { noun, pitch } of planProducts()) goods.push(noun, pitch);
  for (const { name, values } of readAttributes()) goods.push(name, ...values.map((value) => value.name));
  for (const { tagline, story, cityWords } of readShops()) goods.push(tagline, story, cityWords);
  for (const { title, text } of [...SLIDERS, ...BANNERS, ...SERVICES]) goods.push(title, text);
  goods.push(...COLORS.map(({ name }) => name));
  goods.push(...[CARE, USES].flatMap((table) => Object.values<Words | readonly Words[]>(table)).flatMap(asList));
  goods.push(...OPENINGS, ...CLOSINGS, ...DIGITAL_CLOSINGS, ...DIGITAL_USES);
  const traits = planProducts().flatMap(({ trait }) => (trait ? [trait.name, trait.sentence, trait.care] : []));
  const materials = findMaterials().flatMap(({ name, sentence }) => [name, sentence]);
  const series = ["kitchen", "pantry", "electronics"].flatMap(readSeries);
  const topics: [Topic, Words[]][] = [
    ["goods", goods],
    ["traits", [...traits, ...materials]],
    ["series", series],
  ];
  return topics.flatMap(([topic, words]) =>
    words.filter(([english]) => HAS_WORDS.test(english)).map(([english]) => ({ english, topic })),
  );
}

function asList(entry: Words | readonly Words[]): readonly Words[] {
  return typeof entry[0] === "string" ? [entry as Words] : (entry as readonly Words[]);
}
