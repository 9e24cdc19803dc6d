import type { ImportFormat } from "./import.ts";

/** Columns that only files of this format have together. */
const SIGNS: readonly [ImportFormat, readonly string[]][] = [
  ["shopify", ["handle", "title", "variant price"]],
  ["shopify", ["url handle", "title", "price"]],
  ["woocommerce", ["type", "sku", "name", "regular price"]],
  ["souk", ["handle", "name", "sku", "price"]],
];

/** The format of a file with these columns; null if it is none that is known. */
export function recognizeFormat(columns: readonly string[]): ImportFormat | null {
  const names = new Set(columns.map((name) => name.toLowerCase()));
  return SIGNS.find(([, signs]) => signs.every((sign) => names.has(sign)))?.[0] ?? null;
}
