import * as z from "zod";

const MAX_ID = 2_147_483_647;
const fromDigits = (value: unknown) => (typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value);
const id = z.preprocess(fromDigits, z.int().min(1).max(MAX_ID));
const optionalId = z.preprocess(
  (value) => (value === null || value === "" ? undefined : fromDigits(value)),
  z.int().min(1).max(MAX_ID).optional(),
);

/** An id in a path or a form. */
export const idInput = id;
export const productViewInput = z.object({ product_id: id });

/** A variant by its properties: one color, one value of each attribute. */
export const variantChoiceInput = z.object({
  product_id: id,
  color_id: optionalId,
  attribute_values: z.preprocess((value) => value ?? undefined, z.array(id).max(20).optional()),
});
