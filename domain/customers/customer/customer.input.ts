import * as z from "zod";
import { emailInput, lineInput, phoneInput } from "../../text.input.ts";

/** Long passphrases are allowed; the upper limit keeps hashing cheap. */
export const passwordInput = z.string().min(8).max(200);

/** The two passwords of a form must match. */
export const isSamePassword = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation;

export const DIFFERENT_PASSWORDS = { path: ["password_confirmation"], message: "The passwords don't match." };

/** A new account, without the check that both passwords match. */
export const registerFields = {
  first_name: lineInput(80),
  last_name: lineInput(80),
  email: emailInput,
  phone: phoneInput.optional(),
  password: passwordInput,
  password_confirmation: z.string(),
  stay_signed_in: z.boolean().optional(),
};

export const registerInput = z
  .object({
    ...registerFields,
    /** The code of the invitation that led to the form. */
    invitation: z.string().max(100).optional(),
    /** Of the affiliate who recommended the shop. */
    referral_code: z.string().max(100).optional(),
  })
  .refine(isSamePassword, DIFFERENT_PASSWORDS);

export const knownPasswordInput = z.string().min(1).max(200);
/** The code in the link of a mail. */
const codeInput = z.string().min(1).max(100);

export const verifyEmailInput = z.object({ code: codeInput });

export const resetPasswordInput = z.object({ email: emailInput });

export const newPasswordInput = z
  .object({ email: emailInput, code: codeInput, password: passwordInput, password_confirmation: z.string() })
  .refine(isSamePassword, DIFFERENT_PASSWORDS);

export const changePasswordInput = z
  .object({ current_password: knownPasswordInput, password: passwordInput, password_confirmation: z.string() })
  .refine(isSamePassword, DIFFERENT_PASSWORDS);

export const emailChangeInput = z.object({ email: emailInput, password: knownPasswordInput });
export const undoEmailChangeInput = z.object({ key: codeInput });

/** The password, or a mailed code if there is none. */
export const deleteAccountInput = z.object({
  password: knownPasswordInput.optional(),
  code: z.string().trim().max(100).optional(),
});

export const profileInput = z.object({
  first_name: lineInput(80),
  last_name: lineInput(80),
  phone: phoneInput.default(""),
  /** The language of mails and notifications; absent: unchanged. */
  language_code: z.string().max(10).optional(),
  /** Of a business; absent: unchanged. */
  vat_number: lineInput(40, 0).optional(),
});

export type EmailChangeInput = z.infer<typeof emailChangeInput>;
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
export type ProfileInput = z.infer<typeof profileInput>;
export type RegisterInput = z.infer<typeof registerInput>;
export type NewPasswordInput = z.infer<typeof newPasswordInput>;
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
