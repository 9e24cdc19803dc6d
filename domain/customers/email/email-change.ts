const HOUR_MILLISECONDS = 3_600_000;

/** The lifetime of the link to the new address. */
export const CONFIRM_HOURS = 24;
/** The period in which the old address can undo the change. */
export const UNDO_DAYS = 7;

export function confirmEnd(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_HOURS * HOUR_MILLISECONDS);
}

/** Changes before this instant can no longer be undone. */
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

/** A change that awaits confirmation; an ISO instant. */
export type OpenEmailChange = { email: string; expiresAt: string };
