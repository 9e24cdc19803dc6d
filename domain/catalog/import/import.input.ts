import * as z from "zod";
import { IMPORT_FORMATS } from "./import.ts";

const MAX_ID = 2_147_483_647;
const id = z.coerce.number().int().min(1).max(MAX_ID);

/** The fields beside the file. `category_id`: of products whose category this shop doesn't have. */
export const importFields = {
  dry_run: z.enum(["0", "1"]).default("0"),
  /** A wrong row: leave its product out, or import nothing. */
  on_error: z.enum(["skip", "abort"]).default("skip"),
  format: z.enum(["auto", ...IMPORT_FORMATS]).default("auto"),
  category_id: z.preprocess((value) => (value === "" ? undefined : value), id.optional()),
};
export const shopImportFields = { ...importFields, shop_id: id };

export const importParameter = z.object({ id });

export type ImportOptions = z.infer<z.ZodObject<typeof importFields>>;
