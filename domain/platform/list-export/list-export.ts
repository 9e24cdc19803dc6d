import { EXPORT_COLUMNS, type ExportList } from "#shared/list/export-columns.ts";
import type { ListDefinition } from "#shared/list/list.ts";
import type { Permission } from "#shared/permission.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import type { BulkSelection, ListReads } from "../list/read-list-page.ts";

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
  /** Of the operator; null: only shops export it. */
  permission: Permission | null;
  /** Of a shop, for its own rows; null: only the operator exports it. */
  right: ShopRight | null;
  /** In the order of the file; a file may have more, such as those of translations. */
  columns: readonly string[];
  columnsNow?: (ctx: Context) => Promise<readonly string[]>;
  count: (ctx: Context, shopId: number | null, wanted: BulkSelection) => Promise<number>;
  /** The rows of the next items after an id; an order may have several. */
  read: (
    ctx: Context,
    shopId: number | null,
    wanted: BulkSelection,
    place: { after: number; max: number },
  ) => Promise<{ rows: ExportRow[]; items: number; lastId: number | null }>;
};

type PlainSource<Row> = Pick<ExportSource, "definition" | "permission" | "right"> & {
  reads: (ctx: Context, shopId: number | null) => ListReads<Row>;
  cells: (row: Row, ctx: Context) => ExportRow;
};

/** The export of a list with one row for each item. */
export function exportOf<Row extends { id: number }>(
  list: ExportList,
  { reads, cells, ...source }: PlainSource<Row>,
): ExportSource {
  return {
    list,
    ...source,
    columns: EXPORT_COLUMNS[list],
    count: (ctx, shopId, wanted) => reads(ctx, shopId).count(wanted, MAX_EXPORTED),
    async read(ctx, shopId, wanted, { after, max }) {
      const found = await reads(ctx, shopId).findAfter(wanted, after, max);
      return {
        rows: found.map((row) => cells(row, ctx)),
        items: found.length,
        lastId: found.at(-1)?.id ?? null,
      };
    },
  };
}

const MAX_EXPORTED = 100_000_000;

export type ListExport = {
  id: number;
  list: ExportList;
  format: ExportFormat;
  state: "queued" | "running" | "done" | "failed";
  /** Finished items of the list, and their total. */
  done: number;
  total: number;
  /** Of the file. */
  rows: number;
  startedAt: string;
};
