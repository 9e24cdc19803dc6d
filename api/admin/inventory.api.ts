import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changeInventoryInput,
  changeThresholdInput,
  inventoryQuery,
  movementsQuery,
} from "#domain/fulfilment/inventory/inventory.input.ts";
import { body, doneSchema } from "../answer.ts";
import { listInventory, listMovements, takeStockChanges, takeStockImport, takeThreshold } from "../keep-inventory.ts";
import { pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { inventoryRecordSchema, movementSchema, stockFileForm, stockImportSchema } from "../seller/inventory.schema.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: inventory", "catalog.manage");

const list = routes.get(
  "/admin/inventory",
  "The stock of all shops by variant; `code` finds exactly one SKU or barcode",
  { query: inventoryQuery },
  z.object({ stock: pagedListSchema(inventoryRecordSchema) }),
);

const movements = routes.get(
  "/admin/inventory/{id}/movements",
  "What changed the stock of a variant, the latest first; `before` continues an earlier answer",
  { params: idParameter, query: movementsQuery },
  z.object({ movements: z.array(movementSchema) }),
);

const change = routes.post(
  "/admin/inventory/changes",
  "Book differences of variants, all or none, with the reason; units sold meanwhile stay sold",
  body(changeInventoryInput),
  doneSchema,
);

const threshold = routes.post(
  "/admin/inventory-thresholds/{id}",
  "From how many units down a product counts as low in stock",
  { params: idParameter, ...body(changeThresholdInput) },
  doneSchema,
);

const importOne = routes.post(
  "/admin/inventory/import",
  "Set the stock of variants of all shops from a CSV file of SKUs or barcodes, or check the file",
  { body: { required: true, content: { "multipart/form-data": { schema: stockFileForm } } } },
  z.object({ success: z.string(), import: stockImportSchema }),
);

export const adminInventoryApi = createRouter()
  .openapi(list, (c) => listInventory(c, "operator"))
  .openapi(movements, (c) => listMovements(c, "operator", c.req.valid("param").id, c.req.valid("query").before))
  .openapi(change, (c) => takeStockChanges(c, "operator", c.req.valid("json")))
  .openapi(threshold, (c) => takeThreshold(c, "operator", c.req.valid("param").id, c.req.valid("json").threshold))
  .openapi(importOne, (c) => takeStockImport(c, "operator", c.req.valid("form")));
