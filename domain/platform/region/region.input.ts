import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { lineInput } from "../../text.input.ts";
import { recordVersion } from "../../record-version.ts";

const MAX_COUNTRIES = 300;

export const regionInput = z.object({
  /** The region to change; absent for a new one. */
  id: idInput.optional(),
  name: lineInput(60),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1, "Choose at least one country.")
    .max(MAX_COUNTRIES),
  version: recordVersion,
});

export type RegionInput = z.infer<typeof regionInput>;
