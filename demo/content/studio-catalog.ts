import { accessoriesGoods } from "./goods/accessories.ts";
import { beautyGoods } from "./goods/beauty.ts";
import { booksGoods } from "./goods/books.ts";
import { clothingGoods } from "./goods/clothing.ts";
import { electronicsGoods } from "./goods/electronics.ts";
import { gardenGoods } from "./goods/garden.ts";
import { homeGoods } from "./goods/home.ts";
import { kitchenGoods } from "./goods/kitchen.ts";
import { musicGoods } from "./goods/music.ts";
import { pantryGoods } from "./goods/pantry.ts";
import { sportsGoods } from "./goods/sports.ts";
import { toysGoods } from "./goods/toys.ts";
import { downloadGoods } from "./downloads.ts";
import { cell, readRows } from "./tables.ts";
import type { Words } from "./tongues.ts";

/** What the demo sells, as its row tells it. `colors`: the slug of each color with the suffix of its picture, `-` for the first. */
export type Goods = {
  leafSlug: string;
  /** Of the studio's pictures; what is downloaded has a cover of this kind instead. */
  folder: string;
  isDigital: boolean;
  price: number;
  weightGrams: number;
  colors: string[];
  shopSlug: string | null;
  brandSlug: string | null;
  author: Words | null;
  title: Words;
  pitch: Words;
};

const STUDIO_TABLES = [
  kitchenGoods,
  homeGoods,
  clothingGoods,
  electronicsGoods,
  accessoriesGoods,
  beautyGoods,
  pantryGoods,
  sportsGoods,
  toysGoods,
  booksGoods,
  gardenGoods,
  musicGoods,
];

export const STUDIO_GOODS: readonly Goods[] = STUDIO_TABLES.flatMap((table) => readGoods(table, false));
export const DOWNLOADS: readonly Goods[] = readGoods(downloadGoods, true);

/**
 * leaf, folder of pictures, price, grams | colors | shop and brand where the picture names them, "=" and the author |
 * name and pitch in English | Arabic | Spanish | Hindi, parted by "::".
 */
function readGoods(table: string, isDigital: boolean): Goods[] {
  return readRows(table, 7).map((row) => {
    const [leafSlug = "", folder = "", price = "", weight = ""] = cell(row, 0).split(" ");
    const [makers = "", author] = cell(row, 2).split("=");
    const [shopSlug = null, brandSlug = null] = wordsOf(makers, " ");
    const told = [3, 4, 5, 6].map((index) => cell(row, index));
    return {
      leafSlug,
      folder,
      isDigital,
      price: Number(price),
      weightGrams: Number(weight),
      colors: wordsOf(cell(row, 1), ","),
      shopSlug,
      brandSlug,
      author: author === undefined ? null : readAuthor(author),
      title: inEach(told, 0),
      pitch: inEach(told, 1),
    };
  });
}

function wordsOf(text: string, between: string): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function partsOf(text: string): string[] {
  return text.split("::").map((part) => part.trim());
}

/** Latin letters in every language but Arabic, where no other name is given. */
function readAuthor(text: string): Words {
  const [en = "", ar = en, es = en, hi = en] = partsOf(text);
  return [en, ar, es, hi];
}

function inEach(texts: readonly string[], place: number): Words {
  const [en = "", ar = "", es = "", hi = ""] = texts.map((text) => partsOf(text)[place] ?? "");
  return [en, ar, es, hi];
}
