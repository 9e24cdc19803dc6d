import * as z from "zod";
import { EARNING_LIST } from "#shared/list/desk-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import type { ListQuery } from "#shared/list/list.ts";
import { lineInput } from "../../text.input.ts";
import { parsePercent } from "#shared/percent.ts";
import { COMMISSION_TARGETS } from "./commission-rule.ts";
import { EARNING_STATES } from "./earning-entry.ts";
import { recordVersion } from "../../record-version.ts";

const day = z.iso.date();

/** `from` and `to`: UTC days, inclusive. */
export const earningsQuery = z.object({
  state: z.enum(EARNING_STATES).optional(),
  from: day.optional(),
  to: day.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/**
 * `key`: the slug of the category or shop; absent for the default rule. `fixed`: per unit, in major units of the base
 * currency.
 */
export const commissionRuleInput = z.object({
  target: z.enum(COMMISSION_TARGETS),
  key: lineInput(200, 0).default(""),
  percent: z
    .string()
    .trim()
    .refine((text) => parsePercent(text) !== null, "Enter a percentage from 0 to 100."),
  fixed: z
    .string()
    .trim()
    .regex(/^\d{1,6}(\.\d{1,4})?$/, "Enter an amount.")
    .default("0"),
  version: recordVersion,
});

export type CommissionRuleInput = z.infer<typeof commissionRuleInput>;
export type EarningsQuery = z.infer<typeof earningsQuery>;

/** The list's query of a call's. */
export function readEarningsQuery({ state, from, to, page }: EarningsQuery, perPage?: number): ListQuery {
  const parameters = new URLSearchParams({ page: String(page), state: state ?? "" });
  for (const each of [from, to]) parameters.append("at", each ?? "");
  return { ...readListUrl(EARNING_LIST, parameters), ...(perPage !== undefined && { perPage }) };
}
