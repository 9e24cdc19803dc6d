import * as z from "zod";
import { parsePercent } from "#shared/percent.ts";
import { lineInput } from "../../text.input.ts";
import { recordVersion } from "../../record-version.ts";

const MAX_CLASSES = 20;

const classCode = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** Empty: no tax; the class of delivery needs a rate, which may be 0. */
const rateInput = z
  .string()
  .trim()
  .max(10)
  .refine((text) => text === "" || parsePercent(text) !== null, "Enter a percentage from 0 to 100.");

export const taxClassInput = z.object({ name: lineInput(60) });
export const taxClassParameter = z.object({ code: classCode });

/** `rates`: the country's rate for each class; an omitted class is unchanged. */
export const taxRatesInput = z.object({
  country_code: countryCode,
  /** Further countries that get the same rates, such as those of a region. */
  also: z.array(countryCode).max(300).optional(),
  name: lineInput(60),
  rates: z
    .array(z.object({ tax_class_code: classCode, rate: rateInput }))
    .min(1)
    .max(MAX_CLASSES),
  version: recordVersion,
});

export const taxWayInput = z.object({
  tax_display: z.enum(["before_tax", "after_tax"]),
  tax_base: z.enum(["product_base", "order_base"]),
});

export const taxCountryParameter = z.object({ country: countryCode });

/** `country`: the destination of the examples. */
export const taxesQuery = z.object({ country: countryCode.optional() });

export type TaxRatesInput = z.infer<typeof taxRatesInput>;
export type TaxWayInput = z.infer<typeof taxWayInput>;
export type TaxesQuery = z.infer<typeof taxesQuery>;
