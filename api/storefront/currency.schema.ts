import { z } from "@hono/zod-openapi";

export const currencySchema = z
  .object({
    code: z.string(),
    name: z.string(),
    symbol: z.string(),
    exchange_rate: z.string(),
    rounding_step_minor: z.int(),
  })
  .openapi("Currency");
