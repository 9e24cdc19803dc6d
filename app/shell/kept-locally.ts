/** What this browser keeps for the visitor; where it may keep nothing there is nothing. */
export function readLocally(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepLocally(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A full or forbidden store only means that it is forgotten with the page.
  }
}
