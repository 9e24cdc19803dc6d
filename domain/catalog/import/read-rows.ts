import { readCsv } from "../../platform/csv/read-csv.ts";
import type { FileRow } from "../product-file/file-row.ts";
import { MAX_IMPORT_ROWS } from "./import.ts";
import { isFeed, readFeed } from "./read-feed.ts";

export type FileTable = { columns: string[]; rows: FileRow[] };

/** The header and rows of CSV text or of a feed; otherwise why it can't be read. */
export async function readRows(text: string): Promise<FileTable | "unreadable" | "too_many_rows"> {
  return !text.includes("\0") && isFeed(text) ? readFeed(text) : readCsv(text, MAX_IMPORT_ROWS);
}
