import * as z from "zod";

const CONTROL_CHARACTER = /\p{Cc}/u;

/** A single line of user input. */
export const lineInput = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !CONTROL_CHARACTER.test(text), "This value isn't valid.");

const UNWRITABLE = /[^\P{Cc}\n\r\t]/u;

/** User input of several lines. */
export const textInput = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => text.isWellFormed() && !UNWRITABLE.test(text), "This value isn't valid.");

/** An e-mail address, normalized so that lookups ignore case and outer spaces. */
export const emailInput = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Forms send numbers as text. */
export const fromDigits = (value: unknown) =>
  typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;

/** A phone number in any common notation; empty if absent. */
export const phoneInput = z
  .string()
  .trim()
  .max(30)
  .regex(/^(\+?[\d ()./-]{5,30})?$/);
