import * as z from "zod";
import { DIFFERENT_PASSWORDS, isSamePassword, passwordInput } from "../../customers/customer/customer.input.ts";
import { emailInput, lineInput } from "../../text.input.ts";

/** The first operator of an empty shop, and its name. `code` is in the startup log. */
export const setUpInput = z
  .object({
    code: lineInput(40),
    shop_name: lineInput(80),
    country: z.string().regex(/^[A-Z]{2}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Of the browser; absent or unknown: UTC. */
    time_zone: z.string().max(60).optional(),
    language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    first_name: lineInput(80),
    last_name: lineInput(80),
    email: emailInput,
    password: passwordInput,
    password_confirmation: z.string(),
  })
  .refine(isSamePassword, DIFFERENT_PASSWORDS);

export type SetUpInput = z.infer<typeof setUpInput>;
