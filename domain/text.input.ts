import * as z from "zod";

const CONTROL_CHARACTER = /\p{Cc}/u;

/** One line that a person typed. */
export const lineInput = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => !CONTROL_CHARACTER.test(text), "This value isn't valid.");

const UNWRITABLE = /[^\P{Cc}\n\r\t]/u;

/** What a person typed over several lines. */
export const textInput = (most: number, least = 0) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => text.isWellFormed() && !UNWRITABLE.test(text), "This value isn't valid.");

/** An e-mail address; the same person is found however it was typed. */
export const emailInput = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A phone number as people write them; empty where there is none. */
export const phoneInput = z
  .string()
  .trim()
  .max(30)
  .regex(/^(\+?[\d ()./-]{5,30})?$/);
