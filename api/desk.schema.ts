import { z } from "@hono/zod-openapi";

export const deskCountersSchema = z.object({
  /** Only staff see the shop. */
  is_closed: z.boolean(),
  counters: z.array(z.object({ kind: z.enum(["orders", "inbox"]), count: z.int() })),
});
