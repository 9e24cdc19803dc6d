import { z } from "@hono/zod-openapi";

export const orderMessageSchema = z
  .object({
    id: z.int(),
    author: z.enum(["shopper", "shop", "operator"]),
    author_name: z.string(),
    text: z.string(),
    at: z.string(),
    is_own: z.boolean(),
    is_new: z.boolean(),
    product: z.object({ slug: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
  })
  .openapi("OrderMessage");

/** Oldest first. */
export const messagesSchema = z.object({ messages: z.array(orderMessageSchema) });
export const writtenSchema = messagesSchema.extend({ success: z.string() });
