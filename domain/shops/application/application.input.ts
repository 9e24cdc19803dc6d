import * as z from "zod";
import { DIFFERENT_PASSWORDS, isSamePassword, registerFields } from "#domain/customers/customer/customer.input.ts";
import { listInput } from "#domain/platform/list/list.input.ts";
import { APPLICATION_LIST } from "#shared/list/desk-lists.ts";
import { readBankAccount } from "#shared/bank-account-number.ts";
import { APPLICATION_CHECKS, APPLICATION_TYPES, DOCUMENT_KINDS } from "#shared/shop-application.ts";
import { lineInput, phoneInput, textInput } from "../../text.input.ts";
import type { ApplicationFields } from "./application.ts";

const isCalendarDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Everything may be missing until the application is submitted. */
const applicationFields = {
  shop_name: lineInput(80, 0).optional(),
  offer: textInput(1000).optional(),
  legal_name: lineInput(160, 0).optional(),
  birth_date: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .refine((text) => text === "" || isCalendarDay(text), "This value isn't valid.")
    .optional(),
  phone: phoneInput.optional(),
  line_1: lineInput(160, 0).optional(),
  line_2: lineInput(160, 0).optional(),
  city: lineInput(100, 0).optional(),
  state: lineInput(100, 0).optional(),
  postal_code: lineInput(20, 0).optional(),
  country_code: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .optional(),
  registration_number: lineInput(60, 0).optional(),
  tax_number: lineInput(40, 0).optional(),
};

/** `draft`: saves what was typed without submitting it. */
export const applicationInput = z.object({
  ...applicationFields,
  type: z.enum(APPLICATION_TYPES).optional(),
  terms_accepted: z.boolean().optional(),
  draft: z.boolean().default(false),
});

export const registerSellerInput = z
  .object({ ...registerFields, ...applicationFields })
  .refine(isSamePassword, DIFFERENT_PASSWORDS);

export const applicationTypeParameter = z.object({ type: z.string().max(40) });
export const documentInput = z.object({ kind: z.enum(DOCUMENT_KINDS) });

export const bankAccountInput = z.object({
  account: z
    .string()
    .max(60)
    .refine((typed) => readBankAccount(typed) !== null, "Enter a valid IBAN or account number."),
  holder: lineInput(120),
  /** BIC, or the bank's routing number where there is no IBAN. */
  bank_code: lineInput(20, 0).default(""),
});
export const bankCodeInput = z.object({ code: z.string().trim().min(1).max(100) });

export const applicationsQuery = listInput(APPLICATION_LIST);

export const answerInput = z.object({ answer: textInput(2000, 1) });
export const questionInput = z.object({ question: textInput(2000, 1) });
export const rejectionInput = z.object({ reason: textInput(500, 1) });
export const checksInput = z.object({ checked: z.array(z.enum(APPLICATION_CHECKS)).max(APPLICATION_CHECKS.length) });

export type ApplicationInput = z.output<typeof applicationInput>;
export type RegisterSellerInput = z.output<typeof registerSellerInput>;
export type BankAccountInput = z.output<typeof bankAccountInput>;

/** The fields that were given. */
export function readFields(
  input: Partial<Record<keyof typeof applicationFields, string | undefined>>,
): Partial<ApplicationFields> {
  const fields: Partial<ApplicationFields> = {
    ...(input.shop_name === undefined ? {} : { shopName: input.shop_name }),
    ...(input.offer === undefined ? {} : { offer: input.offer }),
    ...(input.legal_name === undefined ? {} : { legalName: input.legal_name }),
    ...(input.birth_date === undefined ? {} : { birthDate: input.birth_date || null }),
    ...(input.phone === undefined ? {} : { phone: input.phone }),
    ...(input.line_1 === undefined ? {} : { line1: input.line_1 }),
    ...(input.line_2 === undefined ? {} : { line2: input.line_2 }),
    ...(input.city === undefined ? {} : { city: input.city }),
    ...(input.state === undefined ? {} : { state: input.state }),
    ...(input.postal_code === undefined ? {} : { postalCode: input.postal_code }),
    ...(input.country_code === undefined ? {} : { countryCode: input.country_code }),
    ...(input.registration_number === undefined ? {} : { registrationNumber: input.registration_number }),
    ...(input.tax_number === undefined ? {} : { taxNumber: input.tax_number }),
  };
  return fields;
}
