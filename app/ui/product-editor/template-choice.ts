import type { CategoryChoice, ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { type EditedProduct, NO_TEXTS } from "./editor-state.ts";

type Template = ProductChoices["templates"][number];
type Row = EditedProduct["specification"][number];

/** Those of the product's category and of the ones above it, the nearest first; then those for any; the others last. */
export function sortTemplates(
  templates: readonly Template[],
  categories: readonly CategoryChoice[],
  categoryId: string,
): Template[] {
  const lineage = lineageIn(categories, Number(categoryId));
  const rank = ({ categoryId: id }: Template) => {
    if (id === null) return lineage.length;
    const place = lineage.indexOf(id);
    return place === -1 ? lineage.length + 1 : place;
  };
  return templates.toSorted((one, other) => rank(one) - rank(other));
}

/** Adds the rows that the product lacks, in each language into which they are translated. */
export function withTemplate(
  product: EditedProduct,
  template: Template,
): Pick<EditedProduct, "specification" | "translations"> {
  const translated = template.translations.map(({ language, rows }) => {
    const texts = product.translations[language] ?? NO_TEXTS;
    return [language, { ...texts, specification: addRows(texts.specification, rows) }] as const;
  });
  return {
    specification: addRows(product.specification, template.rows),
    translations: { ...product.translations, ...Object.fromEntries(translated) },
  };
}

function addRows(rows: readonly Row[], names: readonly string[]): Row[] {
  const known = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  const missing = names.filter((name) => name !== "" && !known.has(name.toLowerCase()));
  return [...rows, ...missing.map((name) => ({ name, value: "" }))];
}

/** From the category to the top; the list has each category before those below it. */
export function lineageIn(categories: readonly CategoryChoice[], id: number): number[] {
  const place = categories.findIndex((category) => category.id === id);
  const lineage: number[] = [];
  let depth = Infinity;
  for (const category of categories.slice(0, place + 1).toReversed()) {
    if (category.depth >= depth) continue;
    lineage.push(category.id);
    depth = category.depth;
  }
  return lineage;
}
