import { z } from "@hono/zod-openapi";
import { importParameter, shopImportFields } from "#domain/catalog/import/import.input.ts";
import { answers } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { showImport, takeImport } from "../import-products.ts";
import { createRouter } from "../router.ts";
import { importSchema } from "../seller/import.schema.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: products"];
const form = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }), ...shopImportFields });

const start = createRoute({
  method: "post",
  path: "/admin/imports",
  tags,
  summary: "Import products of a shop as drafts from a CSV file of Souk, Shopify or WooCommerce, or check the file",
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

export const adminImportApi = createRouter()
  .openapi(start, (c) => {
    const { shop_id: shopId, ...options } = c.req.valid("form");
    return takeImport(c, "operator", options, shopId);
  })
  .openapi(one, (c) => showImport(c, "operator", c.req.valid("param").id));
