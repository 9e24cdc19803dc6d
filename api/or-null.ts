import { z } from "@hono/zod-openapi";

/** A named schema or null. `.nullable()` of one generates a document in which null is never valid. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.null()]);
}
