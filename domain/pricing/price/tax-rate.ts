/** The key of a class in a category with a rate of its own. */
export function categoryTaxKey(categoryId: number, taxClassCode: string): string {
  return `${categoryId}/${taxClassCode}`;
}

/** The rate of goods of a class in a category; null if they are not taxed. */
export function rateIn(rates: ReadonlyMap<string, number>, taxClassCode: string, categoryId?: number): number | null {
  const own = categoryId === undefined ? undefined : rates.get(categoryTaxKey(categoryId, taxClassCode));
  return own ?? rates.get(taxClassCode) ?? null;
}
