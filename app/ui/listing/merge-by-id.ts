/** Merges two pages of a list; a product that has moved between them appears once. */
export function mergeById<Item extends { id: number }>(first: readonly Item[], then: readonly Item[]): Item[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}
