export const MAX_STOCK_ROWS = 10_000;
export const MAX_STOCK_BYTES = 2_000_000;

/** What is wrong in a line, with the column's name in the file. `message` is a sentence in the visitor's language. */
export type StockFileError = { line: number; column: string; message: string };

/** What a file of stock does, or would do in a dry run. */
export type StockImport = {
  isDryRun: boolean;
  /** Of the file, without its header. */
  rows: number;
  changed: number;
  unchanged: number;
  errors: StockFileError[];
};

/** A row that says how many units of a variant there are: that can be sold, or all on hand. */
export type StockRow = {
  line: number;
  code: { column: string; kind: "sku" | "barcode"; value: string };
  units: number;
  kind: "stock" | "on_hand";
};

/** An import in the history of a desk. */
export type StockImportSummary = {
  id: number;
  fileName: string;
  rows: number;
  changed: number;
  unchanged: number;
  errorsCount: number;
  startedBy: string;
  startedAt: string;
  undoneAt: string | null;
  canUndo: boolean;
};

/** Variants whose difference was taken back, and those that no longer have that many units to sell. */
export type UndoneStock = { restored: number; left: number };
