import * as z from "zod";
import { formIdInput, idInput } from "../../id.input.ts";
import { fromDigits } from "../../text.input.ts";
const optionalId = z.preprocess(
  (value) => (value === null || value === "" ? undefined : fromDigits(value)),
  idInput.optional(),
);

export const productViewInput = z.object({ product_id: formIdInput });

/** A variant by its properties: one color, one value of each attribute. */
export const variantChoiceInput = z.object({
  product_id: formIdInput,
  color_id: optionalId,
  attribute_values: z.preprocess((value) => value ?? undefined, z.array(formIdInput).max(20).optional()),
});
