import { csvField } from "#shared/csv-field.ts";
import type { ExportFormat, ExportRow } from "./list-export.ts";

/** A part of the file; JSON gets its end when it is downloaded. */
export function writeRows(
  format: ExportFormat,
  columns: readonly string[],
  rows: readonly ExportRow[],
  { isFirst, isAfterRows }: { isFirst: boolean; isAfterRows: boolean },
): string {
  if (format === "json") {
    const objects = rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))),
    );
    return `${isFirst ? "[\n" : ""}${isAfterRows && objects.length > 0 ? ",\n" : ""}${objects.join(",\n")}`;
  }
  const lines = rows.map((row) => columns.map((name) => csvField(valueOf(row[name] ?? ""))).join(","));
  const head = isFirst ? [columns.map(csvField).join(",")] : [];
  return [...head, ...lines].map((line) => `${line}\r\n`).join("");
}

export const JSON_END = "\n]\n";

function valueOf(value: string | number | boolean): string | number {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}
