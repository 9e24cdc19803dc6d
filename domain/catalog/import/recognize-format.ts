import type { ImportFormat } from "./import.ts";
import { googleName } from "./read-google-rows.ts";

/** Columns that only files of this format have together. */
const SIGNS: readonly [ImportFormat, readonly string[]][] = [
  ["shopify", ["handle", "title", "variant price"]],
  ["shopify", ["url handle", "title", "price"]],
  ["woocommerce", ["type", "sku", "name", "regular price"]],
  ["souk", ["handle", "name", "sku", "price"]],
];
const GOOGLE_SIGNS = ["id", "title", "price", "link"];

/** The format of a file with these columns; null if unknown. */
export function recognizeFormat(columns: readonly string[]): ImportFormat | null {
  const names = new Set(columns.map((name) => name.toLowerCase()));
  const known = SIGNS.find(([, signs]) => signs.every((sign) => names.has(sign)))?.[0];
  if (known) return known;
  const googleNames = new Set(columns.map(googleName));
  return GOOGLE_SIGNS.every((sign) => googleNames.has(sign)) ? "google" : null;
}
