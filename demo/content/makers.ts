import { brandTable } from "./brands.ts";
import { shopTable } from "./shops.ts";
import { cell, readRows, slugOf } from "./tables.ts";
import type { Words } from "./tongues.ts";

/** `sells`: categories of every level. */
export type DemoShop = {
  slug: string;
  name: string;
  sells: string[];
  colors: { strong: string; soft: string };
  city: Words;
  tagline: Words;
  story: Words;
};

export type DemoBrand = {
  slug: string;
  name: string;
  sells: string[];
  country: string;
  letters: "serif" | "sans";
};

/** The shops of the market; the first one is the operator's own. */
export function readShops(): DemoShop[] {
  return readRows(shopTable, 8).map((row) => {
    const [strong = "", soft = ""] = cell(row, 3).split(" ");
    const told = [4, 5, 6, 7].map((index) => cell(row, index).split(" :: "));
    const words = (place: number): Words => {
      const [en = "", ar = "", es = "", hi = ""] = told.map((parts) => parts[place] ?? "");
      return [en, ar, es, hi];
    };
    return {
      slug: cell(row, 0),
      name: cell(row, 1),
      sells: cell(row, 2).split(" "),
      colors: { strong, soft },
      city: words(0),
      tagline: words(1),
      story: words(2),
    };
  });
}

export function readBrands(): DemoBrand[] {
  return readRows(brandTable, 4).map((row) => ({
    slug: slugOf(cell(row, 0)),
    name: cell(row, 0),
    sells: cell(row, 1).split(" "),
    country: cell(row, 2),
    letters: cell(row, 3) === "serif" ? "serif" : "sans",
  }));
}
