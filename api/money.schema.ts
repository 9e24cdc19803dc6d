import { z } from "@hono/zod-openapi";

/** An amount: an integer of minor units, its currency, and its formatted text. */
export const shownMoneySchema = z
  .object({ amount: z.int(), currency: z.string(), formatted: z.string() })
  .openapi("Money");
