import type { ComparedProduct } from "#domain/cart/compare/compare.ts";

export type ComparisonRow = {
  name: string;
  /** One for each product, in their order; null where a product says nothing of it. */
  values: (string | null)[];
  isDifferent: boolean;
};

type Told = readonly { name: string; value: string }[];

/** What the products say of themselves, united by name: choices first, then the specification, each in the order of first mention. */
export function comparisonRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  const rows = new Map<string, ComparisonRow>();
  const write = (index: number, told: Told) => {
    // What can be chosen says more than the specification's row of the same name.
    const known = new Set([...rows].filter(([, { values }]) => values[index] !== null).map(([key]) => key));
    for (const { name, value } of told) {
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

/** A product that says nothing of it differs from one that does. */
export function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}
