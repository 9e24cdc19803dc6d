import * as z from "zod";
import { lineInput } from "../../text.input.ts";
import { recordVersion } from "../../record-version.ts";

const MAX_ID = 2_147_483_647;
const MAX_COUNTRIES = 300;

const idInput = z.int().min(1).max(MAX_ID);

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

export const regionParameter = z.object({ id: z.coerce.number().pipe(idInput) });

export type RegionInput = z.infer<typeof regionInput>;
