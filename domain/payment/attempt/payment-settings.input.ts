import * as z from "zod";
import { settingsVersion } from "#domain/platform/setting-admin/setting-admin.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_MINUTES = 1_440;
const MAX_DAYS = 90;
const MAX_CASH = 1_000_000;
const MAX_VOUCHER = 100_000;
const MAX_MONTHS = 120;
const countryInput = z.string().regex(/^[A-Z]{2}$/, "Enter country codes, such as US, CA.");

/**
 * `method_order`: codes as the checkout shows them; `method_countries`: code → where goods must go, nowhere named: anywhere.
 * `method_texts`: code → language → name and instructions, empty for the built-in ones. `maximum_voucher`: 0 if none are sold. `methods_off`: codes that are not offered; `bank_notes`: language → further
 * instructions for transfers.
 */
export const paymentSettingsInput = z
  .object({
    is_cash_on_delivery_on: z.boolean(),
    maximum_cash_on_delivery: z.int().min(0).max(MAX_CASH),
    methods_off: z.array(lineInput(40)).max(20),
    bank_holder: lineInput(100, 0),
    bank_name: lineInput(100, 0),
    bank_account: lineInput(60, 0),
    bank_code: lineInput(30, 0),
    bank_notes: z.record(z.string().regex(/^[a-z]{2,3}$/), textInput(500)),
    unpaid_minutes: z.int().min(1).max(MAX_MINUTES),
    unpaid_reminder_minutes: z.int().min(0).max(MAX_MINUTES),
    unpaid_transfer_days: z.int().min(1).max(MAX_DAYS),
    unpaid_transfer_reminder_days: z.int().min(0).max(MAX_DAYS),
    minimum_voucher: z.int().min(1).max(MAX_VOUCHER),
    maximum_voucher: z.int().min(0).max(MAX_VOUCHER),
    voucher_months: z.int().min(1).max(MAX_MONTHS),
    /** Absent: unchanged. */
    method_order: z.array(lineInput(40)).max(20).optional(),
    method_countries: z.record(z.string().max(40), z.array(countryInput).max(300)).optional(),
    method_texts: z
      .record(
        z.string().max(40),
        z.record(
          z.string().regex(/^[a-z]{2,3}$/),
          z.object({ name: lineInput(60, 0).default(""), description: textInput(300).default("") }),
        ),
      )
      .refine((texts) => Object.keys(texts).length <= 20)
      .optional(),
    version: settingsVersion,
  })
  .refine((input) => input.unpaid_reminder_minutes < input.unpaid_minutes, {
    path: ["unpaid_reminder_minutes"],
    message: "The reminder must be before the deadline.",
  })
  .refine((input) => input.unpaid_transfer_reminder_days < input.unpaid_transfer_days, {
    path: ["unpaid_transfer_reminder_days"],
    message: "The reminder must be before the deadline.",
  })
  .refine((input) => input.maximum_voucher === 0 || input.minimum_voucher <= input.maximum_voucher, {
    path: ["maximum_voucher"],
    message: "The maximum can't be lower than the minimum.",
  })
  .refine((input) => input.bank_account === "" || input.bank_holder !== "", {
    path: ["bank_holder"],
    message: "Enter the account holder's name.",
  });

export type PaymentSettingsInput = z.infer<typeof paymentSettingsInput>;

export const providerParameter = z.object({ provider: z.string().max(40) });
