import * as z from "zod";
import { listInput } from "#domain/platform/list/list.input.ts";
import { VOUCHER_LIST } from "#shared/list/money-lists.ts";
import { VOUCHER_DESIGNS } from "#shared/voucher-design.ts";
import { emailInput, lineInput, textInput } from "../../text.input.ts";

/** As typed; anything that is not a valid code is not found. */
export const voucherCodeInput = z.string().trim().min(1).max(64);

/** `amount`: major units of the visitor's currency. `send_on`: a UTC day; absent: as soon as it is paid. */
export const buyVoucherInput = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,4})?$/, "Enter an amount."),
  design: z.enum(VOUCHER_DESIGNS),
  sender_name: lineInput(80),
  recipient_name: lineInput(80),
  recipient_email: emailInput,
  message: textInput(500).default(""),
  send_on: z.iso.date().optional(),
  method: lineInput(40),
});

export const redeemVoucherInput = z.object({ code: voucherCodeInput });

export const voidVoucherInput = z.object({ reason: textInput(500, 1) });

export const resendVoucherInput = z.object({ email: emailInput });

/** `search`: the last four characters of the code, or part of the buyer's or recipient's name or address. */
export const vouchersQuery = listInput(VOUCHER_LIST);

export type BuyVoucherInput = z.infer<typeof buyVoucherInput>;
