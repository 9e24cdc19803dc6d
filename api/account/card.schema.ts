import { z } from "@hono/zod-openapi";

export const cardSchema = z
  .object({
    id: z.int(),
    provider: z.string(),
    brand: z.string(),
    last_digits: z.string(),
    expiry_month: z.int(),
    expiry_year: z.int(),
  })
  .openapi("Card");
