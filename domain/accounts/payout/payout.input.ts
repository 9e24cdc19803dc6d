import * as z from "zod";
import { PAYOUT_LIST } from "#shared/list/desk-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { lineInput } from "../../text.input.ts";

/** Without an amount: everything that is available. In the base currency. */
export const payoutRequestInput = z.object({ amount: z.string().trim().max(20).default("") });
export type PayoutRequestInput = z.infer<typeof payoutRequestInput>;

export const payoutReasonInput = z.object({ reason: lineInput(200, 3) });

export const payoutsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  status: z.enum(["open", "requested", "approved", "paid", "ended", "all"]).default("open"),
});

const STATUSES: Partial<Record<z.infer<typeof payoutsQuery>["status"], readonly string[]>> = {
  open: ["requested", "approved"],
  ended: ["rejected", "canceled", "failed"],
  all: [],
};

/** The list's query of a call's. */
export function readPayoutsQuery({ page, status }: z.infer<typeof payoutsQuery>): ListQuery {
  const parameters = new URLSearchParams({ page: String(page) });
  for (const each of STATUSES[status] ?? [status]) parameters.append("status", each);
  return readListUrl(PAYOUT_LIST, parameters);
}

const percentInput = z
  .string()
  .trim()
  .regex(/^\d{1,3}([.,]\d{1,2})?$/, "Enter a percentage.");

export const payoutTermsInput = z.object({
  schedule: z.enum(["", "manual", "weekly", "monthly"]).default(""),
  minimum: z.string().trim().max(20).default(""),
  reserve_percent: z.union([z.literal(""), percentInput]).default(""),
  provider_account: z
    .string()
    .trim()
    .max(80)
    .regex(/^(acct_\w+)?$/, "Enter an account ID that starts with acct_.")
    .default(""),
});
export type PayoutTermsInput = z.infer<typeof payoutTermsInput>;

export const payoutSettingsInput = z.object({
  schedule: z.enum(["manual", "weekly", "monthly"]),
  minimum: z.coerce.number().int().min(0).max(1_000_000),
  second_person_above: z.coerce.number().int().min(0).max(10_000_000),
  reserve_percent: percentInput,
  reserve_days: z.coerce.number().int().min(0).max(365),
  commission_tax_percent: percentInput,
});
export type PayoutSettingsInput = z.infer<typeof payoutSettingsInput>;

export const monthInput = z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "Enter a month.") });

export const yearQuery = z.object({ year: z.coerce.number().int().min(2000).max(2999) });
