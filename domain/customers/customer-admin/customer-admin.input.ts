import * as z from "zod";

const MAX_ID = 2_147_483_647;
const chosen = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
const id = z.coerce.number().pipe(z.int().min(1).max(MAX_ID));

/** `q`: part of the name or the e-mail address. */
export const customersQuery = z.object({
  q: chosen(
    z
      .string()
      .trim()
      .max(120)
      .regex(/^\P{Cc}*$/u),
  ),
  older_than: chosen(id),
});
export const customerParameter = z.object({ id });

export type CustomersQuery = z.infer<typeof customersQuery>;
