import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changeInventoryInput,
  changeThresholdInput,
  inventoryQuery,
  lowStockMailInput,
  movementsQuery,
} from "#domain/fulfilment/inventory/inventory.input.ts";
import { body, doneSchema } from "../answer.ts";
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
import { sellerRoutes } from "../seller-guard.ts";
import { inventoryRecordSchema, movementSchema, stockFileForm, stockImportSchema } from "./inventory.schema.ts";

const productsRead = sellerRoutes("Seller: inventory", "products.read");
const productsWrite = sellerRoutes("Seller: inventory", "products.write");

const list = productsRead.get(
  "/seller/inventory",
  "The stock of the own shop by variant; `code` finds exactly one SKU or barcode",
  { query: inventoryQuery },
  z.object({ stock: pagedListSchema(inventoryRecordSchema) }),
);

const movements = productsRead.get(
  "/seller/inventory/{id}/movements",
  "What changed the stock of a variant, the latest first; `before` continues an earlier answer",
  { params: idParameter, query: movementsQuery },
  z.object({ movements: z.array(movementSchema) }),
);

const change = productsWrite.post(
  "/seller/inventory/changes",
  "Book differences of variants, all or none, with the reason; units sold meanwhile stay sold",
  body(changeInventoryInput),
  doneSchema,
);

const threshold = productsWrite.post(
  "/seller/inventory-thresholds/{id}",
  "From how many units down a product counts as low in stock",
  { params: idParameter, ...body(changeThresholdInput) },
  doneSchema,
);

const lowStockMail = productsWrite.post(
  "/seller/inventory/low-stock-mail",
  "Whether the team gets a daily mail about what has become low in stock",
  body(lowStockMailInput),
  doneSchema,
);

const importOne = productsWrite.post(
  "/seller/inventory/import",
  "Set the stock of variants of the own shop from a CSV file of SKUs or barcodes, or check the file",
  { body: { required: true, content: { "multipart/form-data": { schema: stockFileForm } } } },
  z.object({ success: z.string(), import: stockImportSchema }),
);

export const sellerInventoryApi = createRouter()
  .openapi(list, (c) => listInventory(c, "shop"))
  .openapi(movements, (c) => listMovements(c, "shop", c.req.valid("param").id, c.req.valid("query").before))
  .openapi(change, (c) => takeStockChanges(c, "shop", c.req.valid("json")))
  .openapi(threshold, (c) => takeThreshold(c, "shop", c.req.valid("param").id, c.req.valid("json").threshold))
  .openapi(importOne, (c) => takeStockImport(c, "shop", c.req.valid("form")))
  .openapi(lowStockMail, (c) => takeLowStockMail(c, c.req.valid("json").is_on));
