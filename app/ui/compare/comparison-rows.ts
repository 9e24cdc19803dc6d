import type { ComparedProduct } from "#domain/cart/compare/compare.ts";

export type ComparisonRow = {
  name: string;
  /** One value per product, in order; null if the product has none. */
  values: (string | null)[];
  isDifferent: boolean;
};

type Features = readonly { name: string; value: string }[];

/** The attributes of all products, merged by name: choices first, then the specification, each in order of first appearance. */
export function comparisonRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  const rows = new Map<string, ComparisonRow>();
  const write = (index: number, features: Features) => {
    // A choice replaces the specification row of the same name.
    const known = new Set([...rows].filter(([, { values }]) => values[index] !== null).map(([key]) => key));
    for (const { name, value } of features) {
      const key = name.trim().toLocaleLowerCase();
      if (known.has(key)) continue;
      const row = rows.get(key) ?? { name, values: products.map(() => null), isDifferent: false };
      row.values[index] = row.values[index] === null ? value : `${row.values[index]}, ${value}`;
      rows.set(key, row);
    }
  };
  for (const [index, { attributes }] of products.entries()) write(index, attributes);
  for (const [index, { specification }] of products.entries()) write(index, specification);
  return [...rows.values()].map((row) => ({ ...row, isDifferent: areDifferent(row.values) }));
}

/** A product with a value differs from one without. */
export function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}
