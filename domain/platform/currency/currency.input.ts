import * as z from "zod";
import { lineInput } from "../../text.input.ts";
import { readRate } from "./exchange-rate.ts";
import { recordVersion } from "../../record-version.ts";

export const currencyParameter = z.object({ code: z.string().regex(/^[A-Z]{3}$/) });

/** `rounding_step`: in major units, such as "0.05": prices are multiples of it. */
const rateFields = {
  exchange_rate: z
    .string()
    .trim()
    .max(30)
    .refine((text) => readRate(text) !== null, "Enter a rate from 0.001 to 1000000."),
  rounding_step: z
    .string()
    .trim()
    .regex(/^\d{1,6}(\.\d{1,4})?$/, "Enter an amount."),
  is_active: z.boolean(),
  is_rate_followed: z.boolean(),
};

export const currencyInput = z.object({ symbol: lineInput(8), ...rateFields, version: recordVersion });

/** `code`: of ISO 4217. */
export const newCurrencyInput = z.object({ ...currencyParameter.shape, ...rateFields });

/** The rate that staff saw. */
export const acceptRateInput = z.object({ rate: z.string().trim().min(1).max(30) });

export type NewCurrencyInput = z.infer<typeof newCurrencyInput>;
export type CurrencyInput = z.infer<typeof currencyInput>;
