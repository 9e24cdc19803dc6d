const HOUR_MILLISECONDS = 3_600_000;

/** How long the link to the new address works. */
export const CONFIRM_HOURS = 24;
/** How long the old address can take it back. */
export const UNDO_DAYS = 7;

export function confirmEnd(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_HOURS * HOUR_MILLISECONDS);
}

/** What happened before this instant can no longer be taken back. */
export function undoStart(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * 24 * HOUR_MILLISECONDS);
}

export type EmailChange = {
  id: number;
  customerId: number;
  oldEmail: string;
  newEmail: string;
  confirmedAt: Date | null;
};

/** What waits for its link to be opened; an ISO instant. */
export type OpenEmailChange = { email: string; expiresAt: string };
