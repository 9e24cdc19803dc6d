import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";

/** The color and the values of a variant, such as "Red, S"; empty without choices. */
export function choiceName(
  { colors, attributes }: Pick<ProductChoices, "colors" | "attributes">,
  { colorId, attributeValues }: { colorId: number | null; attributeValues: readonly number[] },
): string {
  const color = colors.find(({ id }) => id === colorId)?.name;
  const values = attributes.flatMap((attribute) =>
    attribute.values.filter(({ id }) => attributeValues.includes(id)).map(({ name }) => name),
  );
  return [color, ...values].filter(Boolean).join(", ");
}
