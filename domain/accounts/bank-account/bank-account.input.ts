import * as z from "zod";
import { lineInput } from "../../text.input.ts";
import { compactNumber, isAccountNumber, isBankCode, isBic } from "./bank-account.ts";
import { hasIban, isIban } from "#shared/iban.ts";

const numberInput = z.string().trim().max(60).transform(compactNumber).default("");

const detailsInput = z.object({
  holder: lineInput(70, 2),
  country_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  iban: numberInput,
  bic: numberInput,
  account_number: numberInput,
  bank_code: numberInput,
});

/** An IBAN where the country has them, else an account number with a bank code. A BIC is optional with an IBAN. */
export const bankAccountInput = detailsInput.superRefine((details, check) => {
  const refuse = (field: keyof typeof details, message: string) =>
    check.addIssue({ code: "custom", path: [field], message });
  if (details.bic !== "" && !isBic(details.bic)) refuse("bic", "Enter a valid BIC.");
  if (hasIban(details.country_code)) {
    if (!isIban(details.iban)) refuse("iban", "Enter a valid IBAN.");
    else if (!details.iban.startsWith(details.country_code)) refuse("iban", "This IBAN is from another country.");
    return;
  }
  if (!isAccountNumber(details.account_number)) refuse("account_number", "Enter a valid account number.");
  if (!isBankCode(details.bank_code, details.country_code)) refuse("bank_code", "Enter a valid bank code.");
});

export type BankAccountInput = z.infer<typeof bankAccountInput>;

export const bankAccountCodeInput = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "Enter the 6-digit code.")),
});
