import { addMissingCategories } from "../category-admin/add-missing-categories.ts";
import { addMissingBrands, addMissingColors } from "../term-admin/add-missing-brands.ts";
import type { Context } from "../../context.ts";
import type { FileProduct } from "./import.ts";
import { attributeOptionsOf, COLOR_OPTIONS, keyOf, PLACEHOLDER } from "./import-terms.ts";
import { addOptions } from "./import-write.repository.ts";
import type { WaitingImport } from "./import.repository.ts";
import { insertImportedTerms } from "./undo-import.repository.ts";
import { isName, type Wanted } from "./product-to-import.ts";
import { shadeOf } from "./shade-of.ts";

/** Creates the terms that an imported shop needs, and records them for an undo. Only the operator's import adds categories and brands. */
export async function makeTerms(
  ctx: Context,
  { id, isByOperator, categoryId }: WaitingImport,
  products: readonly FileProduct[],
  { terms }: Pick<Wanted, "terms">,
): Promise<void> {
  const colors = products.flatMap(({ variants }) =>
    variants.flatMap(({ options }) => options.filter(({ name }) => COLOR_OPTIONS.has(keyOf(name)))),
  );
  const madeColors = await addMissingColors(
    ctx,
    distinct(colors.map(({ value }) => value))
      .filter((name) => isName(name) && terms.colorOf(name) === PLACEHOLDER)
      .map((name) => ({ name, hex: shadeOf(name)! })),
  );
  await insertImportedTerms(ctx, id, "color", madeColors);
  if (!isByOperator) return;
  const madeBrands = await addMissingBrands(
    ctx,
    distinct(products.map(({ brand }) => brand)).filter((name) => isName(name) && terms.brandOf(name) === null),
  );
  await insertImportedTerms(ctx, id, "brand", madeBrands);
  const homeless = products.filter(({ categories }) => categories.every((path) => terms.categoryOf(path) === null));
  if (categoryId !== null) return;
  const madeCategories = await addMissingCategories(
    ctx,
    homeless.map(({ ownCategory }) => ownCategory).filter((path) => path.length > 0 && path.every(isName)),
  );
  await insertImportedTerms(ctx, id, "category", madeCategories);
}

/** Adds the attributes and values that products need, and records them for an undo. Returns whether they need any. */
export async function makeOptions(
  ctx: Context,
  { id }: Pick<WaitingImport, "id">,
  products: readonly FileProduct[],
  { terms }: Pick<Wanted, "terms">,
): Promise<boolean> {
  const options = attributeOptionsOf(products, terms);
  if (options.length === 0) return false;
  const made = await addOptions(ctx, options);
  await insertImportedTerms(ctx, id, "attribute", made.attributes);
  await insertImportedTerms(ctx, id, "attribute_value", made.values);
  return true;
}

function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}
