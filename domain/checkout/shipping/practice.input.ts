import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { isTrackingTemplate } from "#domain/fulfilment/parcel/carrier.ts";
import { parseClock } from "#shared/clock.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput } from "../../text.input.ts";

const MAX_GRAMS = 1_000_000_000;
const MAX_MILLIMETERS = 10_000;

const sizeInput = z.int().min(1).max(MAX_MILLIMETERS);

export const practiceInput = z.object({
  handling_days: z.int().min(0).max(60),
  /** Such as `14:30`, in the shop's time zone; null: orders count for the day at any time. */
  cut_off: z
    .string()
    .refine((text) => parseClock(text) !== null, "Enter a time such as 14:30.")
    .nullable()
    .default(null),
  /** Cubic centimeters that count as one kilogram, such as 5000; null: size does not matter. */
  volume_divisor: z.int().min(100).max(100_000).nullable().default(null),
  version: recordVersion,
});

export const packageInput = z.object({
  id: idInput.optional(),
  name: lineInput(60),
  length_mm: sizeInput,
  width_mm: sizeInput,
  height_mm: sizeInput,
  empty_grams: z.int().min(0).max(MAX_GRAMS).default(0),
  /** The heaviest goods that it carries; null: any. */
  maximum_grams: z.int().min(1).max(MAX_GRAMS).nullable().default(null),
  version: recordVersion,
});

export const carrierInput = z.object({
  id: idInput.optional(),
  name: lineInput(60),
  /** With `{number}` where the tracking number goes; empty without a tracking page. */
  tracking_link: lineInput(500, 0)
    .default("")
    .refine(
      (link) => link === "" || isTrackingTemplate(link),
      "Enter a link that starts with https:// and contains {number}.",
    ),
  version: recordVersion,
});

/** CSV text; `dry_run`: only reports what would change. */
export const rateTableInput = z.object({ csv: z.string().min(1).max(500_000), dry_run: z.boolean().default(true) });

export type PracticeInput = z.infer<typeof practiceInput>;
export type PackageInput = z.infer<typeof packageInput>;
export type CarrierInput = z.infer<typeof carrierInput>;
export type RateTableInput = z.infer<typeof rateTableInput>;
