import { z } from "@hono/zod-openapi";
import { orNull } from "../or-null.ts";

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
