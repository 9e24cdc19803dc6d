import * as z from "zod";
import { lineInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;

export const digitalProductParameter = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

export const offeredFileParameter = digitalProductParameter.extend({
  file_id: z.coerce.number().int().min(1).max(MAX_ID),
});

export const licenceKeysInput = z.object({
  variant_id: z.int().min(1).max(MAX_ID),
  keys: z.array(lineInput(200)).min(1).max(1_000),
});

export const offeredFileFields = {
  version: lineInput(20).default("1.0"),
  variant_id: z.coerce.number().int().min(1).max(MAX_ID).optional(),
};
