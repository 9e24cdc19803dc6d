import * as z from "zod";
import { emailInput, lineInput } from "../text.input.ts";

/** Long sentences are fine; the upper end keeps hashing cheap. */
export const passwordInput = z.string().min(8).max(200);

export const phoneInput = z
  .string()
  .trim()
  .max(30)
  .regex(/^(\+?[\d ()./-]{5,30})?$/);

/** The two typed passwords of a form have to be the same. */
export const isSamePassword = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation;

export const DIFFERENT_PASSWORDS = { path: ["password_confirmation"], message: "The two passwords are not the same." };

export const registerInput = z
  .object({
    first_name: lineInput(80),
    last_name: lineInput(80),
    email: emailInput,
    phone: phoneInput.optional(),
    password: passwordInput,
    password_confirmation: z.string(),
  })
  .refine(isSamePassword, DIFFERENT_PASSWORDS);

export const signInInput = z.object({ email: emailInput, password: z.string().min(1).max(200) });

export type RegisterInput = z.infer<typeof registerInput>;
export type SignInInput = z.infer<typeof signInInput>;
