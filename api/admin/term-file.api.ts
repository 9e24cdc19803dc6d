import { z } from "@hono/zod-openapi";
import { exportTerms } from "#domain/catalog/term-file/export-terms.ts";
import { importTerms } from "#domain/catalog/term-file/import-terms.ts";
import { findTermImports } from "#domain/catalog/term-file/find-term-imports.ts";
import {
  referenceListParameter,
  termImportFields,
  termImportParameter,
} from "#domain/catalog/term-file/term-file.input.ts";
import { undoTermImport } from "#domain/catalog/term-file/undo-term-import.ts";
import { REFERENCE_LISTS } from "#shared/reference-lists.ts";
import { toWire } from "#shared/wire.ts";
import { fileInput, formBody, refuse } from "../answer.ts";
import { answerTable, answersTable } from "../file-answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: catalog", "catalog.manage");
const termImportSchema = z
  .object({
    list: z.enum(REFERENCE_LISTS),
    is_dry_run: z.boolean(),
    rows: z.int(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  })
  .openapi("ReferenceListImport");
const termImportSummarySchema = z
  .object({
    id: z.int(),
    file_name: z.string(),
    rows: z.int(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    errors_count: z.int(),
    started_by: z.string(),
    started_at: z.string(),
    undone_at: z.string().nullable(),
    can_undo: z.boolean(),
  })
  .openapi("ReferenceListImportSummary");
const fileForm = z.object({
  file: fileInput,
  ...termImportFields,
});

const exportOne = routes.get(
  "/admin/catalog-files/{list}",
  "Brands, colors, attributes with values, categories, tags, units or specification templates as CSV, as the import reads them",
  { params: referenceListParameter },
  answersTable,
);

const importOne = routes.post(
  "/admin/catalog-files/{list}",
  "Add and change brands, colors, attributes with values, categories, tags, units or specification templates by a CSV file, or check it",
  {
    params: referenceListParameter,
    ...formBody(fileForm),
  },
  z.object({ success: z.string(), import: termImportSchema }),
);

const history = routes.get(
  "/admin/catalog-files/{list}/imports",
  "The latest imports of a list, with who did them and whether they can be undone",
  { params: referenceListParameter },
  z.object({ imports: z.array(termImportSummarySchema) }),
);

const undo = routes.post(
  "/admin/catalog-files/{list}/imports/{id}/undo",
  "Undo an import of the last 24 hours: what it added is removed unless in use, what it changed is restored unless saved since",
  { params: termImportParameter },
  z.object({ success: z.string(), removed: z.int(), restored: z.int(), left: z.int() }),
);

export const adminTermFileApi = createRouter()
  .openapi(exportOne, async (c) => {
    const { list } = c.req.valid("param");
    const written = await exportTerms(c.var.ctx, list);
    if (!written.ok) return refuse(c, written.failure);
    return answerTable(c, written.value, list);
  })
  .openapi(importOne, async (c) => {
    const { ctx } = c.var;
    const { file, ...options } = c.req.valid("form");
    const content = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const imported = await importTerms(ctx, c.req.valid("param").list, content, options);
    if (!imported.ok) return refuse(c, imported.failure);
    const message = imported.value.isDryRun
      ? ctx.t("The file was checked. Nothing was changed.")
      : ctx.t("The import is complete.");
    return c.json({ success: message, import: toWire(imported.value) }, 200);
  })
  .openapi(history, async (c) => {
    const found = await findTermImports(c.var.ctx, c.req.valid("param").list);
    return found.ok ? c.json({ imports: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(undo, async (c) => {
    const { list, id } = c.req.valid("param");
    const undone = await undoTermImport(c.var.ctx, list, id);
    return undone.ok
      ? c.json({ success: c.var.ctx.t("Import undone"), ...undone.value }, 200)
      : refuse(c, undone.failure);
  });
