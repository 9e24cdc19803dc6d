import { z } from "@hono/zod-openapi";
import { IMPORT_FORMATS } from "#domain/catalog/import/import.ts";

/** A run of an import; `created`, `updated` and `skipped` count products. */
export const importSchema = z
  .object({
    id: z.int(),
    state: z.enum(["queued", "running", "done", "failed", "undone"]),
    format: z.enum(IMPORT_FORMATS),
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  })
  .openapi("ProductImport");

/** A run in the history; `position`: how many of the file's products are done. */
export const importSummarySchema = importSchema
  .omit({ errors: true })
  .extend({
    file_name: z.string(),
    is_dry_run: z.boolean(),
    started_by: z.string(),
    started_at: z.string(),
    finished_at: z.string().nullable(),
    errors_count: z.int(),
    position: z.int(),
    pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
    can_undo: z.boolean(),
  })
  .openapi("ProductImportSummary");

export const undoneSchema = z.object({
  success: z.string(),
  import: importSchema,
  removed: z.int(),
  archived: z.int(),
  restored: z.int(),
  left: z.int(),
});

export const templateSchema = z.object({
  id: z.int(),
  name: z.string(),
  mapping: z.record(z.string(), z.string()),
});
