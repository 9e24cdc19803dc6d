export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_item, index) => index !== from);
  return rest.toSpliced(to, 0, items[from]!);
}
