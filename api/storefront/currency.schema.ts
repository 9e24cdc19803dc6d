import { z } from "@hono/zod-openapi";
import type { ShownCurrency } from "#domain/context.ts";

export const currencySchema = z
  .object({
    code: z.string(),
    name: z.string(),
    symbol: z.string(),
    exchange_rate: z.string(),
    rounding_step_minor: z.int(),
  })
  .openapi("Currency");

export function wireCurrency({ code, name, symbol, exchangeRate, roundingStepMinor }: ShownCurrency) {
  return { code, name, symbol, exchange_rate: exchangeRate, rounding_step_minor: roundingStepMinor };
}
