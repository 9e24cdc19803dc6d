import { z } from "@hono/zod-openapi";

/** A named schema or null. `.nullable()` of one makes a document in which null never fits. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.null()]);
}
