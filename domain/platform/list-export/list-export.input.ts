import * as z from "zod";
import type { ListDefinition } from "#shared/list/list.ts";
import { isListSelection } from "../list/list.input.ts";
import { EXPORT_FORMATS } from "./list-export.ts";

const MAX_ID = 2_147_483_647;
const MAX_IDS = 10_000;

/** What an export holds: `ids`, or all rows that match `filter`, a list's query string; no columns: all of them. */
export function exportInput(definition: ListDefinition, column: z.ZodType<string>) {
  return z
    .object({
      ids: z.array(z.int().min(1).max(MAX_ID)).min(1).max(MAX_IDS).optional(),
      filter: z
        .string()
        .max(4_000)
        .refine((text) => isListSelection(definition, text))
        .optional(),
      format: z.enum(EXPORT_FORMATS).default("csv"),
      columns: z.array(column).max(200).default([]),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ["ids"],
      message: "Choose one of the options.",
    });
}

export const exportParameter = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

export type ExportInput = z.infer<ReturnType<typeof exportInput>>;
