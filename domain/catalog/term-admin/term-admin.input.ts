import * as z from "zod";
import { idInput, writtenIdInput } from "#domain/id.input.ts";
import { bulkInput } from "#domain/platform/list/list.input.ts";
import { VALUE_LIST } from "#shared/list/desk-lists.ts";
import { TERM_KINDS } from "#shared/term-kinds.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput } from "../../text.input.ts";

const SLUG = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;
const FILE_NAME = /^[\w-]{1,150}\.(webp|jpg|jpeg|png|avif|gif)$/;
const HEX = /^(#[0-9a-f]{6})?$/;

export const termKindParameter = z.object({ kind: z.enum(TERM_KINDS) });
export const termParameter = termKindParameter.extend({ id: writtenIdInput });

/** Fields that a kind does not have are ignored. */
export const termInput = z.object({
  name: lineInput(80),
  /** Of a brand; empty: made from the name. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(120)
    .refine((text) => SLUG.test(text), "Use letters a to z, digits and hyphens.")
    .default(""),
  image: z.string().regex(FILE_NAME).nullable().default(null),
  hex: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => HEX.test(text), "Enter a color such as #0b6360.")
    .default(""),
  /** The attribute of a new value. */
  attribute_id: idInput.nullable().default(null),
  /** Of an attribute: the page that helps to choose. */
  guide_page_id: idInput.nullable().default(null),
  translations: z.record(z.string().max(5), lineInput(80, 0)).default({}),
});
export const changeTermInput = termInput.extend({ version: recordVersion });
export const mergeTermInput = z.object({ into_id: idInput });

/** `into_id`: what the selected ones are merged into. */
export const bulkTermsInput = bulkInput(VALUE_LIST, ["delete", "merge"])
  .safeExtend({ into_id: idInput.optional() })
  .refine(({ action, into_id }) => action !== "merge" || into_id !== undefined, {
    path: ["into_id"],
    message: "Choose one of the options.",
  });

export type TermInput = z.infer<typeof termInput>;
export type ChangeTermInput = z.infer<typeof changeTermInput>;
