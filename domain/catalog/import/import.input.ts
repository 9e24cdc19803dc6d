import * as z from "zod";
import { writtenIdInput } from "#domain/id.input.ts";
import { lineInput } from "../../text.input.ts";
import { IMPORT_FORMATS } from "./import.ts";

const MAX_MAPPING_LENGTH = 8_000;
const MAX_MAPPED_COLUMNS = 120;

/** Which column of a file is which of Souk's: `{ sku: "Artikelnummer" }`. */
const mapping = z
  .record(z.string().regex(/^[a-z0-9_]{1,40}(:[a-z]{2})?$/), lineInput(120, 0))
  .refine((columns) => Object.keys(columns).length <= MAX_MAPPED_COLUMNS);

const mappingText = z
  .string()
  .max(MAX_MAPPING_LENGTH)
  .transform((text, ctx) => {
    if (text.trim() === "") return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      ctx.addIssue({ code: "custom", message: "This value isn't valid." });
      return z.NEVER;
    }
  })
  .pipe(mapping.nullable());

/** The form's fields other than the file. `category_id`: of products whose category this shop doesn't have. */
export const importFields = {
  dry_run: z.enum(["0", "1"]).default("0"),
  /** A wrong row: leave its product out, or import nothing. */
  on_error: z.enum(["skip", "abort"]).default("skip"),
  /** Publish what is published where the file comes from, and make colors; the operator's import makes categories and brands too. */
  whole_shop: z.enum(["0", "1"]).default("0"),
  format: z.enum(["auto", ...IMPORT_FORMATS]).default("auto"),
  category_id: z.preprocess((value) => (value === "" ? undefined : value), writtenIdInput.optional()),
  /** JSON; the format is Souk's then. */
  mapping: mappingText.optional(),
};
export const shopImportFields = { ...importFields, shop_id: writtenIdInput };

export const shopOfImports = z.object({
  shop_id: z.preprocess((value) => (value === "" ? undefined : value), writtenIdInput.optional()),
});

export const newTemplateInput = z.object({ name: lineInput(80), mapping });
export const newShopTemplateInput = newTemplateInput.extend({ shop_id: writtenIdInput });

export type ImportOptions = z.infer<z.ZodObject<typeof importFields>>;
