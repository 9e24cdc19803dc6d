import { z } from "@hono/zod-openapi";

const fileSchema = z.object({
  id: z.int(),
  name: z.string(),
  version: z.string(),
  size_bytes: z.int(),
  downloads_left: z.int(),
  downloads_limit: z.int(),
});

/** A line of an order that is a file or a key; `id` is requested with the id of one of its files. */
export const downloadLineSchema = z
  .object({
    id: z.int(),
    order_code: z.string(),
    product_slug: z.string(),
    name: z.string(),
    variants_name: z.string(),
    image: z.string().nullable(),
    shop: z.object({ slug: z.string(), name: z.string() }),
    quantity: z.int(),
    bought_at: z.string(),
    state: z.enum(["unpaid", "ready", "refunded", "canceled"]),
    files: z.array(fileSchema),
    licence_keys: z.array(z.string()),
    is_key_missing: z.boolean(),
  })
  .openapi("DigitalProductOrder");
