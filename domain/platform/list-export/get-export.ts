import type { RowList } from "../list/row-list.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ListExport } from "./list-export.ts";
import { findExportRows, getExportRow } from "./list-export.repository.ts";
import { partName } from "./run-exports.ts";
import { JSON_END } from "./write-rows.ts";

/** The visitor's own exports of a desk. */
export function findExports(ctx: Context, shopId: number | null): Promise<ListExport[]> {
  const { customerId } = ctx.visitor;
  return customerId === null ? Promise.resolve([]) : findExportRows(ctx, shopId, customerId);
}

/** One of the desk's own exports; `shopId`: null for the operator. */
type ExportRequest = { shopId: number | null; id: number };

export async function getExport(
  ctx: Context,
  request: ExportRequest,
): Promise<Result<ListExport, Failure<"not_found">>> {
  const found = await getOwn(ctx, request);
  if (!found) return failure({ code: "not_found" });
  const { key: _key, parts: _parts, ...shown } = found;
  return success(shown);
}

export type ExportFile = { name: string; type: string; stream: ReadableStream<Uint8Array> };

/** The file, streamed part by part. */
export async function getExportFile(
  ctx: Context,
  request: ExportRequest,
): Promise<Result<ExportFile, Failure<"not_found">>> {
  const found = await getOwn(ctx, request);
  if (found?.state !== "done") return failure({ code: "not_found" });
  const { key, parts, format, list, startedAt } = found;
  let part = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (part < parts) {
        const bytes = await ctx.files.read("private", partName(key, part));
        if (!bytes) throw new Error(`A part of the export ${request.id} is gone`);
        controller.enqueue(bytes);
        part += 1;
        return;
      }
      if (format === "json") controller.enqueue(new TextEncoder().encode(JSON_END));
      controller.close();
    },
  });
  const name = `${list.replace("_", "-")}-${startedAt.slice(0, 10)}.${format}`;
  return success({ name, type: format === "json" ? "application/json" : "text/csv; charset=utf-8", stream });
}

async function getOwn(ctx: Context, { shopId, id }: ExportRequest) {
  const { customerId } = ctx.visitor;
  return customerId === null ? null : getExportRow(ctx, shopId, customerId, id);
}

export const EXPORT_RUN_ROWS: RowList<ListExport> = {
  sorts: { started: ({ startedAt }) => startedAt, rows: ({ rows }) => rows },
  filters: { state: ({ state }) => state, format: ({ format }) => format },
  search: ({ list, format }) => [list, list.replaceAll("_", " "), format],
};
