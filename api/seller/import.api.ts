import { z } from "@hono/zod-openapi";
import { importFields, importParameter } from "#domain/catalog/import/import.input.ts";
import { answers } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { showImport, takeImport } from "../import-products.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { importSchema } from "./import.schema.ts";

const tags = ["Seller: products"];
const form = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }), ...importFields });

const start = createRoute({
  method: "post",
  path: "/seller/imports",
  tags,
  summary:
    "Import products of the own shop as drafts from a CSV file of Souk, Shopify or WooCommerce, or check the file",
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

export const sellerImportApi = createRouter()
  .openapi(start, (c) => takeImport(c, "shop", c.req.valid("form")))
  .openapi(one, (c) => showImport(c, "shop", c.req.valid("param").id));
