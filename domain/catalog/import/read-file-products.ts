import type { FileProducts, ImportFormat } from "./import.ts";
import { readGoogleRows } from "./read-google-rows.ts";
import { readGroupedRows } from "./read-grouped-rows.ts";
import type { FileTable } from "./read-rows.ts";
import { readWoocommerceRows } from "./read-woocommerce-rows.ts";

export function readFileProducts(format: ImportFormat, table: FileTable): FileProducts {
  switch (format) {
    case "woocommerce":
      return readWoocommerceRows(table);
    case "google":
      return readGoogleRows(table);
    default:
      return readGroupedRows(format, table);
  }
}
