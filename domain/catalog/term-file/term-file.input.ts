import * as z from "zod";
import { writtenIdInput } from "#domain/id.input.ts";
import { REFERENCE_LISTS } from "#shared/reference-lists.ts";

export const referenceListParameter = z.object({ list: z.enum(REFERENCE_LISTS) });

export const termImportParameter = referenceListParameter.extend({ id: writtenIdInput });

/** The form's fields other than the file of a list. */
export const termImportFields = {
  dry_run: z.enum(["0", "1"]).default("0"),
  /** A wrong row: leave it out, or import nothing. */
  on_error: z.enum(["skip", "abort"]).default("skip"),
};

export type TermImportOptions = z.infer<z.ZodObject<typeof termImportFields>>;
