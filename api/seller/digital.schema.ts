import { z } from "@hono/zod-openapi";
import { offeredFileFields } from "#domain/fulfilment/digital/digital.input.ts";
import { fileInput } from "../answer.ts";

export const offeredFilesSchema = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    version: z.string(),
    variant_id: z.int().nullable(),
    size_bytes: z.int(),
  }),
);

/** The form that attaches a file to a digital product. */
export const offeredFileForm = z.object({
  file: fileInput,
  ...offeredFileFields,
});
