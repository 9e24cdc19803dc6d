import * as z from "zod";
import { lineInput } from "../text.input.ts";

const keyInput = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** An order's code with the e-mail address or phone number of its purchase, or with the key of the mail. */
export const trackOrderInput = z
  .object({ code: lineInput(40), contact: lineInput(254).optional(), key: keyInput.optional() })
  .refine((input) => Boolean(input.contact || input.key), { path: ["contact"], message: "This field is required." });

export const invoiceQuery = z.object({ key: keyInput.optional() });
export const invoiceParameter = z.object({
  code: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
});

export type TrackOrderInput = z.infer<typeof trackOrderInput>;
