import type { ComparedProduct } from "#domain/compare/compare.ts";

export type ComparisonRow = {
  name: string;
  /** One for each product, in their order; null where a product says nothing of it. */
  values: (string | null)[];
  isDifferent: boolean;
};

/** What the products say of themselves, united by name: choices first, then the specification, each in the order of first mention. */
export function comparisonRows(products: readonly ComparedProduct[]): ComparisonRow[] {
  return [
    ...unite(products.map(({ attributes }) => attributes)),
    ...unite(products.map(({ specification }) => specification)),
  ];
}

function unite(told: readonly (readonly { name: string; value: string }[])[]): ComparisonRow[] {
  const rows = new Map<string, ComparisonRow>();
  for (const [index, facts] of told.entries())
    for (const { name, value } of facts) {
      const key = name.trim().toLocaleLowerCase();
      const row = rows.get(key) ?? { name, values: told.map(() => null), isDifferent: false };
      row.values[index] = row.values[index] === null ? value : `${row.values[index]}, ${value}`;
      rows.set(key, row);
    }
  return [...rows.values()].map((row) => ({ ...row, isDifferent: areDifferent(row.values) }));
}

/** A product that says nothing of it differs from one that does. */
export function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}
