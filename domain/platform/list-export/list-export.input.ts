import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { EXPORT_LISTS } from "#shared/list/export-columns.ts";
import { EXPORT_FORMATS } from "./list-export.ts";

const MAX_IDS = 10_000;

/**
 * What an export holds: `ids`, or all rows that match `filter`, a list's query string; no columns: all of them. The
 * columns of products may name a language, such as `name:es`.
 */
export const exportInput = z
  .object({
    list: z.enum(EXPORT_LISTS),
    ids: z.array(idInput).min(1).max(MAX_IDS).optional(),
    filter: z.string().max(4_000).optional(),
    format: z.enum(EXPORT_FORMATS).default("csv"),
    columns: z
      .array(z.string().regex(/^[a-z0-9_]{1,40}(:[a-z]{2})?$/))
      .max(200)
      .default([]),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ["ids"],
    message: "Choose one of the options.",
  });

export type ExportInput = z.infer<typeof exportInput>;
