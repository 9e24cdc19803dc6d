import * as z from "zod";

export const MAX_PREFIX = 10;

const PREFIX = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;

/** Before the number of an order, an invoice or a credit note. */
export const numberPrefix = z
  .string()
  .trim()
  .toUpperCase()
  .min(1)
  .max(MAX_PREFIX)
  .refine((text) => PREFIX.test(text), "Use letters A to Z and digits, with hyphens only between them.");
