import type { ListDefinition } from "#shared/list/list.ts";
import type { Permission } from "#shared/permission.ts";
import type { Context } from "../../context.ts";
import type { BulkSelection } from "../list/run-bulk.ts";

export const EXPORT_LISTS = ["orders", "order_lines", "products"] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];
export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How long the file of an export is kept. */
export const KEPT_MILLISECONDS = 7 * 86_400_000;

/** A row by its columns; in JSON it is an object of them. */
export type ExportRow = Readonly<Record<string, string | number | boolean | null>>;

/** A list that can be exported. `shopId`: null for the operator. */
export type ExportSource = {
  list: ExportList;
  definition: ListDefinition;
  /** Of the operator; a shop exports its own without one. */
  permission: Permission;
  /** In the order of the file; a file may have more, such as those of translations. */
  columns: readonly string[];
  columnsNow?: (ctx: Context) => Promise<readonly string[]>;
  count: (ctx: Context, shopId: number | null, wanted: BulkSelection) => Promise<number>;
  /** The rows of the next items after an id; an order may have several. */
  read: (
    ctx: Context,
    shopId: number | null,
    wanted: BulkSelection,
    place: { after: number; most: number },
  ) => Promise<{ rows: ExportRow[]; items: number; lastId: number | null }>;
};

export type ListExport = {
  id: number;
  list: ExportList;
  format: ExportFormat;
  state: "queued" | "running" | "done" | "failed";
  /** Items of the list that are done, of how many. */
  done: number;
  total: number;
  /** Of the file. */
  rows: number;
  startedAt: string;
};
