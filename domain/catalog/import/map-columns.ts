import type { FileTable } from "./read-rows.ts";
import { SOUK_COLUMNS } from "#shared/list/souk-columns.ts";

/** A translation or a price in another currency. */
const QUALIFIED = /^[a-z_]+:[a-z]{2,3}$/;
const KNOWN = new Set<string>(SOUK_COLUMNS);

/** The table with Souk's columns in place of the columns that the user has mapped: `{ sku: "Artikelnummer" }`. */
export function mapColumns(table: FileTable, mapping: Readonly<Record<string, string>> | null): FileTable {
  if (!mapping) return table;
  const wanted = Object.entries(mapping).filter(
    ([ours, theirs]) => (KNOWN.has(ours) || QUALIFIED.test(ours)) && theirs !== "",
  );
  return {
    columns: wanted.map(([ours]) => ours),
    rows: table.rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(wanted.map(([ours, theirs]) => [ours, cells[theirs.toLowerCase()] ?? ""])),
    })),
  };
}
