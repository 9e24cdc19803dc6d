/** Two pages of a list as one; a product that moved from one page to the other meanwhile is there once. */
export function mergeById<Item extends { id: number }>(first: readonly Item[], then: readonly Item[]): Item[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}
