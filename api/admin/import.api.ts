import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { newShopTemplateInput, shopImportFields, shopOfImports } from "#domain/catalog/import/import.input.ts";
import { body, doneSchema, refusals } from "../answer.ts";
import {
  listImports,
  listTemplates,
  sendReport,
  showImport,
  takeImport,
  takeTemplate,
  takeTemplateRemoval,
  takeUndo,
} from "../import-products.ts";
import { createRouter } from "../router.ts";
import { importSchema, importSummarySchema, templateSchema, undoneSchema } from "../seller/import.schema.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: products", "catalog.manage");
const form = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }), ...shopImportFields });

const start = routes.post(
  "/admin/imports",
  "Import products of a shop as drafts from a file of Souk, Shopify, WooCommerce or Google Merchant Center, or a ZIP with its pictures, or check the file",
  { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  z.object({ success: z.string(), import: importSchema }),
);

const one = routes.get(
  "/admin/imports/{id}",
  "The state of an import, with the errors of its file by line and column",
  { params: idParameter },
  z.object({ import: importSchema }),
);

const history = routes.get(
  "/admin/imports",
  "The latest imports, with who started them and whether they can be undone",
  { query: shopOfImports },
  z.object({ imports: z.array(importSummarySchema) }),
);

const undo = routes.post(
  "/admin/imports/{id}/undo",
  "Undo an import of the last 24 hours: what it created is removed, what it changed is restored unless saved since",
  { params: idParameter },
  undoneSchema,
);

const report = routes.get(
  "/admin/imports/{id}/report.csv",
  "What was wrong in the file of an import, as a table",
  { params: idParameter },
  {
    200: { description: "The table.", content: { "text/csv": { schema: z.string() } } },
    ...refusals,
  },
);

const templates = routes.get(
  "/admin/import-templates",
  "Kept mappings of columns",
  { query: shopOfImports },
  z.object({ templates: z.array(templateSchema) }),
);

const keepOne = routes.post(
  "/admin/import-templates",
  "Keep which column of a file is which of Souk's; a template of the same name is replaced",
  body(newShopTemplateInput),
  z.object({ success: z.string(), id: z.int() }),
);

const drop = routes.post(
  "/admin/import-templates/{id}/remove",
  "Remove a kept mapping of columns",
  { params: idParameter },
  doneSchema,
);

export const adminImportApi = createRouter()
  .openapi(start, (c) => {
    const { shop_id: shopId, ...options } = c.req.valid("form");
    return takeImport(c, "operator", options, shopId);
  })
  .openapi(one, (c) => showImport(c, "operator", c.req.valid("param").id))
  .openapi(history, (c) => listImports(c, "operator", c.req.valid("query").shop_id))
  .openapi(undo, (c) => takeUndo(c, "operator", c.req.valid("param").id))
  .openapi(report, (c) => sendReport(c, "operator", c.req.valid("param").id))
  .openapi(templates, (c) => listTemplates(c, "operator", c.req.valid("query").shop_id))
  .openapi(keepOne, (c) => {
    const { shop_id: shopId, ...template } = c.req.valid("json");
    return takeTemplate(c, "operator", template, shopId);
  })
  .openapi(drop, (c) => takeTemplateRemoval(c, "operator", c.req.valid("param").id));
