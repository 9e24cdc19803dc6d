import type { ReferenceList } from "#shared/reference-lists.ts";
import { TERM_KINDS } from "#shared/term-kinds.ts";

export const MAX_TERM_ROWS = 2_000;
export const MAX_TERM_BYTES = 5_000_000;

/** What files write. Attributes come before their values. */
export const WRITTEN_KINDS = ["categories", ...TERM_KINDS, "specification-templates"] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** What is wrong in a line, with its column. `message` is a sentence in the visitor's language. */
export type TermFileError = { line: number; column: string; message: string };

/** What a file of a list did, or would do in a dry run. */
export type TermImport = {
  list: ReferenceList;
  isDryRun: boolean;
  /** Of the file, without its header. */
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  errors: TermFileError[];
};

/** An import in the history of its list. */
export type TermImportSummary = {
  id: number;
  fileName: string;
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  errorsCount: number;
  startedBy: string;
  startedAt: string;
  undoneAt: string | null;
  canUndo: boolean;
};

/** What an import wrote. `before`: the editor's input that brings it back; null if it was created. */
export type TermWrite = { kind: WrittenKind; id: number; before: object | null };

/** The cells of a row by column, in lower case. An empty cell changes nothing. */
export type Cells = Readonly<Record<string, string>>;

/** The result of a row, or its error. `message` is a keyword. */
export type RowOutcome =
  | "created"
  | "changed"
  | "unchanged"
  | { column: string; message: string; values?: Record<string, string | number> | undefined };

/** One kind of list as a file. */
export type TermFile = {
  columns: (languages: readonly string[]) => string[];
  /** One of these columns identifies a row. */
  keys: readonly string[];
  rows: (languages: readonly string[]) => Promise<Record<string, string>[]>;
  /** `recordWrite` is called with each write. */
  apply: (cells: Cells, recordWrite: (write: TermWrite) => void) => Promise<RowOutcome>;
};
