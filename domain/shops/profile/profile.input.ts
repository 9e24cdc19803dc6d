import * as z from "zod";
import { postalAddressInput } from "#domain/customers/address/address.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

const dayInput = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/)
  .refine((day) => day === "" || isCalendarDay(day), "This value isn't valid.")
  .default("");

function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

const texts = {
  tagline: lineInput(160, 0).default(""),
  city: lineInput(100, 0).default(""),
  story: textInput(4000).default(""),
  policies: textInput(4000).default(""),
};

export const shopProfileInput = z
  .object({
    ...texts,
    name: lineInput(80),
    opening_hours: textInput(500).default(""),
    /** The first day on holiday, and the last one. */
    holiday_from: dayInput,
    holiday_until: dayInput,
    holiday_message: textInput(500).default(""),
    translations: z
      .array(z.object({ language_code: z.string().max(10), ...texts }))
      .max(20)
      .default([]),
  })
  .refine(({ holiday_from: from, holiday_until: until }) => until !== "" || from === "", {
    path: ["holiday_until"],
    message: "This field is required.",
  })
  .refine(({ holiday_from: from, holiday_until: until }) => until === "" || from <= until, {
    path: ["holiday_until"],
    message: "The last day is before the first.",
  });

export const shopImprintInput = postalAddressInput.extend({ vat_number: lineInput(40, 0).default("") });
export const shopImageParameter = z.object({ kind: z.enum(["logo", "banner"]) });

export type ShopProfileInput = z.output<typeof shopProfileInput>;
export type ShopImprintInput = z.output<typeof shopImprintInput>;
export type ShopImage = z.output<typeof shopImageParameter>["kind"];
