import { z } from "@hono/zod-openapi";
import { VOUCHER_STATES } from "#domain/accounts/voucher/voucher.ts";
import { VOUCHER_DESIGNS } from "#shared/voucher-design.ts";
import { shownMoneySchema } from "../money.schema.ts";

/** The fields shown to anyone who may see a voucher; never its code. */
export const voucherSchema = z.object({
  id: z.int(),
  state: z.enum(VOUCHER_STATES),
  amount: shownMoneySchema,
  remaining: shownMoneySchema,
  design: z.enum(VOUCHER_DESIGNS),
  sender_name: z.string(),
  recipient_name: z.string(),
  last_four: z.string(),
  send_on: z.string().nullable(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
});
