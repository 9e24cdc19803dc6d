import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { AddToCartInput } from "./cart.input.ts";
import type { OfferedVariant } from "./cart-product.repository.ts";

export type VariantFailure = Failure<"product_gone" | "not_found"> | { code: "variant_missing" };

/** The variant that the product form selects, by its id or by color and attribute values. */
export function chooseVariant(
  offered: readonly OfferedVariant[],
  input: AddToCartInput,
): Result<OfferedVariant, VariantFailure> {
  const first = offered[0];
  if (!first) return failure({ code: "product_gone" });
  if (!first.hasVariant) return success(first);
  const isChosen =
    input.variants_ids !== undefined || input.color_id !== undefined || (input.attribute_values ?? []).length > 0;
  if (!isChosen) return failure({ code: "variant_missing" });
  const combination = (input.attribute_values ?? []).toSorted((one, other) => one - other).join("-");
  const variant = offered.find((each) =>
    input.variants_ids === undefined
      ? each.colorId === (input.color_id ?? null) && each.combination === combination
      : each.variantId === input.variants_ids,
  );
  return variant ? success(variant) : failure({ code: "not_found" });
}
