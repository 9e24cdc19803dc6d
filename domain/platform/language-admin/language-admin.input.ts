import * as z from "zod";
import { TEXT_FILTERS } from "#shared/language-choices.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_TEXTS = 2_000;

export const languageParameter = z.object({ code: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/) });

const fields = {
  name: lineInput(40),
  direction: z.enum(["ltr", "rtl"]),
  /** The country whose flag represents it, such as `fr`. */
  flag: z.string().regex(/^[a-z]{2}$/),
  is_active: z.boolean(),
};

export const newLanguageInput = languageParameter.extend(fields);
export const changeLanguageInput = z.object({ ...fields, version: recordVersion });

/** A filter form sends an empty value for no choice. */
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

export const languageTextsQuery = z.object({
  state: chosen(z.enum(TEXT_FILTERS).default("all")),
  q: z
    .string()
    .max(120)
    .regex(/^\P{Cc}*$/u)
    .default(""),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

const textsByKeyword = z
  .record(z.string().min(1).max(1_000), textInput(2_000))
  .refine((texts) => Object.keys(texts).length <= MAX_TEXTS);

/** By keyword; an empty text restores the built-in translation. */
export const languageTextsInput = z.object({
  texts: textsByKeyword,
  /** The same sentences as they were read. Absent: changes by others are overwritten. */
  known: textsByKeyword.optional(),
});

export type NewLanguageInput = z.infer<typeof newLanguageInput>;
export type ChangeLanguageInput = z.infer<typeof changeLanguageInput>;
export type LanguageTextsInput = z.infer<typeof languageTextsInput>;
export type LanguageTextsQuery = z.infer<typeof languageTextsQuery>;
