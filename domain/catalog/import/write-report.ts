import { stringify } from "csv-stringify/sync";
import type { ProductImport } from "./import.ts";

/** The errors in the file of a run, as CSV. */
export function writeReport({ errors }: ProductImport): string {
  const rows = errors.map(({ line, column, message }) => ({ line, column, message }));
  return stringify(rows, { header: true, columns: ["line", "column", "message"], escape_formulas: true, bom: true });
}
