export type Placed = { id: number; parentId: number | null };
export type Place = { parentId: number | null; position: number };
export type Direction = "up" | "down" | "in" | "out";

/** Where a category goes; null if it cannot. `in`: below its previous sibling; `out`: behind its parent. */
export function placeAfter(all: readonly Placed[], id: number, direction: Direction): Place | null {
  const moved = all.find((each) => each.id === id);
  if (!moved) return null;
  const siblings = childrenOf(all, moved.parentId);
  const index = siblings.indexOf(id);
  const before = siblings[index - 1];
  switch (direction) {
    case "up":
      return before === undefined ? null : { parentId: moved.parentId, position: index - 1 };
    case "down":
      return index === siblings.length - 1 ? null : { parentId: moved.parentId, position: index + 1 };
    case "in":
      return before === undefined ? null : { parentId: before, position: childrenOf(all, before).length };
    case "out": {
      const parent = all.find((each) => each.id === moved.parentId);
      if (!parent) return null;
      return { parentId: parent.parentId, position: childrenOf(all, parent.parentId).indexOf(parent.id) + 1 };
    }
  }
}

/** Dropped on another category: before it. Null on itself. */
export function placeBefore(all: readonly Placed[], id: number, targetId: number): Place | null {
  const target = all.find((each) => each.id === targetId);
  if (!target || id === targetId) return null;
  const siblings = childrenOf(all, target.parentId).filter((each) => each !== id);
  return { parentId: target.parentId, position: siblings.indexOf(targetId) };
}

function childrenOf(all: readonly Placed[], parentId: number | null): number[] {
  return all.filter((each) => each.parentId === parentId).map((each) => each.id);
}
