import { brandTable } from "./brands.ts";
import type { Words } from "./sentences.ts";
import { generalSeries, placeSeries, techSeries } from "./series.ts";
import { shopTable } from "./shops.ts";
import { cell, readRows, slugOf } from "./tables.ts";

export type DemoShop = {
  slug: string;
  name: string;
  city: string;
  cityWords: Words;
  topSlugs: string[];
  emoji: string;
  colors: { strong: string; soft: string };
  tagline: Words;
  story: Words;
};

export type DemoBrand = { slug: string; name: string; topSlugs: string[]; country: string };

const CITIES_IN_ARABIC: Record<string, string> = {
  Lisbon: "لشبونة",
  Porto: "بورتو",
  Izmir: "إزمير",
  Amman: "عمّان",
  Bologna: "بولونيا",
  Medellín: "ميديين",
  Aarhus: "آرهوس",
  Marrakesh: "مراكش",
  Rotterdam: "روتردام",
  Bristol: "بريستول",
  Sheffield: "شيفيلد",
  Florence: "فلورنسا",
  Bergen: "برغن",
  Ghent: "غنت",
  Alicante: "أليكانتي",
  Lyon: "ليون",
  Beirut: "بيروت",
  Taipei: "تايبيه",
  Tallinn: "تالين",
  Edinburgh: "إدنبرة",
  Damascus: "دمشق",
  Innsbruck: "إنسبروك",
  Utrecht: "أوترخت",
  Nuremberg: "نورنبرغ",
  Cairo: "القاهرة",
  Cremona: "كريمونا",
  Glasgow: "غلاسكو",
};

/** The shops of the market; the first one is the operator's own. */
export function readShops(): DemoShop[] {
  return readRows(shopTable, 10).map((row) => {
    const [strong = "", soft = ""] = cell(row, 5).split(" ");
    return {
      slug: cell(row, 0),
      name: cell(row, 1),
      city: cell(row, 2),
      cityWords: [cell(row, 2), CITIES_IN_ARABIC[cell(row, 2)] ?? cell(row, 2)],
      topSlugs: cell(row, 3).split(" "),
      emoji: cell(row, 4),
      colors: { strong, soft },
      tagline: [cell(row, 6), cell(row, 7)],
      story: [cell(row, 8), cell(row, 9)],
    };
  });
}

export function readBrands(): DemoBrand[] {
  return readRows(brandTable, 3).map((row) => ({
    slug: slugOf(cell(row, 0)),
    name: cell(row, 0),
    topSlugs: cell(row, 1).split(" "),
    country: cell(row, 2),
  }));
}

/** First words of product names, for goods of a top category. */
export function readSeries(topSlug: string): Words[] {
  return splitScripts(topSlug === "pantry" ? placeSeries : topSlug === "electronics" ? techSeries : generalSeries);
}

/** "Tamsin تامسين | Orla أورلا" → both names of each. */
export function splitScripts(table: string): Words[] {
  return table
    .split(/[\n|]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const start = part.search(/[\u0600-\u06ff]/);
      if (start < 1) throw new Error(`An English and an Arabic name are needed: ${part}`);
      return [part.slice(0, start).trim(), part.slice(start).trim()];
    });
}
