const keyOf = (userId: number): string => `souk:last-notification:${userId}`;

/** The newest notification that this browser has shown; null if none is known. */
export function readLastNotification(userId: number): number | null {
  try {
    const known = Number(localStorage.getItem(keyOf(userId)) ?? Number.NaN);
    return Number.isInteger(known) && known >= 0 ? known : null;
  } catch {
    return null;
  }
}

export function writeLastNotification(userId: number, id: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(Math.max(id, readLastNotification(userId) ?? 0)));
  } catch {
    // Without storage, this page shows each one once.
  }
}
