import { z } from "@hono/zod-openapi";
import { getExport, getExportFile } from "#domain/platform/list-export/get-export.ts";
import {
  EXPORT_FORMATS,
  EXPORT_LISTS,
  type ExportList,
  type ExportSource,
} from "#domain/platform/list-export/list-export.ts";
import type { ExportInput } from "#domain/platform/list-export/list-export.input.ts";
import { startExport } from "#domain/platform/list-export/start-export.ts";
import { toWire } from "#shared/wire.ts";
import { refusals, refuse, type ApiContext } from "./answer.ts";

/** An export; `done` of `total` items of the list are in its file, which has `rows`. */
export const exportSchema = z
  .object({
    id: z.int(),
    list: z.enum(EXPORT_LISTS),
    format: z.enum(EXPORT_FORMATS),
    state: z.enum(["queued", "running", "done", "failed"]),
    done: z.int(),
    total: z.int(),
    rows: z.int(),
    started_at: z.string(),
  })
  .openapi("ListExport");

export const exportStartedSchema = z.object({ success: z.string(), export: exportSchema });

/** `shopId`: of the visitor, checked by the caller; null for the operator. */
export async function takeExport(c: ApiContext, source: ExportSource, shopId: number | null, input: ExportInput) {
  const started = await startExport(c.var.ctx, source, shopId, input);
  if (!started.ok) return refuse(c, started.failure);
  return c.json({ success: c.var.ctx.t("Export started"), export: toWire(started.value) }, 200);
}

/** The exports of one list, or of several that have the same permission. */
type Asked = { lists: readonly ExportList[]; shopId: number | null; id: number };

export async function showExport(c: ApiContext, asked: Asked) {
  const found = await getExport(c.var.ctx, asked);
  return found.ok ? c.json({ export: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function sendExport(c: ApiContext, asked: Asked) {
  const found = await getExportFile(c.var.ctx, asked);
  if (!found.ok) return refuse(c, found.failure);
  const { name, type, stream } = found.value;
  return c.body(stream, 200, { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` });
}

/** The answer of a call that sends the file. */
export const exportFileAnswer = {
  200: { description: "The file.", content: { "text/csv": { schema: z.string() } } },
  ...refusals,
} as const;
