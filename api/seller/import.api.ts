import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { importFields, newTemplateInput } from "#domain/catalog/import/import.input.ts";
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
import { sellerRoutes } from "../seller-guard.ts";
import { importSchema, importSummarySchema, templateSchema, undoneSchema } from "./import.schema.ts";

const productsWrite = sellerRoutes("Seller: products", "products.write");
const productsRead = sellerRoutes("Seller: products", "products.read");
const form = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }), ...importFields });

const start = productsWrite.post(
  "/seller/imports",
  "Import products of the own shop as drafts from a file of Souk, Shopify, WooCommerce or Google Merchant Center, or a ZIP with its pictures, or check the file",
  { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  z.object({ success: z.string(), import: importSchema }),
);

const one = productsRead.get(
  "/seller/imports/{id}",
  "The state of an import, with the errors of its file by line and column",
  { params: idParameter },
  z.object({ import: importSchema }),
);

const history = productsRead.get(
  "/seller/imports",
  "The latest imports, with who started them and whether they can be undone",
  {},
  z.object({ imports: z.array(importSummarySchema) }),
);

const undo = productsWrite.post(
  "/seller/imports/{id}/undo",
  "Undo an import of the last 24 hours: what it created is removed, what it changed is restored unless saved since",
  { params: idParameter },
  undoneSchema,
);

const report = productsRead.get(
  "/seller/imports/{id}/report.csv",
  "What was wrong in the file of an import, as a table",
  { params: idParameter },
  {
    200: { description: "The table.", content: { "text/csv": { schema: z.string() } } },
    ...refusals,
  },
);

const templates = productsRead.get(
  "/seller/import-templates",
  "Kept mappings of columns",
  {},
  z.object({ templates: z.array(templateSchema) }),
);

const keepOne = productsWrite.post(
  "/seller/import-templates",
  "Keep which column of a file is which of Souk's; a template of the same name is replaced",
  body(newTemplateInput),
  z.object({ success: z.string(), id: z.int() }),
);

const drop = productsWrite.post(
  "/seller/import-templates/{id}/remove",
  "Remove a kept mapping of columns",
  { params: idParameter },
  doneSchema,
);

export const sellerImportApi = createRouter()
  .openapi(start, (c) => takeImport(c, "shop", c.req.valid("form")))
  .openapi(one, (c) => showImport(c, "shop", c.req.valid("param").id))
  .openapi(history, (c) => listImports(c, "shop"))
  .openapi(undo, (c) => takeUndo(c, "shop", c.req.valid("param").id))
  .openapi(report, (c) => sendReport(c, "shop", c.req.valid("param").id))
  .openapi(templates, (c) => listTemplates(c, "shop"))
  .openapi(keepOne, (c) => takeTemplate(c, "shop", c.req.valid("json")))
  .openapi(drop, (c) => takeTemplateRemoval(c, "shop", c.req.valid("param").id));
