/** Local storage for the visitor; empty if the browser does not allow it. */
export function readLocally(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The shop asks for consent to store preferences, and the visitor has not given it. */
let isLimited = false;

export function limitLocalStorage(isWanted: boolean): void {
  isLimited = isWanted;
}

/** Null removes the value. */
export function keepLocally(name: string, value: string | null): void {
  try {
    if (value === null || isLimited) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // If storage is full or blocked, the value lasts only as long as the page.
  }
}
