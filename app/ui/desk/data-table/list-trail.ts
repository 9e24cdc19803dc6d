/** Where a user was in a list when they opened one of its rows: kept for this tab. */
export type ListTrail = {
  /** The list's query string. */
  search: string;
  /** The paths of the rows on that page, in their order. */
  paths: string[];
  scroll: { window: number; box: number };
};

const PREFIX = "souk:list:";

export function saveTrail(list: string, trail: ListTrail): void {
  try {
    sessionStorage.setItem(PREFIX + list, JSON.stringify(trail));
  } catch {
    // If storage is full or blocked, the way back leads to the whole list.
  }
}

export function readStoredTrail(list: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + list);
  } catch {
    return null;
  }
}

export function readTrail(stored: string | null): ListTrail | null {
  try {
    const trail = JSON.parse(stored ?? "null") as Partial<ListTrail> | null;
    const isTrail = typeof trail?.search === "string" && Array.isArray(trail.paths) && typeof trail.scroll === "object";
    return isTrail ? (trail as ListTrail) : null;
  } catch {
    return null;
  }
}

/** The rows before and after one in the list that it was opened from. */
export function findNeighbors(trail: ListTrail | null, path: string): { previous: string | null; next: string | null } {
  const at = trail?.paths.indexOf(path) ?? -1;
  if (!trail || at === -1) return { previous: null, next: null };
  return { previous: trail.paths[at - 1] ?? null, next: trail.paths[at + 1] ?? null };
}

/** In the state of the navigation back to a list. */
export const BACK_TO_LIST = { isBackToList: true };

export function isBackToList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isBackToList" in state;
}
