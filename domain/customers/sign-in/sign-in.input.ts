import * as z from "zod";
import { knownPasswordInput } from "#domain/customers/customer/customer.input.ts";
import { emailInput, phoneInput } from "../../text.input.ts";

/** An e-mail address, or a verified phone number. */
const loginInput = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .toLowerCase()
  .refine(
    (typed) => (typed.includes("@") ? emailInput.safeParse(typed).success : phoneInput.safeParse(typed).success),
    "Enter a valid email address.",
  );

export const signInInput = z.object({
  /** Or a verified phone number. */
  email: loginInput,
  password: knownPasswordInput,
  /** For 30 days from each visit; otherwise 24 hours, and until the browser is closed. */
  stay_signed_in: z.boolean().optional(),
});

/** A six-digit code, or a recovery code. */
const typedCodeInput = z.string().trim().min(6).max(20);

export const secondStepInput = z.object({ code: typedCodeInput });
/** Six digits. */
export const digitsInput = z.object({ code: z.string().trim().min(6).max(10) });
export const ownPasswordInput = z.object({ password: knownPasswordInput });

export const beginIdentityInput = z.object({
  /** A path of this shop to redirect to afterwards. */
  redirect: z.string().max(2_000).optional(),
  stay_signed_in: z.boolean().optional(),
});

export const identityEmailInput = emailInput;

export type SignInInput = z.infer<typeof signInInput>;
