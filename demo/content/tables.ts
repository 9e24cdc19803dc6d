/** Rows of a content table: one line each, columns parted by "|". */
export function readRows(table: string, columns: number): string[][] {
  return readLines(table).map((line) => readColumns(line, columns));
}

export function readLines(table: string): string[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function readColumns(line: string, columns: number): string[] {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== columns) throw new Error(`${columns} columns expected, ${cells.length} found: ${line}`);
  return cells;
}

export function cell(row: readonly string[], index: number): string {
  const value = row[index];
  if (value === undefined) throw new Error(`No column ${index} in: ${row.join(" | ")}`);
  return value;
}

/** Words of an address: "Crêpe Pan" → "crepe-pan". */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
