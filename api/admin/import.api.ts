import { z } from "@hono/zod-openapi";
import {
  importParameter,
  newShopTemplateInput,
  shopImportFields,
  shopOfImports,
} from "#domain/catalog/import/import.input.ts";
import { answers, body, doneSchema, refusals } from "../answer.ts";
import { createRoute } from "../create-route.ts";
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
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: products"];
const form = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }), ...shopImportFields });

const start = createRoute({
  method: "post",
  path: "/admin/imports",
  tags,
  summary:
    "Import products of a shop as drafts from a file of Souk, Shopify, WooCommerce or Google Merchant Center, or a ZIP with its pictures, or check the file",
  ...staffActions("catalog.manage"),
  request: { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  responses: answers(z.object({ success: z.string(), import: importSchema })),
});

const one = createRoute({
  method: "get",
  path: "/admin/imports/{id}",
  tags,
  summary: "The state of an import, with the errors of its file by line and column",
  ...staffReads("catalog.manage"),
  request: { params: importParameter },
  responses: answers(z.object({ import: importSchema })),
});

const history = createRoute({
  method: "get",
  path: "/admin/imports",
  tags,
  summary: "The latest imports, with who started them and whether they can be undone",
  ...staffReads("catalog.manage"),
  request: { query: shopOfImports },
  responses: answers(z.object({ imports: z.array(importSummarySchema) })),
});

const undo = createRoute({
  method: "post",
  path: "/admin/imports/{id}/undo",
  tags,
  summary:
    "Undo an import of the last 24 hours: what it created is removed, what it changed is restored unless saved since",
  ...staffActions("catalog.manage"),
  request: { params: importParameter },
  responses: answers(undoneSchema),
});

const report = createRoute({
  method: "get",
  path: "/admin/imports/{id}/report.csv",
  tags,
  summary: "What was wrong in the file of an import, as a table",
  ...staffReads("catalog.manage"),
  request: { params: importParameter },
  responses: {
    200: { description: "The table.", content: { "text/csv": { schema: z.string() } } },
    ...refusals,
  },
});

const templates = createRoute({
  method: "get",
  path: "/admin/import-templates",
  tags,
  summary: "Kept mappings of columns",
  ...staffReads("catalog.manage"),
  request: { query: shopOfImports },
  responses: answers(z.object({ templates: z.array(templateSchema) })),
});

const keepOne = createRoute({
  method: "post",
  path: "/admin/import-templates",
  tags,
  summary: "Keep which column of a file is which of Souk's; a template of the same name is replaced",
  ...staffActions("catalog.manage"),
  request: body(newShopTemplateInput),
  responses: answers(z.object({ success: z.string(), id: z.int() })),
});

const drop = createRoute({
  method: "post",
  path: "/admin/import-templates/{id}/remove",
  tags,
  summary: "Remove a kept mapping of columns",
  ...staffActions("catalog.manage"),
  request: { params: importParameter },
  responses: answers(doneSchema),
});

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
