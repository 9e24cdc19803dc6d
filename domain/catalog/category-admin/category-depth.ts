type Node = { id: number; parentId: number | null };

/** How many categories are on the path from the top to this one, itself included; 0 for null. */
export function depthOf(all: readonly Node[], id: number | null): number {
  const known = new Map(all.map((each) => [each.id, each]));
  let depth = 0;
  for (let at = id; at !== null; at = known.get(at)?.parentId ?? null) depth += 1;
  return depth;
}

/** Its id and those of all categories below it. */
export function branchOf(all: readonly Node[], id: number): number[] {
  return [id, ...all.filter(({ parentId }) => parentId === id).flatMap((child) => branchOf(all, child.id))];
}

/** The depth of the category's subtree, itself included. */
export function heightOf(all: readonly Node[], id: number): number {
  const below = all.filter(({ parentId }) => parentId === id).map((child) => heightOf(all, child.id));
  return 1 + Math.max(0, ...below);
}
