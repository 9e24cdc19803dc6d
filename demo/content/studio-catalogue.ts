import { kitchenGoods } from "./goods/kitchen.ts";
import { homeGoods } from "./goods/home.ts";
import { clothingGoods } from "./goods/clothing.ts";
import { electronicsGoods } from "./goods/electronics.ts";
import { accessoriesGoods } from "./goods/accessories.ts";
import { beautyGoods } from "./goods/beauty.ts";
import { pantryGoods } from "./goods/pantry.ts";
import { sportsGoods } from "./goods/sports.ts";
import { toysGoods } from "./goods/toys.ts";
import { booksGoods } from "./goods/books.ts";
import { gardenGoods } from "./goods/garden.ts";
import { musicGoods } from "./goods/music.ts";
import { cell, readRows } from "./tables.ts";
import type { Words } from "./sentences.ts";

/** Goods of the studio that are sold under a name of their own. `colors` as in studio-goods.ts. */
export type StudioProduct = {
  leafSlug: string;
  folder: string;
  price: number;
  weightGrams: number;
  colors: string[];
  shopSlug: string | null;
  brandSlug: string | null;
  author: Words | null;
  title: Words;
  pitch: Words;
  spanish: { title: string; pitch: string };
  hindi: { title: string; pitch: string };
};

/**
 * leaf, folder of pictures, price, grams | colors | shop, brand or author where the picture names one | name and pitch in
 * English | Arabic | Spanish | Hindi, parted by "::".
 */
const TABLES = [
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

export const STUDIO_PRODUCTS: readonly StudioProduct[] = TABLES.flatMap((table) => readRows(table, 7)).map((row) => {
  const [leafSlug = "", folder = "", price = "", weight = ""] = cell(row, 0).split(" ");
  const named = cell(row, 2);
  const [shopSlug = null, brandSlug = null] = named.startsWith("=") || named === "" ? [] : named.split(" ");
  const [title, pitch] = transpose(cell(row, 3), cell(row, 4));
  const [es, hi] = [parts(cell(row, 5)), parts(cell(row, 6))];
  return {
    leafSlug,
    folder,
    price: Number(price),
    weightGrams: Number(weight),
    colors:
      cell(row, 1) === ""
        ? []
        : cell(row, 1)
            .split(",")
            .map((color) => color.trim()),
    shopSlug,
    brandSlug,
    author: named.startsWith("=") ? parts(named.slice(1)) : null,
    title,
    pitch,
    spanish: { title: es[0], pitch: es[1] },
    hindi: { title: hi[0], pitch: hi[1] },
  };
});

function parts(text: string): [string, string] {
  const [first = "", second = ""] = text.split("::").map((part) => part.trim());
  return [first, second];
}

/** English and Arabic beside each other become the words of the name and of the pitch. */
function transpose(english: string, arabic: string): [title: Words, pitch: Words] {
  const [en, ar] = [parts(english), parts(arabic)];
  return [
    [en[0], ar[0]],
    [en[1], ar[1]],
  ];
}
