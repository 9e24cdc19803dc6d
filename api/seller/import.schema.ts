import { z } from "@hono/zod-openapi";
import { IMPORT_FORMATS } from "#domain/catalog/import/import.ts";

/** A run of an import; `created`, `updated` and `skipped` count products. */
export const importSchema = z
  .object({
    id: z.int(),
    state: z.enum(["queued", "running", "done", "failed"]),
    format: z.enum(IMPORT_FORMATS),
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  })
  .openapi("ProductImport");
