import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { pageInput, perPageInput } from "#domain/discovery/listing/listing.input.ts";
import { keyInput } from "#domain/orders/order/order.input.ts";

const codeInput = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

export const downloadsQuery = z.object({
  page: pageInput,
  per_page: perPageInput,
  code: codeInput.optional(),
  key: keyInput.optional(),
});

export const downloadInput = z.object({
  file_id: idInput,
  key: keyInput.optional(),
});
export const downloadTokenParameter = z.object({
  token: z
    .string()
    .min(1)
    .max(300)
    .regex(/^[\w.-]+$/),
});
