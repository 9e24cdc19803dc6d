import { z } from "@hono/zod-openapi";
import { stockImportFields } from "#domain/fulfilment/inventory/inventory.input.ts";
import { orNull } from "../or-null.ts";
import { fileInput } from "../answer.ts";

/** A variant with its stock. */
export const inventoryRecordSchema = z
  .object({
    id: z.int(),
    variant_id: z.int(),
    product_id: z.int(),
    product_name: z.string(),
    choice: z.string(),
    image: z.string().nullable(),
    sku: z.string(),
    barcode: z.string(),
    is_active: z.boolean(),
    on_hand: z.int(),
    allocated: z.int(),
    available: z.int(),
    threshold: z.int(),
    shop_name: z.string(),
  })
  .openapi("InventoryRecord");

/** What a file of stock changed, or would change. */
export const stockImportSchema = z
  .object({
    is_dry_run: z.boolean(),
    rows: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    errors: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  })
  .openapi("StockImport");

/** A file of stock in the history. */
export const stockImportSummarySchema = z
  .object({
    id: z.int(),
    file_name: z.string(),
    rows: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    errors_count: z.int(),
    started_by: z.string(),
    started_at: z.string(),
    undone_at: z.string().nullable(),
    can_undo: z.boolean(),
  })
  .openapi("StockImportSummary");

export const stockFileForm = z.object({
  file: fileInput,
  ...stockImportFields,
});

/** What changed the stock of a variant. */
export const movementSchema = z
  .object({
    id: z.int(),
    kind: z.enum(["received", "allocated", "shipped", "released", "adjusted"]),
    quantity: z.int(),
    note: z.string(),
    order_code: z.string().nullable(),
    actor: orNull(z.object({ side: z.enum(["shop", "operator"]), name: z.string() })),
    created_at: z.string(),
  })
  .openapi("StockMovement");
