import { z } from "@hono/zod-openapi";
import { shownMoneySchema } from "./money.schema.ts";

export const payoutSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    is_affiliate: z.boolean(),
    status: z.enum(["requested", "approved", "paid", "rejected", "canceled", "failed"]),
    method: z.enum(["bank", "provider"]),
    amount: shownMoneySchema,
    account: z.string(),
    run_id: z.int().nullable(),
    reason: z.string(),
    at: z.string(),
    ended_at: z.string().nullable(),
  })
  .openapi("Payout");

const money = shownMoneySchema;
export const balanceFields = {
  balance: money,
  pending: money,
  reserve: money,
  available: money,
  held: money,
  negative: money,
  paid: money,
};

export const statementSchema = z
  .object({
    id: z.int(),
    shop_id: z.int(),
    shop_name: z.string(),
    month: z.string(),
    opening: money,
    sales: money,
    refunds: money,
    commission: money,
    payouts: money,
    closing: money,
    invoice_number: z.string(),
  })
  .openapi("Statement");

export const bankAccountSchema = z
  .object({
    state: z.enum(["unconfirmed", "confirmed"]),
    holder: z.string(),
    country_code: z.string(),
    number: z.string(),
    bic: z.string(),
    bank_code: z.string(),
    is_code_sent: z.boolean(),
  })
  .openapi("BankAccount");
