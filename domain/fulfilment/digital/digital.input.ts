import * as z from "zod";
import { idParameter, idInput, writtenIdInput } from "#domain/id.input.ts";
import { lineInput } from "../../text.input.ts";

export const offeredFileParameter = idParameter.extend({
  file_id: writtenIdInput,
});

export const licenseKeysInput = z.object({
  variant_id: idInput,
  keys: z.array(lineInput(200)).min(1).max(1_000),
});

export const offeredFileFields = {
  version: lineInput(20).default("1.0"),
  variant_id: writtenIdInput.optional(),
};
