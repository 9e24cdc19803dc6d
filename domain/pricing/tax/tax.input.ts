import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { parsePercent } from "#shared/percent.ts";
import { readShopTime } from "#shared/shop-time.ts";
import { lineInput } from "../../text.input.ts";
import { recordVersion } from "../../record-version.ts";

const MAX_CLASSES = 20;

const classCode = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** Empty: no tax; the class of delivery needs a rate, which may be 0. */
const rateInput = z
  .string()
  .trim()
  .max(10)
  .refine((text) => text === "" || parsePercent(text) !== null, "Enter a percentage from 0 to 100.");

export const taxClassInput = z.object({ name: lineInput(60) });
export const taxClassChange = taxClassInput.extend({ version: recordVersion });
/** As read with what is removed. */
export const taxRemovalQuery = z.object({ version: recordVersion });
export const taxClassParameter = z.object({ code: classCode });

/** `rates`: the country's rate for each class; an omitted class is unchanged. */
export const taxRatesInput = z.object({
  country_code: countryCode,
  /** Further countries that get the same rates, such as those of a region. */
  also: z.array(countryCode).max(300).optional(),
  name: lineInput(60),
  rates: z
    .array(z.object({ tax_class_code: classCode, rate: rateInput }))
    .min(1)
    .max(MAX_CLASSES),
  version: recordVersion,
});

/** Such as `2026-07-01T00:00` in the shop's time zone; with a Z at its end in UTC. */
const timeInput = z
  .string()
  .max(30)
  .refine((text) => readShopTime(text, "UTC") !== null, "Enter a date and time.")
  .nullable()
  .default(null);

/** A rate that differs from the country's. */
export const taxExceptionInput = z
  .object({
    /** The exception to change; absent for a new one. */
    id: idInput.optional(),
    name: lineInput(60),
    country_code: countryCode,
    /** Empty: the whole country. */
    state: lineInput(100, 0).default(""),
    /** With all categories below it; null: every category. */
    category_id: idInput.nullable().default(null),
    /** Null: every class. */
    tax_class_code: classCode.nullable().default(null),
    rate: rateInput.refine((text) => text !== "", "Enter a percentage from 0 to 100."),
    starts_at: timeInput,
    ends_at: timeInput,
    version: recordVersion,
  })
  .refine((each) => each.state || each.category_id || each.starts_at || each.ends_at, {
    path: ["state"],
    message: "Choose a state, a category or dates. Rates for the whole country are set with the country.",
  });

const amountInput = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,4})?$/, "Enter an amount.")
  .nullable()
  .default(null);

/** The amounts above which a country is taxed, in major units of the base currency; all null: everything is taxed. */
export const taxThresholdInput = z.object({
  country_code: countryCode,
  /** Orders with goods worth less are not taxed. */
  order_amount: amountInput,
  /** Sales of a year from which on the country is taxed. */
  yearly_amount: amountInput,
  below: z.enum(["none", "home"]).default("none"),
  version: recordVersion,
});

export const taxWayInput = z.object({
  tax_display: z.enum(["before_tax", "after_tax"]),
  tax_base: z.enum(["product_base", "order_base"]),
  version: recordVersion,
});

export const taxCountryParameter = z.object({ country: countryCode });

/** `country`: the destination of the examples. */
export const taxesQuery = z.object({ country: countryCode.optional() });

export type TaxRatesInput = z.infer<typeof taxRatesInput>;
export type TaxWayInput = z.infer<typeof taxWayInput>;
export type TaxesQuery = z.infer<typeof taxesQuery>;
export type TaxExceptionInput = z.infer<typeof taxExceptionInput>;
export type TaxThresholdInput = z.infer<typeof taxThresholdInput>;
