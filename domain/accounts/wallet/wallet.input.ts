import * as z from "zod";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";
import { HISTORY_KINDS } from "./wallet.ts";
import { lineInput, textInput } from "../../text.input.ts";

/** `amount`: major units of the base currency, such as "25" or "12.50". */
export const rechargeInput = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,4})?$/, "Enter an amount."),
  method: lineInput(40),
  note: textInput(500).default(""),
});

export const rejectRechargeInput = z.object({ reason: textInput(500, 1) });

export const rechargesQuery = listInput(RECHARGE_LIST);
export const bulkRechargesInput = bulkInput(RECHARGE_LIST, ["approve"]);

const day = z.iso.date();

/** `from` and `to`: days, inclusive. */
export const walletHistoryQuery = z.object({
  kind: z.enum(HISTORY_KINDS).optional(),
  from: day.optional(),
  to: day.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type RechargeInput = z.infer<typeof rechargeInput>;
export type WalletHistoryQuery = z.infer<typeof walletHistoryQuery>;
