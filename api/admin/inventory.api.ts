import { z } from "@hono/zod-openapi";
import {
  changeInventoryInput,
  changeThresholdInput,
  inventoryQuery,
  movementsQuery,
  stockParameter,
} from "#domain/fulfilment/inventory/inventory.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { listInventory, listMovements, takeStockChanges, takeStockImport, takeThreshold } from "../keep-inventory.ts";
import { pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";
import { inventoryRecordSchema, movementSchema, stockFileForm, stockImportSchema } from "../seller/inventory.schema.ts";

const tags = ["Administration: inventory"];

const list = createRoute({
  method: "get",
  path: "/admin/inventory",
  tags,
  summary: "The stock of all shops by variant; `code` finds exactly one SKU or barcode",
  ...staffReads("catalog.manage"),
  request: { query: inventoryQuery },
  responses: answers(z.object({ stock: pagedListSchema(inventoryRecordSchema) })),
});

const movements = createRoute({
  method: "get",
  path: "/admin/inventory/{id}/movements",
  tags,
  summary: "What changed the stock of a variant, the latest first; `before` continues an earlier answer",
  ...staffReads("catalog.manage"),
  request: { params: stockParameter, query: movementsQuery },
  responses: answers(z.object({ movements: z.array(movementSchema) })),
});

const change = createRoute({
  method: "post",
  path: "/admin/inventory/changes",
  tags,
  summary: "Book differences of variants, all or none, with the reason; units sold meanwhile stay sold",
  ...staffActions("catalog.manage"),
  request: body(changeInventoryInput),
  responses: answers(doneSchema),
});

const threshold = createRoute({
  method: "post",
  path: "/admin/inventory-thresholds/{id}",
  tags,
  summary: "From how many units down a product counts as low in stock",
  ...staffActions("catalog.manage"),
  request: { params: stockParameter, ...body(changeThresholdInput) },
  responses: answers(doneSchema),
});

const importOne = createRoute({
  method: "post",
  path: "/admin/inventory/import",
  tags,
  summary: "Set the stock of variants of all shops from a CSV file of SKUs or barcodes, or check the file",
  ...staffActions("catalog.manage"),
  request: { body: { required: true, content: { "multipart/form-data": { schema: stockFileForm } } } },
  responses: answers(z.object({ success: z.string(), import: stockImportSchema })),
});

export const adminInventoryApi = createRouter()
  .openapi(list, (c) => listInventory(c, "operator"))
  .openapi(movements, (c) => listMovements(c, "operator", c.req.valid("param").id, c.req.valid("query").before))
  .openapi(change, (c) => takeStockChanges(c, "operator", c.req.valid("json")))
  .openapi(threshold, (c) => takeThreshold(c, "operator", c.req.valid("param").id, c.req.valid("json").threshold))
  .openapi(importOne, (c) => takeStockImport(c, "operator", c.req.valid("form")));
