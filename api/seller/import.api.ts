import { z } from "@hono/zod-openapi";
import { importFields, importParameter, newTemplateInput } from "#domain/catalog/import/import.input.ts";
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
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { importSchema, importSummarySchema, templateSchema, undoneSchema } from "./import.schema.ts";

const tags = ["Seller: products"];
const form = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }), ...importFields });

const start = createRoute({
  method: "post",
  path: "/seller/imports",
  tags,
  summary:
    "Import products of the own shop as drafts from a file of Souk, Shopify, WooCommerce or Google Merchant Center, or a ZIP with its pictures, or check the file",
  ...sellerActions("products.write"),
  request: { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  responses: answers(z.object({ success: z.string(), import: importSchema })),
});

const one = createRoute({
  method: "get",
  path: "/seller/imports/{id}",
  tags,
  summary: "The state of an import, with the errors of its file by line and column",
  ...sellerReads("products.read"),
  request: { params: importParameter },
  responses: answers(z.object({ import: importSchema })),
});

const history = createRoute({
  method: "get",
  path: "/seller/imports",
  tags,
  summary: "The latest imports, with who started them and whether they can be undone",
  ...sellerReads("products.read"),
  responses: answers(z.object({ imports: z.array(importSummarySchema) })),
});

const undo = createRoute({
  method: "post",
  path: "/seller/imports/{id}/undo",
  tags,
  summary:
    "Undo an import of the last 24 hours: what it created is removed, what it changed is restored unless saved since",
  ...sellerActions("products.write"),
  request: { params: importParameter },
  responses: answers(undoneSchema),
});

const report = createRoute({
  method: "get",
  path: "/seller/imports/{id}/report.csv",
  tags,
  summary: "What was wrong in the file of an import, as a table",
  ...sellerReads("products.read"),
  request: { params: importParameter },
  responses: {
    200: { description: "The table.", content: { "text/csv": { schema: z.string() } } },
    ...refusals,
  },
});

const templates = createRoute({
  method: "get",
  path: "/seller/import-templates",
  tags,
  summary: "Kept mappings of columns",
  ...sellerReads("products.read"),
  responses: answers(z.object({ templates: z.array(templateSchema) })),
});

const keepOne = createRoute({
  method: "post",
  path: "/seller/import-templates",
  tags,
  summary: "Keep which column of a file is which of Souk's; a template of the same name is replaced",
  ...sellerActions("products.write"),
  request: body(newTemplateInput),
  responses: answers(z.object({ success: z.string(), id: z.int() })),
});

const drop = createRoute({
  method: "post",
  path: "/seller/import-templates/{id}/remove",
  tags,
  summary: "Remove a kept mapping of columns",
  ...sellerActions("products.write"),
  request: { params: importParameter },
  responses: answers(doneSchema),
});

export const sellerImportApi = createRouter()
  .openapi(start, (c) => takeImport(c, "shop", c.req.valid("form")))
  .openapi(one, (c) => showImport(c, "shop", c.req.valid("param").id))
  .openapi(history, (c) => listImports(c, "shop"))
  .openapi(undo, (c) => takeUndo(c, "shop", c.req.valid("param").id))
  .openapi(report, (c) => sendReport(c, "shop", c.req.valid("param").id))
  .openapi(templates, (c) => listTemplates(c, "shop"))
  .openapi(keepOne, (c) => takeTemplate(c, "shop", c.req.valid("json")))
  .openapi(drop, (c) => takeTemplateRemoval(c, "shop", c.req.valid("param").id));
