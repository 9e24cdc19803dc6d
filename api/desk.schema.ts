import { z } from "@hono/zod-openapi";

export const deskCountersSchema = z.object({
  counters: z.array(z.object({ kind: z.enum(["orders", "inbox"]), count: z.int() })),
});
