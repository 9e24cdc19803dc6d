import * as z from "zod";
import { recordVersion } from "../../record-version.ts";

const MAX_COUNTRIES = 300;

/** All countries that the shop sells to; others are switched off. */
export const countriesInput = z.object({
  sold_to: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1, "Choose at least one country.")
    .max(MAX_COUNTRIES),
  version: recordVersion,
});

export type CountriesInput = z.infer<typeof countriesInput>;
