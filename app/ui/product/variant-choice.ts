import type { ProductAttribute, ProductColor, ProductVariant } from "#domain/catalog/product/product.ts";

/** The product data that a chooser needs. */
export type Choosable = {
  colors: readonly ProductColor[];
  attributes: readonly ProductAttribute[];
  variants: readonly ProductVariant[];
};

/** `impossible`: no variant has it with the rest of the selection; `sold_out`: one has, but is out of stock. */
export type OptionState = "available" | "sold_out" | "impossible";

export type ChoiceOption = { id: number; name: string; hex: string | null };
/** What has to be chosen: the color (`color`), or an attribute (its id). */
export type ChoiceAxis = {
  key: string;
  kind: "color" | "attribute";
  name: string;
  /** The address of a page that helps to choose. */
  guide: string | null;
  options: ChoiceOption[];
};

/** The selected option per axis, by the axis key. */
export type VariantChoice = Readonly<Record<string, number>>;

export function axesOf(product: Choosable, colorName: string): ChoiceAxis[] {
  const colorIds = new Set(product.variants.map((variant) => variant.colorId));
  const valueIds = new Set(product.variants.flatMap((variant) => variant.attributeValues));
  const colors = product.colors.filter(({ id }) => colorIds.has(id));
  const colorAxis: ChoiceAxis = { key: "color", kind: "color", name: colorName, guide: null, options: colors };
  const attributeAxes = product.attributes.map<ChoiceAxis>(({ id, name, guide, values }) => ({
    key: String(id),
    kind: "attribute",
    name,
    guide,
    options: values.filter((value) => valueIds.has(value.id)).map((value) => ({ ...value, hex: null })),
  }));
  return [colorAxis, ...attributeAxes].filter(({ options }) => options.length > 0);
}

/** The initial selection: the variant in the URL, else every axis without an alternative, and the color that is shown. */
export function firstChoice(product: Choosable, axes: readonly ChoiceAxis[], variantId: number | null): VariantChoice {
  const wanted = product.variants.find(({ id }) => id === variantId);
  if (wanted) return choiceOf(axes, wanted);
  const lead = leadVariant(product.variants);
  const choice: Record<string, number> = {};
  for (const axis of axes) {
    const option = axis.options.length === 1 ? axis.options[0]!.id : axis.kind === "color" ? lead?.colorId : undefined;
    if (option) choice[axis.key] = option;
  }
  return choice;
}

/** The variant whose price a list shows: the cheapest one in stock. */
export function leadVariant(variants: readonly ProductVariant[]): ProductVariant | undefined {
  return variants.toSorted(
    (one, other) =>
      Number(other.currentStock > 0) - Number(one.currentStock > 0) || one.price.amount - other.price.amount,
  )[0];
}

export function choiceOf(axes: readonly ChoiceAxis[], variant: ProductVariant): VariantChoice {
  const choice: Record<string, number> = {};
  for (const axis of axes) {
    const option = axis.options.find(({ id }) => has(variant, axis, id));
    if (option) choice[axis.key] = option.id;
  }
  return choice;
}

function has(variant: ProductVariant, axis: ChoiceAxis, optionId: number): boolean {
  return axis.kind === "color" ? variant.colorId === optionId : variant.attributeValues.includes(optionId);
}

/** The variants that match the whole selection. */
export function matchingVariants(
  product: Choosable,
  axes: readonly ChoiceAxis[],
  choice: VariantChoice,
): ProductVariant[] {
  return product.variants.filter((variant) =>
    axes.every((axis) => choice[axis.key] === undefined || has(variant, axis, choice[axis.key]!)),
  );
}

/** The axes without a selection. */
export function openAxes(axes: readonly ChoiceAxis[], choice: VariantChoice): ChoiceAxis[] {
  return axes.filter(({ key }) => choice[key] === undefined);
}

/** The selected variant; null until the selection is complete. */
export function chosenVariant(
  product: Choosable,
  axes: readonly ChoiceAxis[],
  choice: VariantChoice,
): ProductVariant | null {
  if (openAxes(axes, choice).length > 0) return null;
  return matchingVariants(product, axes, choice)[0] ?? null;
}

export function optionState(
  product: Choosable,
  axes: readonly ChoiceAxis[],
  choice: VariantChoice,
  axis: ChoiceAxis,
  optionId: number,
): OptionState {
  const found = matchingVariants(product, axes, { ...choice, [axis.key]: optionId });
  if (found.length === 0) return "impossible";
  return found.some(({ currentStock }) => currentStock > 0) ? "available" : "sold_out";
}

/** Selects an option; keeps those other selections that exist together with it. */
export function withOption(
  product: Choosable,
  axes: readonly ChoiceAxis[],
  choice: VariantChoice,
  axis: ChoiceAxis,
  optionId: number,
): VariantChoice {
  let kept: VariantChoice = { [axis.key]: optionId };
  for (const other of axes) {
    if (other.key === axis.key || choice[other.key] === undefined) continue;
    const more = { ...kept, [other.key]: choice[other.key]! };
    if (matchingVariants(product, axes, more).length > 0) kept = more;
  }
  return kept;
}

/** How many units can be added: between the product's minimum and maximum, and within stock. */
export function quantityRange(
  product: { minimumOrderQuantity: number; maximumOrderQuantity: number | null },
  currentStock: number,
): { min: number; max: number } {
  const min = product.minimumOrderQuantity;
  const max = Math.min(currentStock, product.maximumOrderQuantity ?? currentStock);
  return { min, max: Math.max(max, 0) };
}
