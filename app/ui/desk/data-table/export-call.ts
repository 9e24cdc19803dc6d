import type { ExportList } from "#shared/list/export-columns.ts";
import type { TableSelection } from "./table-column.ts";

/** What can be exported of a list, such as orders or their lines, with the columns to choose from. */
export type ExportPart = { name: ExportList; columns: readonly string[] };

export type ExportRequest = TableSelection & { part: string; format: "csv" | "json"; columns: string[] };

export type ExportRun = { id: number; state: "queued" | "running" | "done" | "failed"; done: number; total: number };

/** How a table exports its rows; null where the call failed. */
export type ExportCall = {
  parts: readonly ExportPart[];
  start: (request: ExportRequest) => Promise<ExportRun | null>;
  getRun: (id: number) => Promise<ExportRun | null>;
  fileOf: (id: number) => string;
};
