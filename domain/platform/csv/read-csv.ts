import { Readable } from "node:stream";
import { setImmediate as letOthersWork } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";

const SEPARATORS = [",", ";", "\t"];
/** After this many rows, waiting requests are handled. */
const READ_BATCH_SIZE = 200;
const MAX_ROW_LENGTH = 1_000_000;

/** `cells`: by the name of their column in lower case; `line`: where the row starts in the file. */
export type CsvRow = { line: number; cells: Record<string, string> };
export type CsvTable = { columns: string[]; rows: CsvRow[] };

/** The header and rows of a text separated by comma, semicolon or tab; otherwise why it can't be read. */
export async function readCsv(text: string, maxRows: number): Promise<CsvTable | "unreadable" | "too_many_rows"> {
  if (text.includes("\0")) return "unreadable";
  let columns: string[] | null = null;
  const rows: CsvRow[] = [];
  // The parser counts a CRLF within quotes as two lines.
  const parser = Readable.from([text.replaceAll("\r\n", "\n")]).pipe(
    parse({
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
    }),
  );
  let nextLine = 1;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      // The parser counts to the last line of a row; the first one is where a user looks.
      const line = Math.max(nextLine, info.lines - record.reduce((breaks, cell) => breaks + countBreaks(cell), 0));
      nextLine = info.lines + 1;
      if (!columns) {
        columns = record.map((name) => name.trim());
        continue;
      }
      if (rows.length === maxRows) return "too_many_rows";
      const cells: Record<string, string> = {};
      for (const [index, name] of columns.entries())
        if (name !== "" && !(name.toLowerCase() in cells)) cells[name.toLowerCase()] = restored(record[index] ?? "");
      rows.push({ line, cells });
      if (rows.length % READ_BATCH_SIZE === 0) await letOthersWork();
    }
  } catch (error) {
    if (error instanceof CsvError) return "unreadable";
    throw error;
  }
  return columns && rows.length > 0 ? { columns, rows } : "unreadable";
}

/** The most frequent separator of the header. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const header = end === -1 ? text : text.slice(0, end);
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

function countBreaks(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** A leading apostrophe keeps spreadsheets from running a cell as a formula; it is not part of the value. */
function restored(cell: string): string {
  const text = cell.trim();
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
