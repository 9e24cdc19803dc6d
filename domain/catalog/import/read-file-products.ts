import type { FileProducts, ImportFormat } from "./import.ts";
import { readGroupedRows } from "./read-grouped-rows.ts";
import type { FileTable } from "./read-rows.ts";
import { readWoocommerceRows } from "./read-woocommerce-rows.ts";

export function readFileProducts(format: ImportFormat, table: FileTable): FileProducts {
  return format === "woocommerce" ? readWoocommerceRows(table) : readGroupedRows(format, table);
}
