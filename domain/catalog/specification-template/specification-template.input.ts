import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { MAX_SPECIFICATION_ROWS } from "#shared/product-choices.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput } from "../../text.input.ts";

export const templateInput = z.object({
  name: lineInput(80),
  category_id: idInput.nullable().default(null),
  rows: z
    .array(lineInput(80))
    .min(1)
    .max(MAX_SPECIFICATION_ROWS)
    .refine((rows) => new Set(rows).size === rows.length, "Each row needs its own name."),
  /** By language, in the order of `rows`; empty where one is not translated. */
  translations: z.record(z.string().max(5), z.array(lineInput(80, 0)).max(MAX_SPECIFICATION_ROWS)).default({}),
});

export const changeTemplateInput = templateInput.extend({ version: recordVersion });

/** The versions are of the two as they were read. */
export const mergeTemplateInput = z.object({ into_id: idInput, version: recordVersion, into_version: recordVersion });

export type TemplateInput = z.infer<typeof templateInput>;
export type ChangeTemplateInput = z.infer<typeof changeTemplateInput>;
export type MergeTemplateInput = z.infer<typeof mergeTemplateInput>;
