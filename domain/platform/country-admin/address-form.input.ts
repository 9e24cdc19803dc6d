import * as z from "zod";
import { ADDRESS_PARTS, POSTAL_CODE_KINDS, STATE_KINDS } from "#shared/address-form.ts";
import { readPostalMask } from "#shared/postal-mask.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput } from "../../text.input.ts";

const REQUIRED_PARTS = ["line_1", "city"] as const;

export const addressFormInput = z.object({
  country_code: z.string().regex(/^[A-Z]{2}$/),
  /** Those that are shown, in their order; the street and the city always are. */
  parts: z
    .array(z.enum(ADDRESS_PARTS))
    .max(ADDRESS_PARTS.length)
    .refine((parts) => new Set(parts).size === parts.length, "Choose one of the options.")
    .refine(
      (parts) => REQUIRED_PARTS.every((part) => parts.includes(part)),
      "The street and the city are always shown.",
    ),
  state_kind: z.enum(STATE_KINDS),
  postal_code_kind: z.enum(POSTAL_CODE_KINDS),
  is_postal_code_required: z.boolean(),
  /** Such as `99999` or `A9A 9A9|9999`: 9 for a digit, A for a letter. Empty: any code. */
  postal_code_mask: lineInput(60, 0)
    .default("")
    .refine(
      (mask) => mask === "" || readPostalMask(mask) !== null,
      "Use 9 for a digit and A for a letter, such as 99999.",
    ),
  postal_code_example: lineInput(20, 0).default(""),
  version: recordVersion,
});

export const addressFormParameter = z.object({ country: z.string().regex(/^[A-Z]{2}$/) });

/** CSV text; `dry_run`: only tells what would happen. */
export const placesInput = z.object({ csv: z.string().min(1).max(500_000), dry_run: z.boolean().default(true) });

export type AddressFormInput = z.infer<typeof addressFormInput>;
export type PlacesInput = z.infer<typeof placesInput>;
