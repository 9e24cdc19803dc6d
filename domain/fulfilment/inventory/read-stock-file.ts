import type { FileTable } from "#domain/catalog/import/read-rows.ts";
import type { StockFileError, StockRow } from "./stock-import.ts";

const SKU_COLUMNS = ["sku", "variant sku", "seller sku", "article number"];
const BARCODE_COLUMNS = ["barcode", "ean", "gtin", "upc", "variant barcode"];
const STOCK_COLUMNS = ["stock", "quantity", "qty", "inventory", "variant inventory qty"];
const ON_HAND_COLUMNS = ["on_hand", "on hand"];
const AVAILABLE_COLUMNS = ["available"];
const UNITS = /^\d{1,7}(?:[.,]0+)?$/;
const MAX_UNITS = 1_000_000;

export type StockFile = { rows: StockRow[]; errors: StockFileError[] };

/** The rows of a file of SKUs or barcodes with stock; null if it has no such columns. Messages are keywords. */
export function readStockFile({ columns, rows }: FileTable): StockFile | null {
  const names = columns.map((name) => name.trim());
  const find = (wanted: readonly string[]) => names.find((name) => wanted.includes(name.toLowerCase()));
  const [sku, barcode] = [find(SKU_COLUMNS), find(BARCODE_COLUMNS)];
  const onHand = find(ON_HAND_COLUMNS);
  const units = find(STOCK_COLUMNS) ?? onHand ?? find(AVAILABLE_COLUMNS);
  if ((sku === undefined && barcode === undefined) || units === undefined) return null;
  const file: StockFile = { rows: [], errors: [] };
  for (const { line, cells } of rows) {
    const cellOf = (column: string | undefined) => (column === undefined ? "" : (cells[column.toLowerCase()] ?? ""));
    const bySku = cellOf(sku) !== "";
    const column = (bySku ? sku : barcode) ?? sku ?? barcode ?? "";
    const value = cellOf(column);
    const count = cellOf(units);
    if (value === "") file.errors.push({ line, column, message: "This field is required." });
    else if (!UNITS.test(count) || Number.parseInt(count, 10) > MAX_UNITS)
      file.errors.push({ line, column: units, message: "Enter a whole number from 0 to 1,000,000." });
    else
      file.rows.push({
        line,
        code: { column, kind: bySku ? "sku" : "barcode", value },
        units: Number.parseInt(count, 10),
        kind: units === onHand ? "on_hand" : "stock",
      });
  }
  return file;
}
