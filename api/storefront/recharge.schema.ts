import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "../money.schema.ts";

export const rechargeSchema = z.object({
  id: z.int(),
  method: z.string(),
  status: z.enum(["pending", "approved", "rejected"]),
  amount: shownMoneySchema,
  note: z.string(),
  reason: z.string(),
  has_proof: z.boolean(),
  created_at: z.string(),
});
