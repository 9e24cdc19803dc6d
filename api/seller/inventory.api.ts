import { z } from "@hono/zod-openapi";
import {
  changeInventoryInput,
  changeThresholdInput,
  inventoryQuery,
  lowStockMailInput,
  movementsQuery,
  stockParameter,
} from "#domain/fulfilment/inventory/inventory.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import {
  listInventory,
  listMovements,
  takeLowStockMail,
  takeStockChanges,
  takeStockImport,
  takeThreshold,
} from "../keep-inventory.ts";
import { pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { inventoryRecordSchema, movementSchema, stockFileForm, stockImportSchema } from "./inventory.schema.ts";

const tags = ["Seller: inventory"];

const list = createRoute({
  method: "get",
  path: "/seller/inventory",
  tags,
  summary: "The stock of the own shop by variant; `code` finds exactly one SKU or barcode",
  ...sellerReads("products.read"),
  request: { query: inventoryQuery },
  responses: answers(z.object({ stock: pagedListSchema(inventoryRecordSchema) })),
});

const movements = createRoute({
  method: "get",
  path: "/seller/inventory/{id}/movements",
  tags,
  summary: "What changed the stock of a variant, the latest first; `before` continues an earlier answer",
  ...sellerReads("products.read"),
  request: { params: stockParameter, query: movementsQuery },
  responses: answers(z.object({ movements: z.array(movementSchema) })),
});

const change = createRoute({
  method: "post",
  path: "/seller/inventory/changes",
  tags,
  summary: "Book differences of variants, all or none, with the reason; units sold meanwhile stay sold",
  ...sellerActions("products.write"),
  request: body(changeInventoryInput),
  responses: answers(doneSchema),
});

const threshold = createRoute({
  method: "post",
  path: "/seller/inventory-thresholds/{id}",
  tags,
  summary: "From how many units down a product counts as low in stock",
  ...sellerActions("products.write"),
  request: { params: stockParameter, ...body(changeThresholdInput) },
  responses: answers(doneSchema),
});

const lowStockMail = createRoute({
  method: "post",
  path: "/seller/inventory/low-stock-mail",
  tags,
  summary: "Whether the team gets a daily mail about what has become low in stock",
  ...sellerActions("products.write"),
  request: body(lowStockMailInput),
  responses: answers(doneSchema),
});

const importOne = createRoute({
  method: "post",
  path: "/seller/inventory/import",
  tags,
  summary: "Set the stock of variants of the own shop from a CSV file of SKUs or barcodes, or check the file",
  ...sellerActions("products.write"),
  request: { body: { required: true, content: { "multipart/form-data": { schema: stockFileForm } } } },
  responses: answers(z.object({ success: z.string(), import: stockImportSchema })),
});

export const sellerInventoryApi = createRouter()
  .openapi(list, (c) => listInventory(c, "shop"))
  .openapi(movements, (c) => listMovements(c, "shop", c.req.valid("param").id, c.req.valid("query").before))
  .openapi(change, (c) => takeStockChanges(c, "shop", c.req.valid("json")))
  .openapi(threshold, (c) => takeThreshold(c, "shop", c.req.valid("param").id, c.req.valid("json").threshold))
  .openapi(importOne, (c) => takeStockImport(c, "shop", c.req.valid("form")))
  .openapi(lowStockMail, (c) => takeLowStockMail(c, c.req.valid("json").is_on));
