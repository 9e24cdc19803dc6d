import * as z from "zod";
import { SYMBOL_FORMATS } from "#shared/money.ts";
import { NUMBER_STYLES } from "#shared/number-style.ts";
import { lineInput } from "../../text.input.ts";
import type { CurrencyFormat } from "../../context.ts";
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

/** How its amounts are formatted; null: the shop's format, absent: unchanged. */
const formatFields = {
  symbol_format: z.enum(SYMBOL_FORMATS).nullable().optional(),
  number_style: z.enum(NUMBER_STYLES).nullable().optional(),
  omits_zero_decimals: z.boolean().optional(),
};

export const currencyInput = z.object({ symbol: lineInput(8), ...rateFields, ...formatFields, version: recordVersion });

/** `code`: of ISO 4217. */
export const newCurrencyInput = z.object({ ...currencyParameter.shape, ...rateFields, ...formatFields });

/** The rate that staff saw. */
export const acceptRateInput = z.object({ rate: z.string().trim().min(1).max(30) });

export type NewCurrencyInput = z.infer<typeof newCurrencyInput>;
export type CurrencyInput = z.infer<typeof currencyInput>;

/** The fields that were sent, as columns. */
export function formatToWrite(input: Pick<CurrencyInput, keyof typeof formatFields>): Partial<CurrencyFormat> {
  return {
    ...(input.symbol_format !== undefined && { symbolFormat: input.symbol_format }),
    ...(input.number_style !== undefined && { numberStyle: input.number_style }),
    ...(input.omits_zero_decimals !== undefined && { omitsZeroDecimals: input.omits_zero_decimals }),
  };
}
