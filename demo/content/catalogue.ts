import { accessoriesCatalogue } from "./catalogue-accessories.ts";
import { beautyCatalogue } from "./catalogue-beauty.ts";
import { booksCatalogue } from "./catalogue-books.ts";
import { clothingCatalogue } from "./catalogue-clothing.ts";
import { electronicsCatalogue } from "./catalogue-electronics.ts";
import { gardenCatalogue } from "./catalogue-garden.ts";
import { homeCatalogue } from "./catalogue-home.ts";
import { kitchenCatalogue } from "./catalogue-kitchen.ts";
import { musicCatalogue } from "./catalogue-music.ts";
import { pantryCatalogue } from "./catalogue-pantry.ts";
import { sportsCatalogue } from "./catalogue-sports.ts";
import { toysCatalogue } from "./catalogue-toys.ts";
import type { Words } from "./sentences.ts";
import { cell, readColumns, readLines } from "./tables.ts";

/** A kind of product that several brands make. `options`: words such as `color`, `cap`, `g400`, `nocod`; see options.ts. */
export type Kind = {
  noun: Words;
  emoji: string;
  price: { from: number; to: number };
  traits: string[];
  options: string[];
  pitch: Words;
};

/** One product with a title of its own: a book, a score. */
export type Named = {
  title: Words;
  emoji: string;
  price: { from: number; to: number };
  options: string[];
  pitch: Words;
  maker: Words;
};

export type Leaf = { slug: string; name: Words; emoji: string; kinds: Kind[]; named: Named[] };
export type Group = { slug: string; name: Words; emoji: string; leaves: Leaf[] };
export type TopCategory = { slug: string; name: Words; emoji: string; groups: Group[] };

const TABLES = [
  kitchenCatalogue,
  homeCatalogue,
  clothingCatalogue,
  electronicsCatalogue,
  accessoriesCatalogue,
  beautyCatalogue,
  pantryCatalogue,
  sportsCatalogue,
  toysCatalogue,
  booksCatalogue,
  gardenCatalogue,
  musicCatalogue,
];

/** The whole tree: top categories, groups and leaves with what is sold there. */
export function readCatalogue(): TopCategory[] {
  return TABLES.map(readTopCategory);
}

function readTopCategory(table: string): TopCategory {
  const [first = "", ...rest] = readLines(table);
  const [slug, en, ar, emoji] = readColumns(first.replace(/^= /, ""), 4) as [string, string, string, string];
  const top: TopCategory = { slug, name: [en, ar], emoji, groups: [] };
  let leafOptions: string[] = [];
  for (const line of rest) {
    const mark = line.slice(0, line.indexOf(" "));
    const text = line.slice(mark.length + 1);
    if (mark === "==") top.groups.push(readGroup(text));
    else if (mark === "===") {
      const cells = text.split("|").map((value) => value.trim());
      leafOptions = words(cells[3] ?? "");
      lastOf(top.groups).leaves.push({
        slug: cell(cells, 0),
        name: [cell(cells, 1), cell(cells, 2)],
        emoji: "",
        kinds: [],
        named: [],
      });
    } else addGoods(lastOf(lastOf(top.groups).leaves), mark, text, leafOptions);
  }
  return top;
}

function readGroup(text: string): Group {
  const row = readColumns(text, 4);
  return { slug: cell(row, 0), name: [cell(row, 1), cell(row, 2)], emoji: cell(row, 3), leaves: [] };
}

function addGoods(leaf: Leaf, mark: string, text: string, leafOptions: string[]): void {
  if (mark === "-") {
    const [en, ar, emoji, price, traits, options, pitch, pitchAr] = readColumns(text, 8) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const own = [...leafOptions.filter((option) => !isOverridden(option, options)), ...words(options)];
    leaf.kinds.push({
      noun: [en, ar],
      emoji,
      price: readPrice(price),
      traits: words(traits),
      options: own,
      pitch: [pitch, pitchAr],
    });
    leaf.emoji ||= emoji;
  } else if (mark === "*") {
    const [en, ar, emoji, price, options, pitch, pitchAr, maker, makerAr] = readColumns(text, 9) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    leaf.named.push({
      title: [en, ar],
      emoji,
      price: readPrice(price),
      options: [...leafOptions, ...words(options)],
      pitch: [pitch, pitchAr],
      maker: [maker, makerAr],
    });
    leaf.emoji ||= emoji;
  } else throw new Error(`A line of the catalogue begins with an unknown mark: ${mark} ${text}`);
}

/** A kind's own weight goes before its leaf's. */
const isOverridden = (option: string, own: string) =>
  /^g\d+$/.test(option) && words(own).some((word) => /^g\d+$/.test(word));

function readPrice(range: string): { from: number; to: number } {
  const [from = 0, to = from] = range.split("-").map(Number);
  return { from, to };
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");

function lastOf<Item>(items: Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error("A line of the catalogue stands before its category");
  return item;
}
